"""An analysis as one HTML file that any browser opens: no scripts, nothing from elsewhere."""

from yamclub.cli.report.file import NewFile
from yamclub.cli.report.page import report_page

__all__ = ["NewFile", "report_page"]
