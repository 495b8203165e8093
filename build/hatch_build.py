"""Build hook: compiles the languages, and puts them and the assets inside the package of a wheel."""

from __future__ import annotations

import runpy
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CatalogueHook(BuildHookInterface[Any]):
    """Runs before hatchling packs a wheel (version "standard") or links a checkout ("editable")."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        compile_catalogue = runpy.run_path(f"{self.root}/wotrush/catalogues.py")["compile_catalogue"]
        sources = sorted(Path(self.root, "locales").glob("*/LC_MESSAGES/*.po"))
        if version == "editable":
            for source in sources:
                source.with_suffix(".mo").write_bytes(compile_catalogue(source))
            return
        self.scratch = tempfile.TemporaryDirectory()
        included = build_data["force_include"]
        for asset in sorted(Path(self.root, "assets").rglob("*")):
            if asset.is_file() and asset.suffix not in (".py", ".pyc"):  # the sounds' recipes stay at home
                included[str(asset)] = f"wotrush/{asset.relative_to(self.root).as_posix()}"
        for source in sources:
            inside = source.relative_to(self.root).with_suffix(".mo")
            compiled = Path(self.scratch.name, *inside.parts)
            compiled.parent.mkdir(parents=True)
            compiled.write_bytes(compile_catalogue(source))
            included[str(compiled)] = f"wotrush/{inside.as_posix()}"
