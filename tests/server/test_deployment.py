"""The files for hosts: they name settings that exist, and a real nginx with ours serves pages and sockets over TLS."""

import argparse
import asyncio
import re
import shutil
import socket
import ssl
import subprocess
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path

import httpx
import pytest
import yaml  # type: ignore[import-untyped]
from websockets.asyncio.client import connect

from gunsteel.commands import serve
from gunsteel.commands.settings import IN_FILES
from gunsteel.server.http.limits import Limits
from gunsteel.wire import protocol
from gunsteel.wire.client import Client
from gunsteel.wire.lobby import CreateTable
from tests.server.raw_sockets import run
from tests.server.servers import LocalServer, ServerProcess

DEPLOY = Path(__file__).parents[2] / "deploy"
FILES = sorted(path for path in DEPLOY.iterdir() if path.is_file())
NGINX = shutil.which("nginx")


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_every_setting_that_is_named_exists(file: Path) -> None:
    parser = argparse.ArgumentParser()
    serve.arguments(parser)
    known = {f"GUNSTEEL_{action.dest.upper()}" for action in parser._actions}
    known |= {f"GUNSTEEL_{name.upper()}_FILE" for name in IN_FILES}
    assert set(re.findall(r"GUNSTEEL_[A-Z_]+", file.read_text(encoding="utf-8"))) <= known


@pytest.mark.parametrize("name", ["compose.yaml", "compose.postgres.yaml"])
def test_the_server_in_a_container_has_few_rights_and_no_password_in_its_settings(name: str) -> None:
    services = yaml.safe_load((DEPLOY / name).read_text(encoding="utf-8"))["services"]
    server = services["gunsteel"]
    assert server["read_only"] is True
    assert server["cap_drop"] == ["ALL"]
    assert "ports" not in server  # only the proxy is reached from outside
    assert not any("password" in str(value).lower() for value in server["environment"].values())
    assert (DEPLOY / server["build"]["context"] / server["build"]["dockerfile"]).is_file()


def test_the_image_runs_as_an_ordinary_user_with_a_check_of_its_health() -> None:
    lines = (DEPLOY / "Dockerfile").read_text(encoding="utf-8").splitlines()
    assert "USER gunsteel" in lines
    assert any(line.startswith("HEALTHCHECK") for line in lines)
    assert lines.index("USER gunsteel") < lines.index('ENTRYPOINT ["gunsteel"]')


def test_nginx_lets_through_what_the_server_allows() -> None:
    """Else people would get its errors instead of ours."""
    text = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    [rate] = re.findall(r"rate=(\d+)r/s", text)
    [burst] = re.findall(r"burst=(\d+)", text)
    limits = Limits()
    assert int(rate) >= limits.requests.rate
    assert int(burst) >= limits.requests.burst


def free_port() -> int:
    """A free port, and so is the next."""
    while True:
        with socket.socket() as first, socket.socket() as second:
            first.bind(("127.0.0.1", 0))
            port = int(first.getsockname()[1])
            with suppress(OSError, OverflowError):
                second.bind(("127.0.0.1", port + 1))
                return port


def configured(folder: Path, port: int, upstream: int) -> Path:
    """Our file, with other ports and a certificate of our own."""
    asked = "req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=games.example -addext subjectAltName=DNS:games.example"
    files = ["-keyout", str(folder / "key.pem"), "-out", str(folder / "cert.pem")]
    subprocess.run(["openssl", *asked.split(), *files], check=True, capture_output=True)
    text = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    for old, new in (
        ("/etc/letsencrypt/live/games.example/fullchain.pem", str(folder / "cert.pem")),
        ("/etc/letsencrypt/live/games.example/privkey.pem", str(folder / "key.pem")),
        ("    listen [::]:80;\n", ""),
        ("    listen [::]:443 ssl;\n", ""),
        ("listen 80;", f"listen 127.0.0.1:{port};"),
        ("listen 443 ssl;", f"listen 127.0.0.1:{port + 1} ssl;"),
        ("127.0.0.1:8765", f"127.0.0.1:{upstream}"),
    ):
        assert old in text, old
        text = text.replace(old, new)
    (folder / "site.conf").write_text(text)
    places = "".join(
        f"{kind}_temp_path {folder / kind}; " for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    whole = folder / "nginx.conf"
    whole.write_text(
        f"daemon off; pid {folder}/pid; error_log {folder}/error.log;\nevents {{}}\n"
        f"http {{ access_log off; {places} include {folder}/site.conf; }}\n"
    )
    return whole


@asynccontextmanager
async def proxied(folder: Path, address: str) -> AsyncIterator[int]:
    """A real nginx before a server; its port for plain HTTP, the next one is for TLS."""
    assert NGINX is not None
    port = free_port()
    file = configured(folder, port, int(address.rpartition(":")[2]))
    proxy = await asyncio.create_subprocess_exec(NGINX, "-c", str(file), "-e", str(folder / "error.log"))
    try:
        yield port
    finally:
        assert proxy.returncode is None, (folder / "error.log").read_text()
        proxy.terminate()
        await proxy.wait()


@pytest.mark.skipif(NGINX is None, reason="nginx is not installed")
def test_two_processes_on_postgresql_behind_nginx_are_one_server(
    tmp_path: Path, postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As compose.postgres.yaml has it: the address of the database is in a file, and in no list of processes."""
    secret = tmp_path / "database-url"
    secret.write_text(postgres)
    monkeypatch.setenv("GUNSTEEL_DATABASE_FILE", str(secret))
    monkeypatch.setenv("GUNSTEEL_NAME", "games.example")
    monkeypatch.setenv("GUNSTEEL_WORKERS", "2")
    monkeypatch.setenv("GUNSTEEL_DATA", str(tmp_path))  # as the image sets it

    async def play(server: ServerProcess) -> None:
        async with proxied(tmp_path, server.address) as port, AsyncExitStack() as open_:
            trusted = ssl.create_default_context(cafile=tmp_path / "cert.pem")
            ann = await open_.enter_async_context(Client(server.address))
            table = await ann.create(CreateTable())
            sockets = []
            for _ in range(6):
                for _ in range(100):
                    with suppress(OSError):
                        there = connect(
                            f"wss://games.example:{port + 1}/api/socket", host="127.0.0.1", port=port + 1, ssl=trusted
                        )
                        sockets.append(await open_.enter_async_context(there))
                        break
                    await asyncio.sleep(0.1)
                await sockets[-1].send(protocol.encode(protocol.Hello(v=protocol.VERSION, table=table)).decode())
                assert isinstance(protocol.decode_answer(await sockets[-1].recv()), protocol.Welcome)
            await sockets[0].send(protocol.encode(protocol.Sit(seat=0, name="Ann")).decode())
            await sockets[0].send(protocol.encode(protocol.Say(text="hello")).decode())
            async with asyncio.timeout(60):
                for each in sockets:
                    while not isinstance(protocol.decode_answer(await each.recv()), protocol.Said):
                        pass

    with ServerProcess(None) as server:
        assert server.process is not None
        asyncio.run(play(server))
        workers = server.children()
        assert len(workers) >= 2
        for pid in (server.process.pid, *workers):
            assert b"postgresql:" not in Path(f"/proc/{pid}/cmdline").read_bytes()
    assert not (tmp_path / "tables.db").exists()


@pytest.mark.skipif(NGINX is None, reason="nginx is not installed")
def test_behind_a_real_nginx_pages_calls_and_sockets_work_over_tls(tmp_path: Path) -> None:
    async def play(server: LocalServer) -> None:
        async with proxied(tmp_path, server.address) as port:
            await look(server, port)

    async def look(server: LocalServer, port: int) -> None:
        trusted = ssl.create_default_context(cafile=tmp_path / "cert.pem")
        host = f"games.example:{port + 1}"
        address = f"https://127.0.0.1:{port + 1}"
        sni = {"sni_hostname": "games.example"}
        async with httpx.AsyncClient(verify=trusted, headers={"host": host}) as browser, Client(server.address) as ann:
            for _ in range(100):
                try:
                    page = await browser.get(address, extensions=sni)
                    break
                except httpx.ConnectError:
                    await asyncio.sleep(0.1)
            assert page.status_code == 200
            assert page.headers["strict-transport-security"] == "max-age=31536000"
            assert "secure" in page.headers["set-cookie"].lower()
            assert (await browser.get(f"{address}/metrics", extensions=sni)).status_code == 404
            plain = await browser.get(f"http://127.0.0.1:{port}/t/x", headers={"host": "games.example"})
            assert (plain.status_code, plain.headers["location"]) == (301, "https://games.example/t/x")
            # The origin of a page has the port; so must Host.
            made = await browser.post(
                f"{address}/api/tables", json={}, headers={"origin": f"https://{host}"}, extensions=sni
            )
            assert made.status_code == 201
            table = await ann.create(CreateTable())
            async with connect(
                f"wss://{host}/api/socket",
                host="127.0.0.1",
                port=port + 1,
                ssl=trusted,
                origin=f"https://{host}",  # type: ignore[arg-type]
            ) as table_socket:
                await table_socket.send(protocol.encode(protocol.Hello(v=protocol.VERSION, table=table)).decode())
                assert isinstance(protocol.decode_answer(await table_socket.recv()), protocol.Welcome)

    run(tmp_path, play, names=("games.example",))
