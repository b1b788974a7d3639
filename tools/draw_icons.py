"""Draw the app's icons and the picture of shared links into web/public/assets: `python -m tools.draw_icons`.

All of it is our own: a pyramid of ingots, and cards with the outlines of their resources. Takes a browser."""

from base64 import b64encode
from pathlib import Path

from playwright.sync_api import Page

from gunsteel.server.http.preview import PICTURE_HEIGHT, PICTURE_WIDTH
from tests.web.browser import launch_browser

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "web" / "public" / "assets"
FONTS = ROOT / "web" / "fonts"
INGOTS = (
    "M12.6 6h6.8l1.4 6.6h-9.6zm-5 8h6.8l1.4 6.6H6.2zm10 0h6.8l1.4 6.6h-9.6z"
    "m-15 8h6.8l1.4 6.6H1.2zm10 0h6.8l1.4 6.6h-9.6zm10 0h6.8l1.4 6.6h-9.6z"
)
BRASS, NIGHT = "#e6ba5e", "#141a26"
SIZES = {"icon.192.png": 192, "icon.512.png": 512}
# Around a maskable icon a fifth may be cut off; iPhones cut the corners themselves.
FILLING = {"icon.safe.png": (512, 0.62), "icon.apple.png": (180, 0.74)}
# The ages from top to bottom, and the outlines of their resources (web/src/cards/outlines.ts).
ROWS = (
    ("#5145b5", 1, "M12 0 24 12 12 24 0 12z"),
    ("#0d776d", 2, "M12 1a11 11 0 1 0 .1 0z"),
    ("#4d4359", 3, "M12 .5c4.8 5.2 10 9.6 10 14.3a10 9 0 0 1-20 0C2 10.1 7.2 5.7 12 .5z"),
    ("#b5372a", 4, "M12 .1l3.1 3.3 4.5-.5.4 4.5 3.7 2.5-2.6 3.7 1.2 4.3-4.4 1.1-1.8 4.2-4.1-2-4.1 2L6.1 19l-4.4-1 "
     "1.2-4.4L.3 9.9 4 7.4l.4-4.5 4.5.5z"),
)  # fmt: skip
CARD, GAP = (118, 104), 12


def icon(corner: float, share: float) -> str:
    """A square of 32 by 32; the pyramid takes this share of it."""
    edge = 16 * (1 - share)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="{corner:g}" '
        f'fill="{NIGHT}"/><path transform="translate({edge:g} {edge:g}) scale({share:g}) translate(0 -1.3)" '
        f'fill="{BRASS}" d="{INGOTS}"/></svg>\n'
    )


def preview_picture() -> str:
    width, height = CARD
    cards = []
    for row, (colour, count, outline) in enumerate(ROWS):
        for place in range(count):
            x = 880 + (place - (count - 1) / 2) * (width + GAP) - width / 2
            y = 92 + row * (height + GAP)
            cards.append(
                f'<g transform="translate({x:g} {y:g})"><rect width="{width}" height="{height}" rx="9" fill="#f3ead6" '
                f'stroke="{BRASS}" stroke-width="2"/><path d="M9 0h{width - 18}a9 9 0 0 1 9 9v69H0V9a9 9 0 0 1 9-9z" '
                f'fill="{colour}"/><path d="{outline}" transform="translate({width / 2 - 24} 15) scale(2)" '
                'fill="#fff6e2"/></g>'
            )
    bands = ("#15132f", "#0d2528", "#1e1b25", "#2b1614", "#2d1e0f")
    sky = "".join(f'<stop offset="{place / 4:g}" stop-color="{band}"/>' for place, band in enumerate(bands))
    stars = "".join(
        f'<circle cx="{(place * 263) % PICTURE_WIDTH}" cy="{(place * 71) % 190}" r="{1 + place % 3 * 0.7:g}"/>'
        for place in range(36)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {PICTURE_WIDTH} {PICTURE_HEIGHT}">'
        f'<linearGradient id="sky" x2="0" y2="1">{sky}</linearGradient>'
        f'<rect width="100%" height="100%" fill="url(#sky)"/><g fill="#f4ecdb" opacity=".6">{stars}</g>{"".join(cards)}'
        '<text x="70" y="330" font-family="Grenze" font-size="104" fill="#fbf0d8">Guns '
        f'<tspan fill="{BRASS}">&amp;</tspan> Steel</text></svg>'
    )


def shoot(page: Page, name: str, drawing: str, width: int, height: int) -> None:
    font = b64encode((FONTS / "grenze-600.woff2").read_bytes()).decode()
    page.set_viewport_size({"width": width, "height": height})
    page.set_content(
        f"<style>@font-face{{font-family:Grenze;src:url(data:font/woff2;base64,{font})}}"
        f"body{{margin:0}}svg{{display:block;width:{width}px;height:{height}px}}</style>{drawing}"
    )
    page.evaluate("document.fonts.ready")
    page.screenshot(path=FOLDER / name, omit_background=True)


def main() -> None:
    rounded = icon(6, 0.8)
    (FOLDER / "icon.svg").write_text(rounded, encoding="utf-8")
    with launch_browser() as browser:
        page = browser.new_page()
        for name, size in SIZES.items():
            shoot(page, name, rounded, size, size)
        for name, (size, share) in FILLING.items():
            shoot(page, name, icon(0, share), size, size)
        shoot(page, "preview.png", preview_picture(), PICTURE_WIDTH, PICTURE_HEIGHT)


if __name__ == "__main__":
    main()
