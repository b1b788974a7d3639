"""Who a client is: a random name in a signed cookie that scripts cannot read. No account, no password."""

import secrets
from base64 import urlsafe_b64encode
from collections.abc import Sequence
from hashlib import sha256
from hmac import compare_digest
from hmac import new as hmac

from starlette.requests import HTTPConnection

from gunsteel.server.server_time import time
from gunsteel.server.store.stored_settings import Secret

COOKIE = "gunsteel"
YEAR = 365 * 24 * 3600


class Identities:
    """Issues identities and checks their signatures; all processes have the same secrets."""

    def __init__(self, secrets: Sequence[Secret]) -> None:
        self.secrets = secrets

    @property
    def current(self) -> Secret:
        """The newest that counts already."""
        now = time()
        return next((secret for secret in reversed(self.secrets) if secret.since <= now), self.secrets[0])

    def new(self) -> str:
        return secrets.token_urlsafe(16)

    def signed(self, who: str, secret: Secret | None = None) -> str:
        mark = hmac((secret or self.current).data, who.encode(), sha256).digest()[:16]
        return f"{who}.{urlsafe_b64encode(mark).decode().rstrip('=')}"

    def known(self, cookie: str | None) -> str | None:
        """The name in a cookie, if we have signed it."""
        who = (cookie or "").partition(".")[0]
        given = (cookie or "").encode()
        if not who or not any(compare_digest(self.signed(who, each).encode(), given) for each in self.secrets):
            return None
        return who

    def of(self, connection: HTTPConnection) -> tuple[str, str | None]:
        """Who is connected, and the cookie to set if they are new, or if theirs is signed with an old secret."""
        given = connection.cookies.get(COOKIE)
        who = self.known(given)
        if who is not None and given == self.signed(who):
            return who, None
        who = who or self.new()
        path = connection.scope.get("root_path") or "/"
        secure = "; Secure" if connection.scope["scheme"] in ("https", "wss") else ""
        return who, f"{COOKIE}={self.signed(who)}; Path={path}; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}"
