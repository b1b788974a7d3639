"""One socket: reads requests, answers them, and never lets a client's mistake become ours."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from time import time

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from gunsteel.explain.aim import Aim
from gunsteel.explain.payments import Payment
from gunsteel.explain.reasons import AnyReason
from gunsteel.server import acts
from gunsteel.server.acts import AnyAct
from gunsteel.server.desk import Change, Desk, new_key
from gunsteel.server.guest import Guest
from gunsteel.server.hall import Hall
from gunsteel.server.limits import Bucket
from gunsteel.server.no import MANY_TABLES, SENTENCES, No, bye
from gunsteel.server.room import Room
from gunsteel.server.sitting import GONE_FOR, Sitting
from gunsteel.server.spoken import narrator
from gunsteel.server.store import StoreFailed
from gunsteel.shared_game import Refusal
from gunsteel.wire import protocol

log = logging.getLogger("gunsteel.session")

HELLO_SECONDS = 10.0
CLOSE_SECONDS = 2.0
LONGEST_FAULT = 300
RATE, BURST = 20.0, 60.0
# Whoever sends so much that cannot be read is no client of ours.
MOST_MALFORMED = 50
MOST_PAYMENTS = 200


class Numbered(msgspec.Struct):
    """All that is read of a message that is refused unread."""

    ref: protocol.Ref | None = None


class Session:
    """A guest and the table they are at. `may_open`: whether their client may open one more table now."""

    def __init__(self, hall: Hall, socket: WebSocket, who: str, may_open: Callable[[], bool]) -> None:
        self.hall = hall
        self.may_open = may_open
        self.socket = socket
        self.bucket = Bucket(RATE, BURST)
        self.malformed = 0
        self.task = asyncio.current_task()
        self.guest = Guest(who, socket.send_text, self._end)

    def _end(self) -> None:
        """Leave off reading: the guest has hung up, or was hung up on."""
        if self.task is not None:
            self.task.cancel()

    async def run(self) -> None:
        """Until the socket closes."""
        sitting = None
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                hello = await self._hello()
            sitting = await self.hall.sitting(hello.table)
            self.guest.key, self.guest.words, self.guest.position = hello.key, hello.words, hello.position
            await sitting.enter(self.guest)
            while True:
                await self._answer(sitting, await self._receive())
        except No as no:
            await self._bye(bye(no.code, no.text))
        except StoreFailed:
            await self._bye(bye("failed"))
        except TimeoutError:
            await self._bye(bye("hello-first"))
        except WebSocketDisconnect:
            pass
        except Exception:
            log.exception("a socket failed")
            self.hall.metrics.faults.inc()
            await self._bye(bye("failed"))
        except asyncio.CancelledError:
            if not self.guest.leaving:
                raise
            if self.task is not None:
                self.task.uncancel()
            if self.guest.slow:
                self.hall.metrics.dropped.inc()
        finally:
            if sitting is not None:
                sitting.leave(self.guest)
            self.guest.close()
            self.task = None
            if self.socket.application_state is WebSocketState.CONNECTED:
                with suppress(Exception):
                    async with asyncio.timeout(CLOSE_SECONDS):  # who does not read does not hear this either
                        await self.socket.close(1013 if self.guest.slow else 1000)

    async def _bye(self, last: protocol.Bye) -> None:
        self.hall.metrics.refused.labels(last.code).inc()
        self.guest.tell(last)
        await self.guest.flush(2.0)

    # --- Reading ---------------------------------------------------------------------------------------------

    async def _receive(self) -> protocol.FromClient:
        """The next message that can be read."""
        while True:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                raise WebSocketDisconnect
            data = message.get("text") or message.get("bytes") or ""
            if not self.bucket.take():
                self._refuse(No("too-fast"), _ref(data))
                await asyncio.sleep(1 / RATE)
                continue
            try:
                request: protocol.FromClient = protocol.decode_request(data)
                return request
            except (msgspec.DecodeError, RecursionError, UnicodeError) as fault:
                self._refuse(No("malformed", f"{SENTENCES['malformed']} {str(fault)[:LONGEST_FAULT]}"), _ref(data))
                self.malformed += 1
                if self.malformed > MOST_MALFORMED:
                    raise No("malformed") from None

    async def _hello(self) -> protocol.Hello:
        request = await self._receive()
        if not isinstance(request, protocol.Hello):
            raise No("hello-first")
        if request.v != protocol.VERSION:
            raise No("version")
        return request

    def _refuse(self, no: No, ref: int | None, sitting: Sitting | None = None) -> None:
        self.hall.metrics.refused.labels(no.code).inc()
        words = sitting.words(no.update, self.guest) if sitting is not None and no.update is not None else None
        self.guest.tell(
            protocol.Refused(ref=ref, code=no.code, text=no.text, reasons=no.reasons, update=no.update, words=words)
        )

    # --- Answering -------------------------------------------------------------------------------------------

    async def _answer(self, sitting: Sitting, request: protocol.FromClient) -> None:
        self.hall.metrics.requests.labels(type(request).__name__).inc()
        try:
            answer = await self._answered(sitting, request)
        except No as no:
            self._refuse(no, request.ref, sitting)
        except StoreFailed:
            self._refuse(No("failed"), request.ref)
        except Exception:
            log.exception("a request failed")
            self.hall.metrics.faults.inc()
            self._refuse(No("failed"), request.ref)
        else:
            self.guest.tell(answer)

    async def _answered(self, sitting: Sitting, request: protocol.FromClient) -> protocol.Answer:
        ref = request.ref
        match request:
            case protocol.Hello():
                raise No("hello-first")
            case protocol.Ping():
                return protocol.Pong(ref=ref)
            case protocol.Mute():
                (self.guest.muted.add if request.on else self.guest.muted.discard)(request.seat)
            case protocol.AskWhyNot():
                return await self._why_not(sitting, request)
            case protocol.Payments():
                return await self._payments(sitting, request)
            case protocol.AskBot():
                return await self._aim(sitting, request)
            case protocol.Sit() | protocol.Link():
                return await self._key(sitting, request)
            case protocol.Start():
                await sitting.perform(self._start)
            case protocol.Substitute():
                await sitting.perform(lambda room: self._substitute(sitting, room, request.seat))
            case protocol.Rematch():
                await self._rematch(sitting)
            case _:
                await self._change(sitting, request)
        return protocol.Done(ref=ref)

    def _desk(self, room: Room) -> Desk:
        return Desk(room, self.guest.who, self.guest.seat, time())

    async def _change(self, sitting: Sitting, request: Change) -> None:
        await sitting.perform(lambda room: self._desk(room).act(request))

    def _start(self, room: Room) -> AnyAct:
        self._desk(room).start()
        return self.hall.begin(room, time())

    def _substitute(self, sitting: Sitting, room: Room, seat: int) -> AnyAct:
        act = self._desk(room).substitute(seat)
        if seat in sitting.present or time() - sitting.left.get(seat, sitting.opened) < GONE_FOR:
            raise No("still-there")
        return act

    async def _key(self, sitting: Sitting, request: protocol.Sit | protocol.Link) -> protocol.Answer:
        """Sitting down, or asking for a link: a new secret, told to nobody else."""
        key = new_key()
        if isinstance(request, protocol.Sit):
            await sitting.perform(lambda room: self._desk(room).sit(request, key))
        else:
            old = self.guest.key
            try:
                await sitting.perform(lambda room: self._link(room, request.seat, key))
            except BaseException:
                self.guest.key = old
                raise
        return protocol.KeyGiven(ref=request.ref, seat=request.seat, key=key)

    def _link(self, room: Room, seat: int, key: str) -> AnyAct:
        act = self._desk(room).link(seat, key)
        if seat == self.guest.seat:
            self.guest.key = key  # whoever came by the old link stays
        return act

    async def _why_not(self, sitting: Sitting, request: protocol.AskWhyNot) -> protocol.Answer:
        def told(room: Room) -> list[AnyReason]:
            if room.table is None:
                raise No("not-playing", "The game has not begun.")
            if request.buying and self.guest.seat is not None:
                return room.table.missing(self.guest.seat, request.option)
            return room.table.reasons(self.guest.seat, request.option)

        reasons = await sitting.look(told)
        names, language = sitting.room.names, self.guest.words
        words = [narrator(language).reason(why, self.guest.seat, names) for why in reasons] if language else []
        return protocol.Reasons(ref=request.ref, option=request.option, reasons=reasons, words=words)

    async def _payments(self, sitting: Sitting, request: protocol.Payments) -> protocol.Answer:
        def told(room: Room) -> list[Payment]:
            if room.status != "playing" or self.guest.seat is None:
                raise No("not-playing" if self.guest.seat is not None else "not-seated")
            found = room.playing.payments(self.guest.seat, request.option, MOST_PAYMENTS)
            if isinstance(found, Refusal):
                raise No(found.code)
            return found

        return protocol.PaymentsTold(ref=request.ref, option=request.option, payments=await sitting.look(told))

    async def _aim(self, sitting: Sitting, request: protocol.AskBot) -> protocol.Answer:
        def told(room: Room) -> Aim | None:
            if request.seat >= len(room.chairs) or room.chairs[request.seat].level is None:
                raise No("no-bot")
            return room.aims.get(request.seat)

        aim = await sitting.look(told)
        names, language = sitting.room.names, self.guest.words
        words = narrator(language).aim(aim, request.seat, self.guest.seat, names) if language and aim else None
        return protocol.AimTold(ref=request.ref, seat=request.seat, aim=aim, words=words)

    async def _rematch(self, sitting: Sitting) -> None:
        def over(room: Room) -> Room:
            if self.guest.seat is None or room.chairs[self.guest.seat].who is None:
                raise No("not-seated")
            if room.status != "over":
                raise No("not-playing", "The game is not over.")
            return room

        def link(room: Room) -> AnyAct:
            if room.rematch is not None:
                raise No("not-playing")
            return acts.Linked(at=time(), table=table)

        async with sitting.rematching:
            await sitting.catch_up()  # a rematch that was opened elsewhere is the one
            room = await sitting.look(over)
            if room.rematch is not None:
                return
            if not self.may_open():
                raise No("too-fast", MANY_TABLES)
            table = await self.hall.rematch(room)
            try:
                await sitting.perform(link)
            except No:
                await self.hall.close(table)  # another process was quicker
                if sitting.room.rematch is None:
                    raise


def _ref(data: str | bytes) -> int | None:
    """Which request this is, also if nothing else of it can be taken: its sender waits for an answer."""
    try:
        return msgspec.json.decode(data, type=Numbered).ref
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        return None
