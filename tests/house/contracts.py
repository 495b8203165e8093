"""A kind of import contract that import-linter lacks: only one place may know both of two modules."""

from __future__ import annotations

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output


class OneKnowsBothContract(Contract):
    """No module but `knower`, or one inside it, imports both `one` and `other` directly."""

    type_name = "one_knows_both"

    one = fields.StringField()
    other = fields.StringField()
    knower = fields.StringField()

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        both = _importers(graph, str(self.one)) & _importers(graph, str(self.other))
        knower = str(self.knower)
        others = sorted(name for name in both if not f"{name}.".startswith(f"{knower}."))
        return ContractCheck(kept=not others, metadata={"others": others})

    def render_broken_contract(self, check: ContractCheck) -> None:
        for name in check.metadata["others"]:
            output.print_error(f"{name} imports both {self.one} and {self.other}; only {self.knower} may.")


def _importers(graph: ImportGraph, module: str) -> set[str]:
    """Return the modules that import it or anything inside it."""
    if module not in graph.modules:
        return set()
    wanted = {module} | graph.find_descendants(module)
    return {name for each in wanted for name in graph.find_modules_that_directly_import(each)} - wanted
