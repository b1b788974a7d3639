// Which page this is: the home, or a table.
import { complain, find, show, speak, spoken, word } from "./page.js";
import { CODE, enterHome } from "./home.js";
import { enterTable } from "./table.js";

const table = location.pathname.startsWith("/t/") ? location.pathname.slice(3) : null;
const known = table !== null && CODE.test(table);
show(find(known ? "table" : "home"), true);
speak(spoken());
const again = known ? enterTable(table) : enterHome();
if (table !== null && !known) complain(word("no-code"));

find("language").value = spoken();
find("language").addEventListener("change", (event) => {
  speak(event.target.value);
  again();
});
