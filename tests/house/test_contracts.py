"""The project's own kind of import contract breaks if a third module knows both."""

import grimp
import pytest

from tests.house.contracts import OneKnowsBothContract


@pytest.mark.parametrize(
    ("importers", "kept"),
    [
        ({"a.choreography": ["a.events", "a.tween"]}, True),
        ({"a.choreography.hits": ["a.events", "a.tween"]}, True),
        ({"a.log": ["a.events"], "a.menu": ["a.tween"]}, True),
        ({"a.table": ["a.events", "a.tween"]}, False),
        ({"a.choreographyish": ["a.events", "a.tween.sequence"]}, False),
    ],
)
def test_only_the_knower_and_what_is_inside_it_may_import_both(
    importers: dict[str, list[str]], kept: bool
) -> None:
    graph = grimp.ImportGraph()
    for name in ("a", "a.events", "a.tween", "a.tween.sequence", "a.choreography"):
        graph.add_module(name)
    for importer, imported in importers.items():
        for each in imported:
            graph.add_import(importer=importer, imported=each)
    options = {"one": "a.events", "other": "a.tween", "knower": "a.choreography"}
    contract = OneKnowsBothContract("name", {}, options)
    assert contract.check(graph, verbose=False).kept is kept
