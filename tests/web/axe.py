"""axe-core looks for what keeps people out. It is one of npm's packages in web/."""

from pathlib import Path

from tests.web.browser import Tab

SCRIPT = Path(__file__).parent.parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = "() => axe.run(document, {resultTypes: ['violations']}).then((told) => told.violations)"


def findings(tab: Tab) -> list[str]:
    """What is wrong with the page as it stands, and where."""
    tab.page.add_script_tag(path=SCRIPT)
    return [
        f"{tab.path} {found['id']}: {node['html'][:200]} {node['failureSummary'][:300]}"
        for found in tab.page.evaluate(RUN)
        for node in found["nodes"]
    ]
