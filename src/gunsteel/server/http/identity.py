"""Who a client is: a random name in a signed cookie that scripts cannot read. No account, no password."""

import secrets
from base64 import urlsafe_b64encode
from hashlib import sha256
from hmac import compare_digest
from hmac import new as hmac

from starlette.requests import HTTPConnection

COOKIE = "gunsteel"
YEAR = 365 * 24 * 3600


class Identities:
    """Issues identities and checks their signatures; all processes have the same secret."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def new(self) -> str:
        return secrets.token_urlsafe(16)

    def signed(self, who: str) -> str:
        mark = hmac(self._secret, who.encode(), sha256).digest()[:16]
        return f"{who}.{urlsafe_b64encode(mark).decode().rstrip('=')}"

    def known(self, cookie: str | None) -> str | None:
        """The name in a cookie, if we have signed it."""
        who = (cookie or "").partition(".")[0]
        if not who or not compare_digest(self.signed(who).encode(), (cookie or "").encode()):
            return None
        return who

    def of(self, connection: HTTPConnection) -> tuple[str, str | None]:
        """Who is connected, and the cookie to set if they are new."""
        who = self.known(connection.cookies.get(COOKIE))
        if who is not None:
            return who, None
        who = self.new()
        path = connection.scope.get("root_path") or "/"
        secure = "; Secure" if connection.scope["scheme"] in ("https", "wss") else ""
        return who, f"{COOKIE}={self.signed(who)}; Path={path}; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}"
