"""What players report to whoever runs the server: a row of `settings` with all reports that are not handled yet."""

from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import Connection

from gunsteel.server.store.stored_settings import read_setting, write_setting

REPORTS = "reports"
# Reports that nobody has handled: in all, and of one person.
MOST_REPORTS = 500
MOST_REPORTS_EACH = 10


class PlayerReport(Struct, frozen=True):
    """`by` and `whom` are people as their cookies name them; `message` is the number for `unsay`."""

    at: float
    table: str
    by: str
    whom: str
    name: str
    seat: int
    reason: str = ""
    message: int | None = None
    said: str | None = None
    number: int = 0


class Reports(Struct):
    """`last` is the number of the newest report that there ever was."""

    last: int = 0
    open: list[PlayerReport] = []


def reports_of(connection: Connection) -> Reports:
    found: Reports = read_setting(connection, REPORTS, Reports, Reports())
    return found


def add_report(connection: Connection, report: PlayerReport) -> bool:
    """Whether there was room for it."""
    reports = reports_of(connection)
    mine = sum(other.by == report.by for other in reports.open)
    if len(reports.open) >= MOST_REPORTS or mine >= MOST_REPORTS_EACH:
        return False
    number = reports.last + 1
    write_setting(connection, REPORTS, Reports(number, [*reports.open, replace(report, number=number)]))
    return True


def forget_said(connection: Connection, table: str, message: int) -> None:
    """A message that was removed is not kept in reports either."""
    reports = reports_of(connection)
    about = (table, message)
    left = [replace(each, said=None) if (each.table, each.message) == about else each for each in reports.open]
    if left != reports.open:
        write_setting(connection, REPORTS, Reports(reports.last, left))


def handle_reports(connection: Connection, numbers: list[int]) -> list[int]:
    """Remove these; returns those that were there."""
    reports = reports_of(connection)
    handled = [report.number for report in reports.open if report.number in numbers]
    left = [report for report in reports.open if report.number not in numbers]
    write_setting(connection, REPORTS, Reports(reports.last, left))
    return handled
