"""The answer to whoever asks for the analysis of a match. Its types have a file of their own on the page's side."""

from __future__ import annotations

from msgspec import Struct

from yamclub.coach.report import Analysis


class AnalysisDone(Struct, frozen=True, tag="done", tag_field="status"):
    """The analysis, made once and kept with the match."""

    analysis: Analysis


class AnalysisWorking(Struct, frozen=True, tag="working", tag_field="status"):
    """It is being made, or waits for others: ask again in a second."""

    done: int
    """So many steps of the match were looked at."""
    of: int
    """All of them; 0 while that is not known."""


AnalysisAnswer = AnalysisDone | AnalysisWorking
