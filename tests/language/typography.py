"""What is wrong with a text in a language: spacing, apostrophes, plurals, elision, words we do not use."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

from fluent.syntax import ast, parse

NBSP = "\u00a0"
# What each numeral counts; a numeral before one of these needs a plural selector.
NOUNS = {
    "en": "cards? tokens? points? resources? values? wonders? warnings? seats? ways? paragraphs? turns? answers? "
    "minutes? seconds? days?",
    "fr": "cartes? jetons? points? ressources? valeurs? merveilles? avertissements? places? façons? paragraphes? "
    "tours? minutes? secondes? jours?",
}
NUMERALS = [
    "count",
    "points",
    "have",
    "need",
    "left",
    "number",
    "vp",
    "cards",
    "values",
    "ways",
    "surcharge",
    "stock",
    "placed",
    "days",
    "total",
    "minutes",
    "seconds",
]
# Messages with numbers far above one.
LARGE = ("about-values-known", "price-payable")
# French words that lose their vowel before another one, so no name may follow them.
ELIDED = "de|que|le|la|ne|se|je|me|te|ce|jusque|lorsque|puisque|si"
NAMES = "name|names|who|whom|people|card|cards|wonder|thing|attacker|defender|bots"
# Latin words in Japanese texts: proper names, commands, and what the person types.
LATIN_WORD = re.compile(r"(?:--)?[A-Za-z][\w.&-]*", re.ASCII)
LATIN = {
    "Guns",
    "Steel",
    "Jesse",
    "Li",
    "MIT",
    "CC",
    "BY",
    "QR",
    "UTC",
    "game-icons.net",
    "gunsteel",
    "serve",
    "--host",
    "0.0.0.0",
    "cards",
    "--cards",
    "--provenance",
    "3.0",
    "why",
    "card",
    "ask",
    "pos",
    "undo",
    "save",
    "load",
    "q",
    "TOML",
    "JSON",
    "UTF-8",
    "A",
    "B",
    "C",
    "Gunsteel",
    "PostgreSQL",
    "Ctrl-C",
    "--help",
    "--record",
    "--data",
    "--database",
    "--port",
    "show",
    "--chat",
    "true",
    "false",
    "done",
    "choices",
}
# Addresses and commands are written as literals, { "/games/steel" }, and left out.
CODE = re.compile(r"[/:%@.]")
JAPANESE = "\u3000-\u30ff\u4e00-\u9fff\uff00-\uffef"
UNUSED = {
    "en": {
        r"civiliz": "British spelling: civilisation",
        r"colou?r(?<!colour)\b": "British spelling: colour",
        r"\b(pay|lay|put|has|have|an|the|your|his|their|each|every|any) signs?\b": "icon, number or character",
        r"\b(take|takes|took|taken) back .{0,15}(decision|choice|move)": "undo",
        r"\bresponses? to (the|a) question": "choice",
    },
    "fr": {
        "indicatrice": "carte repère",
        r"\b(reprendre|reprend|reprenez|repris) .{0,15}(choix|coup|décision|partie)": "annuler",
        r"\bréponses? à (la|une) question": "choix",
    },
    "ja": {
        "今(?!すぐ|度)": "いま",
        "(?<!その)他の": "ほかの",
        "分か[るりっ]|分から[なず]": "わか",
        "値段|価格": "購入コスト, 合計コスト",
        "サプライ": "公共の場",
        "ガンズ|スティール": "鋼鉄と火薬",
        "記録": "棋譜 or 経過",
        "戦力": "軍事力",
        "指定カード": "初期配置アイコン",
        "好きな資源": "好きなエネルギー",
        "ブラウザ(?!ー)": "ブラウザー",
        "一番": "いちばん",
        "例えば": "たとえば",
        "無作為": "ランダム",
    },
}


@dataclass(frozen=True, slots=True)
class Text:
    """A message with one variant of each selector; `chosen` are the variables that selected."""

    key: str
    text: str
    chosen: frozenset[str]


def texts(source: str) -> Iterator[Text]:
    """All texts of a Fluent file, attributes included; variables stand as {$name}, other messages as {name}."""
    for entry in parse(source).body:
        if not isinstance(entry, ast.Message):
            continue
        patterns = [
            (entry.id.name, entry.value),
            *((f"{entry.id.name}.{a.id.name}", a.value) for a in entry.attributes),
        ]
        for key, pattern in patterns:
            for text, chosen in _expanded(pattern) if pattern else ():
                yield Text(key, text, chosen)


def _expanded(pattern: ast.Pattern) -> list[tuple[str, frozenset[str]]]:
    parts = [_element(element) for element in pattern.elements]
    return [
        ("".join(text for text, _ in chosen), frozenset().union(*(names for _, names in chosen)))
        for chosen in product(*parts)
    ]


def _element(element: ast.TextElement | ast.Placeable) -> list[tuple[str, frozenset[str]]]:
    if isinstance(element, ast.TextElement):
        return [(element.value, frozenset())]
    inner = element.expression
    if isinstance(inner, ast.SelectExpression):
        name = inner.selector.id.name if isinstance(inner.selector, ast.VariableReference) else ""
        return [(text, names | {name}) for variant in inner.variants for text, names in _expanded(variant.value)]
    if isinstance(inner, ast.VariableReference):
        return [(f"{{${inner.id.name}}}", frozenset())]
    if isinstance(inner, ast.MessageReference):
        return [(f"{{{inner.id.name}}}", frozenset())]
    if isinstance(inner, ast.StringLiteral):
        literal = str(inner.parse()["value"])
        return [("0" if CODE.search(literal) else literal, frozenset())]
    raise NotImplementedError(inner)


def faults(lang: str, text: Text) -> list[str]:
    """What is wrong with a text, each with the place."""
    found = [*_unused(lang, text.text), *_marks(text.text)]
    if lang == "fr":
        found += _french(text.text)
    if lang == "ja":
        found += _japanese(text.text)
    else:
        found += _plurals(lang, text)
    return found


def prose_faults(lang: str, text: str) -> list[str]:
    """The same for a line of the rules pages; code in it is left out."""
    return faults(lang, Text("", re.sub(r"`[^`]*`", "0", text), frozenset()))


def _marks(text: str) -> Iterator[str]:
    for found in re.finditer(r"['\"`]", text):
        yield f"straight quote: {_near(text, found)}"
    for found in re.finditer(r"\s…|\.\.\.", text):
        yield f"ellipsis: {_near(text, found)}"


def _unused(lang: str, text: str) -> Iterator[str]:
    for pattern, instead in UNUSED[lang].items():
        for found in re.finditer(pattern, text, re.IGNORECASE):
            yield f"say {instead}: {_near(text, found)}"


def _french(text: str) -> Iterator[str]:
    for found in re.finditer(rf"[^\S{NBSP}][:;!?»%]|«[^\S{NBSP}]|(?<=[\w)}}])[;!?»%]|«(?=\w)|(?<=[^\W\d]):", text):
        yield f"no-break space: {_near(text, found)}"
    for found in re.finditer(rf"\b({ELIDED}) (« )?\{{\$({NAMES})\}}", text.replace(NBSP, " "), re.IGNORECASE):
        yield f"a name after a word that is elided: {_near(text, found)}"


def _japanese(text: str) -> Iterator[str]:
    bare = text.replace("「?」", "")
    for found in re.finditer(rf"[{JAPANESE}}}] ?[,;:!?()\[\]~]|[,;:!?()\[\]~] ?[{JAPANESE}{{]", bare):
        yield f"ASCII mark: {_near(bare, found)}"
    for found in re.finditer(rf"(?<=[{JAPANESE}]) (?=[{JAPANESE}{{])|(?<=[：、。）」]) ", bare):
        yield f"half-width space: {_near(bare, found)}"
    for found in re.finditer(LATIN_WORD, re.sub(r"\{\$?[\w-]+\}", "", bare)):
        if found[0] not in LATIN and not re.fullmatch(r"[RSQD]\d+", found[0]):
            yield f"Latin word: {found[0]}"


def _plurals(lang: str, text: Text) -> Iterator[str]:
    between = r"(?:(?!(?:on|sur|in|of|des?) )[\w’-]+ ){0,2}?"
    nouns = "|".join(NOUNS[lang].split())
    numeral = r"\{\$(?:\w+)\} "
    for found in re.finditer(rf"{numeral}(?:(?:of|sur) {numeral})?{between}(?:{nouns})\b", text.text):
        counted = re.findall(r"\{\$(\w+)\}", found[0])[-1]
        if counted in NUMERALS and counted not in text.chosen and text.key not in LARGE:
            yield f"plural selector for ${counted}: {found[0]}"


def _near(text: str, found: re.Match[str]) -> str:
    return text[max(0, found.start() - 20) : found.end() + 20]
