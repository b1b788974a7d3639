"""Chance from a seed: the same numbers on every machine, compiled or not (the generator sfc32)."""

from mypy_extensions import i64


class Dice:
    """A stream of random numbers from a seed."""

    def __init__(self, seed: int) -> None:
        self.a: i64 = seed & 0xFFFFFFFF
        self.b: i64 = (seed >> 32) & 0xFFFFFFFF
        self.c: i64 = (seed >> 64) & 0xFFFFFFFF
        self.count: i64 = 1
        for _ in range(12):
            self.word()

    def word(self) -> i64:
        """The next 32 bits."""
        mixed = (self.a + self.b + self.count) & 0xFFFFFFFF
        self.count = (self.count + 1) & 0xFFFFFFFF
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & 0xFFFFFFFF
        self.c = (((self.c << 21) | (self.c >> 11)) + mixed) & 0xFFFFFFFF
        return mixed

    def below(self, limit: i64) -> i64:
        """A number from 0 to limit - 1, all equally likely."""
        word = self.word()
        scaled = word * limit
        while scaled & 0xFFFFFFFF < limit and scaled & 0xFFFFFFFF < (0x100000000 - limit) % limit:
            scaled = self.word() * limit
        return scaled >> 32

    def shuffle(self, items: list[i64]) -> None:
        for place in range(len(items) - 1, 0, -1):
            other = self.below(place + 1)
            items[place], items[other] = items[other], items[place]
