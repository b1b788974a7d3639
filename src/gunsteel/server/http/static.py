"""The files of the browser client, built into `web/`; without it, the one page in `no_client/` that says so.

The client works below any path: every page names its files relative to itself, and they find the server from where
they were loaded. Their names contain a digest of their content, so browsers keep them for good; pages they ask for
again."""

import gzip
from collections.abc import Iterator
from hashlib import sha256
from html import escape
from importlib.resources import files
from importlib.resources.abc import Traversable

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

# The addresses that a browser may open; the client knows what to show there.
ADDRESSES = (
    *("/", "/new", "/t/{table}", "/t/{table}/replay", "/replay", "/rules", "/cards", "/about", "/gallery"),
    *("/daily", "/learn", "/learn/{lesson}"),
)
TYPES = {
    "html": "text/html",
    "css": "text/css",
    "js": "text/javascript",
    "json": "application/json",
    "svg": "image/svg+xml",
    "png": "image/png",
    "woff2": "font/woff2",
    "webmanifest": "application/manifest+json",
}
# The best first.
ENCODINGS = {"br": "br", "gzip": "gz"}
# Where vite puts the client, and there the build's note why it could not.
WEB = files("gunsteel.server").joinpath("web")
NOTE = "missing.txt"
NO_CLIENT = files("gunsteel.server").joinpath("no_client")
REASON = "<!-- reason -->"
HEAD_END = "</head>"
# An address with more folders than any of ours gets no page.
DEEPEST_PAGE = 8
FOR_GOOD = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"


class File(Struct, frozen=True):
    """A file in all its forms; `forms` are the compressed ones by the name of their encoding."""

    type: str
    body: bytes
    forms: dict[str, bytes]
    cache: str
    tag: str

    def answer(self, request: Request, status: int = 200) -> Response:
        headers = {"cache-control": self.cache, "etag": self.tag, "vary": "accept-encoding"}
        if self.type == TYPES["html"]:
            headers["vary"] = "accept-encoding, accept-language"
        if status == 200 and self.tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        accepted = _accepted(request.headers.get("accept-encoding", ""))
        coding = next((coding for coding in self.forms if coding in accepted), None)
        if coding is not None:
            headers["content-encoding"] = coding
        return Response(self.forms[coding] if coding else self.body, status, headers, self.type)


class StaticFiles:
    """All static files, read once."""

    def __init__(self, web: Traversable = WEB) -> None:
        self.built = web.joinpath("index.html").is_file()
        home = web if self.built else NO_CLIENT
        index = home.joinpath("index.html").read_text("utf-8")
        if not self.built:
            index = index.replace(REASON, _reason(web.joinpath(NOTE)))
        self.index = index
        self.pages = {address: page_at(index, address.count("/") - 1) for address in ADDRESSES}
        self.files = dict(_read(home.joinpath("assets"), self.built))

    def page(self, path: str, head: str) -> File | None:
        """The page for a path below ours, with these lines in its head; None where no page can be."""
        depth = path.count("/") - 1
        return page_at(self.index.replace(HEAD_END, head + HEAD_END, 1), depth) if depth <= DEEPEST_PAGE else None


def _reason(note: Traversable) -> str:
    """Why the client was not built, as the end of a sentence; nothing if that is not known."""
    return f" ({escape(note.read_text('utf-8').strip())})" if note.is_file() else ""


def page_at(index: str, depth: int) -> File:
    """The one page there is, for addresses this many folders deep."""
    body = index.replace('="./', f'="{"../" * depth or "./"}').encode()
    return _file("html", body, {"gzip": gzip.compress(body, mtime=0)}, ASK_AGAIN)


def _read(folder: Traversable, built: bool) -> Iterator[tuple[str, File]]:
    there = {file.name: file for file in folder.iterdir()}
    for name, file in there.items():
        ending = name.rpartition(".")[2]
        if ending in TYPES:
            beside = {coding: there.get(f"{name}.{short}") for coding, short in ENCODINGS.items()}
            forms = {coding: form.read_bytes() for coding, form in beside.items() if form is not None}
            # The names of what the build has made end in a digest, and only they have a dash.
            yield name, _file(ending, file.read_bytes(), forms, FOR_GOOD if built and "-" in name else ASK_AGAIN)


def _file(ending: str, body: bytes, forms: dict[str, bytes], cache: str) -> File:
    smaller = {coding: form for coding, form in forms.items() if len(form) < len(body)}
    return File(TYPES[ending], body, smaller, cache, f'"{sha256(body).hexdigest()[:16]}"')


def _accepted(header: str) -> set[str]:
    """The encodings a browser takes; `q=0` means: not this one."""
    parts = [part.strip().partition(";") for part in header.lower().split(",")]
    return {coding.strip() for coding, _, quality in parts if quality.replace(" ", "") not in ("q=0", "q=0.0")}
