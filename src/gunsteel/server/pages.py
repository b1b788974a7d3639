"""The files of the browser client: built into `web/`, or else the plain page in `page/`.

The client lies below whatever path it is asked for: every page names its files relative to itself, and they find
the server from where they lie. They have their content in their names, so browsers keep them for good; pages they
ask for again."""

import gzip
from collections.abc import Iterator
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

# The addresses that a browser may open; the client knows what to show there.
ADDRESSES = ("/", "/new", "/t/{table}", "/t/{table}/replay", "/replay", "/rules", "/about", "/gallery")
TYPES = {
    "html": "text/html",
    "css": "text/css",
    "js": "text/javascript",
    "json": "application/json",
    "svg": "image/svg+xml",
    "png": "image/png",
    "woff2": "font/woff2",
}
# The best first.
ENCODINGS = {"br": "br", "gzip": "gz"}
FOR_GOOD = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"


class File(Struct, frozen=True):
    """A file in all its forms; `forms` are the compressed ones by the name of their encoding."""

    type: str
    body: bytes
    forms: dict[str, bytes]
    cache: str
    tag: str

    def answer(self, request: Request) -> Response:
        headers = {"cache-control": self.cache, "etag": self.tag, "vary": "accept-encoding"}
        if self.tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        accepted = _accepted(request.headers.get("accept-encoding", ""))
        coding = next((coding for coding in self.forms if coding in accepted), None)
        if coding is not None:
            headers["content-encoding"] = coding
        return Response(self.forms[coding] if coding else self.body, headers=headers, media_type=self.type)


class Pages:
    """All that is served to browsers, read once."""

    def __init__(self, plain: bool = False) -> None:
        server = files("gunsteel.server")
        web = server.joinpath("web")
        self.built = not plain and web.joinpath("index.html").is_file()
        self.folder = "assets" if self.built else "page"
        home = web if self.built else server.joinpath("page")
        index = home.joinpath("index.html").read_text("utf-8")
        self.pages = {address: _page(index, address.count("/") - 1) for address in ADDRESSES}
        assets = home.joinpath("assets") if self.built else home
        self.files = dict(_read(assets, FOR_GOOD if self.built else ASK_AGAIN))


def _page(index: str, depth: int) -> File:
    """The one page there is, for addresses so deep."""
    body = index.replace('="./', f'="{"../" * depth or "./"}').encode()
    return _file("html", body, {"gzip": gzip.compress(body, mtime=0)}, ASK_AGAIN)


def _read(folder: Traversable, cache: str) -> Iterator[tuple[str, File]]:
    there = {file.name: file for file in folder.iterdir()}
    for name, file in there.items():
        ending = name.rpartition(".")[2]
        if ending in TYPES:
            beside = {coding: there.get(f"{name}.{short}") for coding, short in ENCODINGS.items()}
            forms = {coding: form.read_bytes() for coding, form in beside.items() if form is not None}
            yield name, _file(ending, file.read_bytes(), forms, cache)


def _file(ending: str, body: bytes, forms: dict[str, bytes], cache: str) -> File:
    smaller = {coding: form for coding, form in forms.items() if len(form) < len(body)}
    return File(TYPES[ending], body, smaller, cache, f'"{sha256(body).hexdigest()[:16]}"')


def _accepted(header: str) -> set[str]:
    """The encodings a browser takes; `q=0` means: not this one."""
    parts = [part.strip().partition(";") for part in header.lower().split(",")]
    return {coding.strip() for coding, _, quality in parts if quality.replace(" ", "") not in ("q=0", "q=0.0")}
