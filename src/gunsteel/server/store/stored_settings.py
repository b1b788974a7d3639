"""Small things that all processes share, each a row of `settings`: secrets, bans, when a server was alive."""

from base64 import b64decode, b64encode
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, bindparam, select, update

from gunsteel.server.store.commit import insert, is_postgres
from gunsteel.server.store.schema import settings

VALUE = select(settings.c.value).where(settings.c.name == bindparam("which"))
PUT_VALUE = update(settings).where(settings.c.name == bindparam("which")).values(value=bindparam("new"))

SECRETS, BANS = "secrets", "bans"
# A new secret is used after so many seconds: by then every process knows it.
ROTATION_SECONDS = 120.0
FOREVER = 1e12


class Secret(Struct, frozen=True):
    """In base64; cookies are signed with the newest that counts already, and known by all."""

    secret: str
    since: float

    @property
    def data(self) -> bytes:
        return b64decode(self.secret)


class Ban(Struct, frozen=True):
    """`whom`: the name in a cookie, an address or a network."""

    whom: str
    until: float


def read_setting(connection: Connection, name: str, type_: Any, default: Any) -> Any:
    """A value in JSON, locked until the transaction ends."""
    found = connection.scalar(VALUE.with_for_update(), {"which": name})
    return default if found is None else msgspec.json.decode(bytes(found), type=type_)


def write_setting(connection: Connection, name: str, value: object) -> None:
    data = msgspec.json.encode(value)
    connection.execute(
        insert(settings, is_postgres(connection)).on_conflict_do_nothing(), [{"name": name, "value": data}]
    )
    connection.execute(PUT_VALUE, {"which": name, "new": data})


def secrets_of(connection: Connection, first: bytes) -> list[Secret]:
    """All secrets, the oldest first; `first` is the one that the database began with."""
    more: list[Secret] = read_setting(connection, SECRETS, list[Secret], [])
    return more or [Secret(b64encode(first).decode(), 0.0)]


def rotate_secret(connection: Connection, first: bytes, new: bytes, now: float) -> list[Secret]:
    """A new secret; of the old ones only the newest still counts."""
    kept = secrets_of(connection, first)[-1:]
    secrets = [*kept, Secret(b64encode(new).decode(), now + ROTATION_SECONDS)]
    write_setting(connection, SECRETS, secrets)
    return secrets


def bans_of(connection: Connection, now: float) -> list[Ban]:
    bans: list[Ban] = read_setting(connection, BANS, list[Ban], [])
    return [ban for ban in bans if ban.until > now]


def change_bans(connection: Connection, now: float, whom: str, until: float | None) -> list[Ban]:
    """Ban somebody until then, or (None) no more."""
    bans = [ban for ban in bans_of(connection, now) if ban.whom != whom]
    if until is not None:
        bans.append(Ban(whom, until))
    write_setting(connection, BANS, bans)
    return bans
