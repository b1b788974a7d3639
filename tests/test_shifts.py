"""mypyc 2.4.1 compiles `CONSTANT << variable` (and `>>`) on i64 to a shift of 32 bits, silently wrong.

A local name that is given a constant and nothing else counts as that constant, and so does `i64(CONSTANT)`.
Take single bits from a table instead, or shift a value that is not known beforehand.
"""

import ast
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from hatch_build import compiled_sources

ROOT = Path(__file__).parent.parent
NUMBER_TYPES = {"int", "i64", "i32", "i16", "u8"}


def bad_shifts(source: str) -> list[int]:
    """The lines that shift a constant by something other than a literal or an UPPER_CASE constant."""
    lines: set[int] = set()
    for scope in ast.walk(ast.parse(source)):
        if isinstance(scope, ast.Module | ast.FunctionDef):
            names = set(local_constants(scope)) if isinstance(scope, ast.FunctionDef) else set()
            lines.update(shift.lineno for shift in shifts(scope) if is_bad(shift, names))
    return sorted(lines)


def shifts(scope: ast.AST) -> Iterator[ast.BinOp]:
    for node in ast.walk(scope):
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift | ast.RShift):
            yield node


def is_bad(shift: ast.BinOp, names: set[str]) -> bool:
    return is_constant(shift.left, names) and not is_constant(shift.right, set())


def local_constants(function: ast.FunctionDef) -> Iterator[str]:
    """The names that are set once, to a constant: mypyc puts the constant in their place."""
    names = [node for node in ast.walk(function) if isinstance(node, ast.Name)]
    times_set = Counter(node.id for node in names if isinstance(node.ctx, ast.Store))
    for node in ast.walk(function):
        match node:
            case (
                ast.Assign(targets=[ast.Name(id=name)], value=ast.expr() as value)
                | ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value)
                | ast.NamedExpr(target=ast.Name(id=name), value=value)
            ):
                if times_set[name] == 1 and is_constant(value, set()):
                    yield name


def is_constant(node: ast.expr, names: set[str]) -> bool:
    """Whether mypyc may know the value: literals, UPPER_CASE and given names, and what is made of these."""
    match node:
        case ast.Constant(value=int()):
            return True
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name.isupper() or name in names
        case ast.UnaryOp(operand=value) | ast.NamedExpr(value=value):
            return is_constant(value, names)
        case ast.BinOp(left=left, right=right):
            return is_constant(left, names) and is_constant(right, names)
        case ast.Call(func=ast.Name(id=function), args=[value]):
            return function in NUMBER_TYPES and is_constant(value, names)
    return False


def test_no_compiled_file_shifts_a_constant_by_a_variable() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{line}"
        for path in compiled_sources(ROOT)
        for line in bad_shifts(path.read_text(encoding="utf-8"))
    ]
    assert not found, f"mypyc gets these shifts wrong, take the bit from a table: {found}"


@pytest.mark.parametrize(
    "code",
    [
        "bit = 1 << card",
        "low = 1000 >> card",
        "ONE: Final = 1\nbit = ONE << card",
        "bit = ids.ONE << card",
        "bit = i64(1) << card",
        "mask = ~0 << card",
        "bit = (1 + 1) << card",
        "bit = (one := 1) << card",
        "def bit(card: i64) -> i64:\n    one: i64 = 1\n    return one << (card + 1)",
        "def bit(card: i64) -> i64:\n    one = i64(1)\n    return one << card",
    ],
)
def test_a_planted_shift_is_found(code: str) -> None:
    assert bad_shifts(code)


@pytest.mark.parametrize(
    "code",
    [
        "bit = BIT[card]",
        "hand = hand << 1",
        "hand = hand >> card",
        "TOP: Final = 1 << 61",
        "ALL: Final = (1 << SIZE) - 1",
        "hand <<= card",
        "def nothing() -> i64:\n    hand: i64 = 0\n    return hand\n\nlow = hand >> card",
        "def some() -> i64:\n    hand: i64 = 1\n    hand += 2\n    return hand << card",
    ],
)
def test_a_shift_that_compiles_well_is_left_alone(code: str) -> None:
    assert not bad_shifts(code)
