"""Opponents that know Rush."""

from __future__ import annotations

from collections.abc import Mapping

from wotrush.ai.agent import AgentFactory


def agents() -> Mapping[str, AgentFactory]:
    """By the name under which players and commands know them; imported when asked for."""
    from wotrush.ai.rush.greedy import Greedy
    from wotrush.ai.rush.recruit import Recruit
    from wotrush.ai.rush.regular import Regular

    return {"recruit": Recruit, "greedy": Greedy, "regular": Regular}
