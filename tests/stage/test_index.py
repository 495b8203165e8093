"""The docstring of the package is its index."""

from __future__ import annotations

import re
from pkgutil import iter_modules

from wotrush import stage


def test_every_module_is_in_the_index() -> None:
    assert stage.__doc__ is not None
    named = set(re.findall(r"\w+", stage.__doc__))
    assert [module.name for module in iter_modules(stage.__path__) if module.name not in named] == []
