"""A position as one text: short, and safe where numbers beyond 2^53 are not."""

from base64 import b64decode, b64encode

import msgspec

from gunsteel.info.position import Position


def packed(position: Position) -> str:
    """MessagePack in base64."""
    return b64encode(msgspec.msgpack.encode(position)).decode()


def unpacked(text: str) -> Position:
    return msgspec.msgpack.decode(b64decode(text, validate=True), type=Position)
