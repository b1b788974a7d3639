"""One socket: reads requests, answers them, and never lets a client's mistake become ours."""

import asyncio
import logging
from contextlib import suppress
from functools import partial

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from gunsteel.explain.aim import Aim
from gunsteel.explain.payments import Paying
from gunsteel.explain.reasons import AnyReason
from gunsteel.server.http.heavy import HeavyCalls
from gunsteel.server.http.limits import Limits
from gunsteel.server.refusals import LONGEST_FAULT, MANY_TABLES, SENTENCES, Rejection, bye
from gunsteel.server.server_time import time
from gunsteel.server.store.reports import PlayerReport, add_report
from gunsteel.server.store.store import StoreFailed
from gunsteel.server.table import acts
from gunsteel.server.table.acts import AnyAct
from gunsteel.server.table.connection import Connection
from gunsteel.server.table.live import GONE_FOR, LiveTable
from gunsteel.server.table.participant import Change, Participant, new_key
from gunsteel.server.table.state import TableState
from gunsteel.server.table.tables import Tables
from gunsteel.server.table.words import narrator
from gunsteel.shared_game import Refusal
from gunsteel.wire import protocol

log = logging.getLogger("gunsteel.session")

HELLO_SECONDS = 10.0
CLOSE_SECONDS = 2.0
# Who is too fast is read again after so many seconds.
REFUSED_SECONDS = 0.05
# What a message costs: most cost one, as a call does.
COSTS: dict[type[protocol.FromClient], float] = {
    protocol.Hello: 5.0,
    protocol.Undo: 5.0,
    protocol.Rematch: 5.0,
    protocol.Report: 10.0,
    protocol.Payments: 3.0,
    protocol.AskWhyNot: 2.0,
}
# A client that sends this many unreadable messages is disconnected.
MOST_MALFORMED = 50


class Numbered(msgspec.Struct):
    """The only part that is read of a message that is rejected unread."""

    ref: protocol.Ref | None = None


class Allowance:
    """What one client may do, over all its sockets and calls."""

    def __init__(self, limits: Limits, heavy: HeavyCalls, client: str) -> None:
        self.client = client
        self.take = partial(limits.requests.take, client)
        self.may_open = partial(limits.tables.take, client)
        self.heavy_turn = partial(heavy.turn, client)


class Session:
    """A connection and its table."""

    def __init__(self, tables: Tables, socket: WebSocket, who: str, allowance: Allowance) -> None:
        self.tables = tables
        self.allowance = allowance
        self.socket = socket
        self.malformed = 0
        self.task = asyncio.current_task()
        self.connection = Connection(who, socket.send_text, self._end)
        self.connection.client = allowance.client

    def _end(self) -> None:
        """Stop reading: the connection was closed by either side."""
        if self.task is not None:
            self.task.cancel()

    async def run(self) -> None:
        """Until the socket closes."""
        live = None
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                hello = await self._hello()
            live = await self._live(hello.table)
            self.connection.key, self.connection.words = hello.key, hello.words
            self.connection.position, self.connection.observation = hello.position, hello.observation
            await live.enter(self.connection)
            while True:
                await self._answer(live, await self._receive())
        except Rejection as no:
            await self._bye(bye(no.code, no.text))
        except StoreFailed:
            await self._bye(bye("failed"))
        except TimeoutError:
            await self._bye(bye("hello-first"))
        except WebSocketDisconnect:
            pass
        except Exception:
            log.exception("a socket failed")
            self.tables.metrics.faults.inc()
            await self._bye(bye("failed"))
        except asyncio.CancelledError:
            if not self.connection.leaving:
                raise
            if self.task is not None:
                self.task.uncancel()
            if self.connection.slow:
                self.tables.metrics.dropped.inc()
        finally:
            if live is not None:
                live.leave(self.connection)
            self.connection.close()
            self.task = None
            if self.socket.application_state is WebSocketState.CONNECTED:
                with suppress(Exception):
                    async with asyncio.timeout(CLOSE_SECONDS):  # a client that does not read does not get this either
                        await self.socket.close(1013 if self.connection.slow else 1000)

    async def _live(self, table: str) -> LiveTable:
        """Loading a table may take a while."""
        if table in self.tables.live_tables:
            return await self.tables.live(table)
        async with self.allowance.heavy_turn():
            return await self.tables.live(table)

    async def _bye(self, last: protocol.Bye) -> None:
        self.tables.metrics.rejected.labels(last.code).inc()
        self.connection.tell(last)
        await self.connection.flush(2.0)

    # --- Reading ---------------------------------------------------------------------------------------------

    async def _receive(self) -> protocol.FromClient:
        """The next message that can be read."""
        while True:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                raise WebSocketDisconnect
            data = message.get("text") or message.get("bytes") or ""
            if not self.allowance.take():
                await self._slow_down(data)
                continue
            try:
                request: protocol.FromClient = protocol.decode_request(data)
                if (more := COSTS.get(type(request), 1.0) - 1.0) and not self.allowance.take(more):
                    await self._slow_down(data)
                    continue
                return request
            except (msgspec.DecodeError, RecursionError, UnicodeError) as fault:
                self._refuse(
                    Rejection("malformed", f"{SENTENCES['malformed']} {str(fault)[:LONGEST_FAULT]}"), _ref(data)
                )
                self.malformed += 1
                if self.malformed > MOST_MALFORMED:
                    raise Rejection("malformed") from None

    async def _slow_down(self, data: str | bytes) -> None:
        self._refuse(Rejection("too-fast"), _ref(data))
        await asyncio.sleep(REFUSED_SECONDS)

    async def _hello(self) -> protocol.Hello:
        request = await self._receive()
        if not isinstance(request, protocol.Hello):
            raise Rejection("hello-first")
        if request.v != protocol.VERSION:
            raise Rejection("version")
        return request

    def _refuse(self, no: Rejection, ref: int | None, live: LiveTable | None = None) -> None:
        self.tables.metrics.rejected.labels(no.code).inc()
        words = live.words(no.update, self.connection) if live is not None and no.update is not None else None
        self.connection.tell(
            protocol.Rejected(ref=ref, code=no.code, text=no.text, reasons=no.reasons, update=no.update, words=words)
        )

    # --- Answering -------------------------------------------------------------------------------------------

    async def _answer(self, live: LiveTable, request: protocol.FromClient) -> None:
        self.tables.metrics.requests.labels(type(request).__name__).inc()
        try:
            answer = await self._answered(live, request)
        except Rejection as no:
            self._refuse(no, request.ref, live)
        except StoreFailed:
            self._refuse(Rejection("failed"), request.ref)
        except Exception:
            log.exception("a request failed")
            self.tables.metrics.faults.inc()
            self._refuse(Rejection("failed"), request.ref)
        else:
            self.connection.tell(answer)

    async def _answered(self, live: LiveTable, request: protocol.FromClient) -> protocol.Answer:
        ref = request.ref
        match request:
            case protocol.Hello():
                raise Rejection("hello-first")
            case protocol.Ping():
                return protocol.Pong(ref=ref)
            case protocol.Mute():
                (self.connection.muted.add if request.on else self.connection.muted.discard)(request.seat)
            case protocol.Report():
                await self._report(live, request)
            case protocol.AskWhyNot():
                return await self._why_not(live, request)
            case protocol.Payments():
                return await self._payments(live, request)
            case protocol.AskBot():
                return await self._aim(live, request)
            case protocol.Sit() | protocol.Link():
                return await self._key(live, request)
            case protocol.Start():
                await live.perform(self._start)
            case protocol.Substitute():
                await live.perform(lambda state: self._substitute(live, state, request.seat))
            case protocol.Rematch():
                await self._rematch(live)
            case _:
                await self._change(live, request)
        return protocol.Done(ref=ref)

    def _participant(self, state: TableState) -> Participant:
        return Participant(state, self.connection.who, self.connection.seat, time())

    async def _change(self, live: LiveTable, request: Change) -> None:
        await live.perform(lambda state: self._participant(state).act(request))

    def _start(self, state: TableState) -> AnyAct:
        self._participant(state).start()
        return self.tables.begin(state, time())

    def _substitute(self, live: LiveTable, state: TableState, seat: int) -> AnyAct:
        act = self._participant(state).substitute(seat)
        if seat in live.present or time() - live.left.get(seat, live.opened) < GONE_FOR:
            raise Rejection("still-there")
        return act

    async def _key(self, live: LiveTable, request: protocol.Sit | protocol.Link) -> protocol.Answer:
        """Sitting down, or asking for a link: a new secret, told to nobody else."""
        key = new_key()
        if isinstance(request, protocol.Sit):
            await live.perform(lambda state: self._participant(state).sit(request, key))
        else:
            old = self.connection.key
            try:
                await live.perform(lambda state: self._link(state, request.seat, key))
            except BaseException:
                self.connection.key = old
                raise
        return protocol.KeyGiven(ref=request.ref, seat=request.seat, key=key)

    def _link(self, state: TableState, seat: int, key: str) -> AnyAct:
        act = self._participant(state).link(seat, key)
        if seat == self.connection.seat:
            self.connection.key = key  # whoever came by the old link stays
        return act

    async def _why_not(self, live: LiveTable, request: protocol.AskWhyNot) -> protocol.Answer:
        def told(state: TableState) -> list[AnyReason]:
            if state.table is None:
                raise Rejection("not-playing", "The game has not begun.")
            if request.buying and self.connection.seat is not None:
                return state.table.missing(self.connection.seat, request.option)
            return state.table.reasons(self.connection.seat, request.option)

        reasons = await live.look(told)
        language = self.connection.words
        names = live.state.names(language)
        words = [narrator(language).reason(why, self.connection.seat, names) for why in reasons] if language else []
        return protocol.Reasons(ref=request.ref, option=request.option, reasons=reasons, words=words)

    async def _payments(self, live: LiveTable, request: protocol.Payments) -> protocol.Answer:
        def told(state: TableState) -> Paying:
            if state.status != "playing" or self.connection.seat is None:
                raise Rejection("not-playing" if self.connection.seat is not None else "not-seated")
            found = state.playing.payments(self.connection.seat, request.option, request.chosen)
            if isinstance(found, Refusal):
                raise Rejection(found.code)
            return found

        paying = await live.look(told)
        return protocol.PaymentsTold(
            ref=request.ref,
            option=request.option,
            payments=paying.payments,
            complete=paying.complete,
            converts=paying.converts,
            addable=paying.addable,
        )

    async def _aim(self, live: LiveTable, request: protocol.AskBot) -> protocol.Answer:
        def told(state: TableState) -> Aim | None:
            if request.seat >= len(state.seats) or state.seats[request.seat].level is None:
                raise Rejection("no-bot")
            return state.aims.get(request.seat)

        aim = await live.look(told)
        language = self.connection.words
        names = live.state.names(language)
        words = narrator(language).aim(aim, request.seat, self.connection.seat, names) if language and aim else None
        return protocol.AimTold(ref=request.ref, seat=request.seat, aim=aim, words=words)

    async def _report(self, live: LiveTable, request: protocol.Report) -> None:
        def made(state: TableState) -> PlayerReport:
            return self._participant(state).report(request)

        report = await live.look(made)
        if not await self.tables.store.write(partial(add_report, report=report)):
            raise Rejection("too-fast", "There are enough reports that nobody has looked at yet.")
        log.warning("a player was reported; see `gunsteel admin reports`", extra={"facts": {"table": report.table}})

    async def _rematch(self, live: LiveTable) -> None:
        def over(state: TableState) -> TableState:
            if self.connection.seat is None or state.seats[self.connection.seat].who is None:
                raise Rejection("not-seated")
            if state.status != "over":
                raise Rejection("not-playing", "The game is not over.")
            return state

        def link(state: TableState) -> AnyAct:
            if state.rematch is not None:
                raise Rejection("not-playing")
            return acts.Linked(at=time(), table=table)

        async with live.rematching:
            await live.catch_up()  # a rematch that another process opened is the one to use
            state = await live.look(over)
            if state.rematch is not None:
                return
            if not self.allowance.may_open():
                raise Rejection("too-fast", MANY_TABLES)
            table = await self.tables.rematch(state)
            try:
                await live.perform(link)
            except Rejection:
                await self.tables.close(table)  # another process was quicker
                if live.state.rematch is None:
                    raise


def _ref(data: str | bytes) -> int | None:
    """Which request this is, also if nothing else of it can be taken: its sender waits for an answer."""
    try:
        return msgspec.json.decode(data, type=Numbered).ref
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        return None
