"""Games driven over real sockets by a script, and every byte that each audience hears of them."""

import asyncio
from base64 import b64encode
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from itertools import count

import httpx
import msgspec
import pytest
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect

from gunsteel.core.dice import Dice
from gunsteel.explain.aim import Aim
from gunsteel.explain.options import well_formed
from gunsteel.formats.notation import CHANCE, Chooser
from gunsteel.formats.record import Json
from gunsteel.info.progress import Audience
from gunsteel.server.botpool.worker import BotAnswer, BotQuestion
from gunsteel.server.http import session
from gunsteel.server.http.identity import Identities
from gunsteel.server.store.store import Store
from gunsteel.server.store.stored_settings import Secret
from gunsteel.server.table import acts, live, scheduler, tables
from gunsteel.server.table.live import LiveTable
from gunsteel.server.table.participant import digest
from gunsteel.server.table.state import TableState
from gunsteel.wire import protocol
from gunsteel.wire.lobby import Clock, CreateTable, Language, Settings
from tests.server.servers import LocalServer, local_server

SECRET = b"the same in every run"
PATIENCE = 60.0
# The others look so often while somebody is at an act.
LOOKS = 3


class Act(Struct, frozen=True):
    """What looks like one act to the others: all but the last answer are hidden from them."""

    chooser: Chooser
    names: list[str]


class Scene(Struct, frozen=True):
    """A part of a game, played on from a record. `askers`: who asks for undo meanwhile."""

    record: Json
    players: int
    secret: int
    acts: list[Act]
    askers: list[int | None]
    clock: Clock | None = None
    bot: bool = False


class Numbered(Struct):
    n: int


class Message(Struct):
    """As much of a message as is needed to go on."""

    type: str
    ref: int | None = None
    update: Numbered | None = None


class SocketClient:
    """A socket at a table. All that comes out of it is kept in `heard`."""

    def __init__(self, socket: ClientConnection, heard: list[bytes]) -> None:
        self.socket = socket
        self.heard = heard
        self.n = 0
        self.refs = count(1)

    async def hear(self) -> Message:
        data = await asyncio.wait_for(self.socket.recv(decode=False), PATIENCE)
        self.heard.append(data)
        message = msgspec.json.decode(data, type=Message)
        if message.update is not None:
            self.n = message.update.n
        return message

    async def ask(self, request: protocol.FromClient) -> Message:
        """Say something, and hear everything up to its answer."""
        ref = next(self.refs)
        await self.socket.send(protocol.encode(msgspec.structs.replace(request, ref=ref)).decode())
        while True:
            message = await self.hear()
            if message.ref == ref:
                return message


class Listener:
    """One audience: a socket that stays, others that come and go, and calls; `heard` is all of it in its order."""

    def __init__(self, stage: "Stage", audience: Audience) -> None:
        self.stage = stage
        self.audience = audience
        self.heard: list[bytes] = []
        self.cookie = f"gunsteel={Identities([Secret(b64encode(SECRET).decode(), 0.0)]).signed(who(audience))}"
        self.client: SocketClient

    async def open(self, words: Language | None = None) -> SocketClient:
        socket = await connect(
            self.stage.server.address.replace("http", "ws") + "/api/socket",
            additional_headers={"cookie": self.cookie},
            compression=None,
            ping_interval=None,
            max_queue=None,
        )
        self.stage.opened.append(socket)
        hello = protocol.Hello(v=protocol.VERSION, table=self.stage.table, words=words, position=words is not None)
        await socket.send(protocol.encode(hello).decode())
        client = SocketClient(socket, self.heard)
        await client.hear()
        return client

    async def call(self, path: str) -> None:
        answer = await self.stage.http.get(path, headers={"cookie": self.cookie})
        named = {name: value for name, value in answer.headers.items() if name != "date"}
        self.heard.append(f"{path} {answer.status_code} {named} ".encode() + answer.content)


class Script:
    """Answers for chance and for a bot, which thinks until it is told what to answer."""

    def __init__(self) -> None:
        self.chance: list[str] = []
        self.bot: asyncio.Queue[BotAnswer] = asyncio.Queue()

    def choice(self, options: list[str]) -> str:
        assert self.chance[0] in options, f"{self.chance[0]} is not in {options}"
        return self.chance.pop(0)

    def randbits(self, _bits: int) -> int:
        return 1

    async def think(self, asked: BotQuestion, owner: str = "", attended: bool = True) -> BotAnswer:
        assert asked.question.options
        return await self.bot.get()


class Stage:
    """A server where all that differs by nature is fixed: time, names of tables, signatures, chance."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1_700_000_000.0
        self.script = Script()
        self.table = ""
        self.opened: list[ClientConnection] = []
        self.server: LocalServer
        self.http: httpx.AsyncClient
        ids = (f"tabletab{tens}{ones}" for tens in "abcdefgh" for ones in "abcdefgh")
        for module in (tables, session, live, scheduler):
            monkeypatch.setattr(module, "time", lambda: self.now)
        monkeypatch.setattr(tables, "ALIVE_SECONDS", 1e9)  # its time jumps
        monkeypatch.setattr(tables, "new_id", lambda _public: next(ids))
        monkeypatch.setattr(scheduler, "secrets", self.script)
        monkeypatch.setattr(Store, "secret", _secret)

    @asynccontextmanager
    async def open(self, database: str) -> AsyncIterator["Stage"]:
        async with local_server(database) as self.server, httpx.AsyncClient(base_url=self.server.address) as self.http:
            self.server.tables.bot_pool.think = self.script.think  # type: ignore[method-assign]
            yield self

    @property
    def live(self) -> LiveTable:
        return self.server.tables.live_tables[self.table]

    # --- A scene -------------------------------------------------------------------------------------------

    async def play(self, scene: Scene, seed: int, roundabout: bool) -> dict[Audience, list[bytes]]:
        """What each audience but the secret seat hears. `roundabout`: hidden steps are undone and made again."""
        hidden = Dice(seed) if roundabout else None
        async with self.playing(scene, seed) as playing:
            for act, asker in zip(scene.acts, scene.askers, strict=True):
                if act.chooser == scene.secret:
                    await playing.hidden_act(act, asker, hidden)
                elif act.chooser is not CHANCE:
                    await playing.open_act(act)
                await playing.settled(len(act.names))
        return playing.heard

    @asynccontextmanager
    async def playing(self, scene: Scene, seed: int = 0) -> AsyncIterator["Playing"]:
        """The game has begun, and everybody listens."""
        await self.prepare(scene)
        people = [seat for seat, seat_state in enumerate(self.live.state.seats) if seat_state.who is not None]
        playing = Playing(self, scene, [Listener(self, each) for each in (*people, None)], Dice(seed))
        try:
            await playing.begin()
            yield playing
        finally:
            for socket in self.opened:
                await socket.close()

    async def prepare(self, scene: Scene) -> None:
        """A table with everybody at their seats."""
        self.script.chance = [name for act in scene.acts if act.chooser is CHANCE for name in act.names]
        seats = ["soldier" if scene.bot and seat == scene.secret else None for seat in range(scene.players)]
        settings = Settings(public=True, clock=scene.clock)
        wanted = CreateTable(settings=settings, seats=seats, record=scene.record)
        self.table = await self.server.tables.create(wanted, who(0))
        there = await self.server.tables.live(self.table)
        for seat, seat_state in enumerate(there.state.seats):
            if seat_state.level is None:
                name, looks = who(seat), (seat_state.colour, seat_state.shape)
                sat = acts.Sat(
                    at=self.now, seat=seat, who=name, key=digest(name), name=name, colour=looks[0], shape=looks[1]
                )
                await there.perform(partial(_as_is, sat))

    async def reached(self, choices: int) -> None:
        """So many choices are written, those of chance among them, and everybody was told."""
        game = self.live.state.playing
        await until(lambda: len(game.record.choices) == choices and game.chooser is not CHANCE)
        async with self.live.lock:
            pass


class Playing:
    """A scene while it is played: who answers, and what the others do meanwhile, which is the same in both games."""

    def __init__(self, stage: Stage, scene: Scene, listeners: list[Listener], dice: Dice) -> None:
        self.stage = stage
        self.scene = scene
        self.listeners = listeners
        self.others = [each for each in listeners if each.audience != scene.secret]
        self.at: dict[Audience, Listener] = {each.audience: each for each in listeners}
        self.dice = dice
        self.choices = len(scene.record["choices"])

    async def begin(self) -> None:
        for listener in self.listeners:
            listener.client = await listener.open()
        await self.stage.live.perform(lambda state: self.stage.server.tables.begin(state, self.stage.now))
        await self.settled(0)

    async def settled(self, more: int) -> None:
        """So many choices more are made, and everybody has heard of it."""
        self.choices += more
        await self.stage.reached(self.choices)
        await self.hear()

    async def hear(self) -> None:
        for listener in self.listeners:
            await listener.client.ask(protocol.Ping())

    @property
    def heard(self) -> dict[Audience, list[bytes]]:
        """All that the others heard."""
        return {each.audience: each.heard for each in self.others}

    async def open_act(self, act: Act) -> None:
        """Of somebody else: the same at both tables."""
        self.stage.now += 1.25
        for name in act.names:
            await self.answer(act.chooser, name, None)

    async def hidden_act(self, act: Act, asker: int | None, hidden: Dice | None) -> None:
        """Hidden steps are made at once; or, by dice, later between the looks of the others, some twice."""
        *steps, last = act.names
        when = sorted(1 + hidden.below(LOOKS - 1) if hidden else 0 for _ in steps)
        for look in range(LOOKS):
            self.stage.now += 0.625
            for name in (step for step, at in zip(steps, when, strict=True) if at == look):
                await self.answer(act.chooser, name, None)
                if hidden and not self.scene.bot and hidden.below(2):
                    await self.say(act.chooser, protocol.Undo())
                    await self.answer(act.chooser, name, None)
            self.stage.now += 0.875
            if look == 0 and asker is not None:
                await self.say(asker, protocol.Undo())
            await self.look()
        # What a bot is after in hidden steps is hidden; what it says in the end is the same in both games.
        await self.answer(act.chooser, last, Aim("end"))

    async def say(self, audience: Audience | Chooser, request: protocol.FromClient) -> None:
        assert audience is not CHANCE
        message = await self.at[audience].client.ask(request)
        assert message.type == "done", self.at[audience].heard[-1]

    async def answer(self, chooser: Chooser, name: str, aim: Aim | None) -> None:
        assert chooser is not CHANCE
        if chooser in self.at:
            await self.say(chooser, protocol.Choose(n=self.at[chooser].client.n, options=[name]))
            return
        written = len(self.stage.live.state.playing.record.choices)
        self.stage.script.bot.put_nowait(BotAnswer(name, aim or Aim("gather", None, written % 100), "soldier"))
        if aim is None:
            await self.stage.reached(written + 1)

    # --- What others do meanwhile ---------------------------------------------------------------------------

    async def look(self) -> None:
        """The others do what shows no more than everybody may see."""
        for look in (self.ask, self.come_back, self.call):
            await look(self.others[self.dice.below(len(self.others))])
        seated = [each for each in self.others if each.audience is not None]
        move = (self.talk, self.leave, self.go_away)[self.dice.below(3)]
        await move(seated[self.dice.below(len(seated))])
        await self.hear()

    async def ask(self, listener: Listener) -> None:
        """For refusals and their reasons, and for what a bot is after."""
        texts = well_formed(self.stage.live.state.playing.progress.state_for(listener.audience))
        text = texts[self.dice.below(len(texts))]
        await listener.client.ask(protocol.Choose(n=-1, options=[text]))
        await listener.client.ask(protocol.AskWhyNot(option=text))
        await listener.client.ask(protocol.AskWhyNot(option="satellite", buying=True))
        await listener.client.ask(protocol.AskBot(seat=self.scene.secret))
        await listener.client.ask(protocol.Substitute(seat=self.scene.secret))

    async def come_back(self, listener: Listener) -> None:
        """In another window, where sentences are wanted."""
        client = await listener.open("fr")
        await client.ask(protocol.Ping())
        await client.socket.close()

    async def call(self, listener: Listener) -> None:
        table = f"/api/tables/{self.stage.table}"
        replay = f"{table}/replay?start={max(0, listener.client.n - 5)}&words=ja"
        for path in (table, "/api/tables", "/api/me/tables", f"{table}/record", replay):
            await listener.call(path)

    async def talk(self, listener: Listener) -> None:
        await self.say(listener.audience, protocol.Emote(feeling="hurry"))
        await self.say(listener.audience, protocol.Say(text="How long?"))

    async def leave(self, listener: Listener) -> None:
        """The socket is lost; a moment later there is another."""
        await listener.client.socket.close()
        await until(lambda: listener.audience not in self.stage.live.present)
        listener.client = await listener.open()

    async def go_away(self, listener: Listener) -> None:
        await self.say(listener.audience, protocol.Away(on=True))
        await self.say(listener.audience, protocol.Away(on=False))


def who(audience: Audience) -> str:
    return "spectator" if audience is None else f"player{audience}"


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.001)


async def _secret(_store: Store) -> bytes:
    return SECRET


def _as_is(act: acts.AnyAct, _state: TableState) -> acts.AnyAct:
    return act
