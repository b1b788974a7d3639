// Card ids, values of a game, and names that must fit.
import { describe, expect, it } from "vitest";

import { describeCard, describeWonder } from "../src/cards/describe";
import { effectParts, groupParts } from "../src/cards/effectWords";
import { backOf, cardOf, costAsList, kindOf, ownerOf, wonderOf } from "../src/cards/lookup";
import { label, loadNames, requirementText, withBreaks } from "../src/cards/names.svelte";
import { brokenWords, linesOf, nameSize, ROOMS, widthOf } from "../src/cards/nameSize";
import { CARDS, WONDERS } from "../src/generated/catalog";
import en from "../src/generated/catalog.en.json";
import fr from "../src/generated/catalog.fr.json";
import ja from "../src/generated/catalog.ja.json";

describe("a card's id", () => {
  it("contains the first owner of a Warrior that changed sides", () => {
    expect([kindOf("warrior@2"), ownerOf("warrior@2"), backOf("warrior@2")]).toEqual(["warrior", 2, "iron@2"]);
    expect([kindOf("knight"), ownerOf("knight"), backOf("knight")]).toEqual(["knight", null, "gunpowder"]);
  });

  it("must belong to a card", () => {
    expect(() => cardOf("excalibur")).toThrow("excalibur");
  });
});

describe("values of a game", () => {
  it("replace the printed ones, for every Warrior", () => {
    const values = { warrior: { strength: 7 }, knight: { cost: { oil: 3 } } };
    expect(cardOf("warrior@1", values).strength).toBe(7);
    expect(costAsList(cardOf("knight", values).cost)).toEqual(["oil", "oil", "oil"]);
    expect(cardOf("tank", values)).toBe(CARDS.tank);
  });
});

describe("requirements of wonders", () => {
  it("have signs and a sentence, whatever they are", async () => {
    await loadNames("en");
    for (const id of Object.keys(WONDERS)) {
      const { requirement, signs } = wonderOf(id);
      expect(signs[4].length, id).toBeGreaterThan(0);
      expect(requirementText(requirement, 4), id).toMatch(/^[A-Z][^#]+\.$/);
    }
    const values = {
      "taj-mahal": { requirement: { what: "covered", count: [1, 2, 3], resource: "oil" } },
      "panama-canal": { requirement: { what: "laid", ages: ["horse", "earth"] } },
    };
    const { requirement, signs } = wonderOf("taj-mahal", values);
    expect(signs).toEqual({ 4: [1, "covered", "oil"], 3: [2, "covered", "oil"], 2: [3, "covered", "oil"] });
    expect(requirementText(requirement, 4)).toBe("Have at least 1 covered Oil card in your area.");
    expect(requirementText(requirement, 2)).toBe("Have at least 3 covered Oil cards in your area.");
    expect(wonderOf("panama-canal", values).signs[2]).toEqual(["play", "horse", "or", "earth"]);
    expect(describeWonder("panama-canal", 2, values)).toContain("Horse or Earth");
  });
});

describe("effects", () => {
  it("are a verb and tokens", async () => {
    await loadNames("en");
    const told = (card: string) =>
      cardOf(card).signs.map((signs) =>
        effectParts(signs, label)
          .map((part) =>
            "text" in part ? part.text : "resource" in part ? part.resource : "type" in part ? part.type : part.name,
          )
          .join(" "),
      );
    expect(told("alchemy")).toEqual(["Replenish iron gunpowder"]);
    expect(told("knight")).toEqual(["Weaker −2 covered"]);
    expect(told("cannon")).toEqual(["Weaker −1 wonder"]);
    expect(told("computer")).toEqual(["Play 2 civil", "Activate all civil"]);
    expect(told("stealth-bomber")).toEqual(["Gain 6 culture", "Others 5 culture"]);
    expect(told("movie")).toEqual(["−0–4 covered → wonder"]);
    expect(told("printing-press")).toEqual(["Activate rival’s civil"]);
    expect(told("code-of-law")).toEqual(["Replenish food iron horse", "/ Replenish gunpowder"]);
  });

  it("keep a number on one line with what it counts", () => {
    const parts = effectParts(cardOf("satellite").signs[0] ?? [], label);
    expect(groupParts(parts).map((group) => group.length)).toEqual([1, 1, 2]);
  });
});

describe("names", () => {
  it("fit into the room they have on every card, in every language, and can be read", () => {
    for (const words of [en, fr, ja]) {
      const broken = brokenWords(words.labels.breaks);
      const breakUp = (name: string) => name.replace(/[^ ]+/g, (word) => broken.get(word) ?? word);
      const names = Object.values(words.cards).map(({ name }) => breakUp(name));
      const wonders = Object.values(words.wonders).map(({ name }) => breakUp(name));
      for (const [room, all] of [
        ["tile", names],
        ["plaque", names],
        ["wonderPlaque", wonders],
        ["portrait", names],
        ["wonder", wonders],
      ] as const)
        for (const name of all) {
          const size = nameSize(name, room);
          const { width, lines } = ROOMS[room];
          expect(linesOf(name, width / size), `${room}: ${name}`).toBeLessThanOrEqual(
            // The longest names of wonders take one more.
            room === "wonder" ? lines + 1 : lines,
          );
          // In rem: 11 pixels and a half. A portrait is 7.4 rem wide, and its sizes are hundredths of that.
          expect(room === "portrait" ? (size * 7.4) / 100 : size, name).toBeGreaterThanOrEqual(0.72);
        }
    }
  });

  it("are broken only at chosen places, each of which belongs to a name", async () => {
    for (const words of [en, fr, ja]) {
      const all = [...Object.values(words.cards), ...Object.values(words.wonders)].flatMap(({ name }) =>
        name.split(" "),
      );
      for (const list of [words.labels.breaks, words.labels["narrow-breaks"]])
        for (const word of brokenWords(list).keys()) expect(all).toContain(word);
    }
    await loadNames("en");
    expect(withBreaks("Reinforcement")).toBe("Rein\u00adforce\u00adment");
    expect(withBreaks("Nuclear Submarine")).toBe("Nuclear Submarine");
    expect(withBreaks("Nuclear Submarine", true)).toBe("Nuclear Sub\u00admarine");
    await loadNames("ja");
    expect(withBreaks("ギザの三大ピラミッド")).toBe("ギザの\u200b三大\u200bピラミッド");
    // Longer ones than a tile has room for.
    for (const { name } of [...Object.values(ja.cards), ...Object.values(ja.wonders)])
      if (name.length > 5) expect(withBreaks(name), name).not.toBe(name);
  });

  it("are larger the shorter they are", () => {
    expect(nameSize("Coup", "tile")).toBe(ROOMS.tile.single[0]);
    expect(nameSize("Engineering", "tile")).toBeLessThan(nameSize("Coup", "tile"));
    expect(widthOf("戦車")).toBeGreaterThan(widthOf("il"));
  });
});

describe("descriptions", () => {
  it("say what a card shows, in the chosen language", async () => {
    await loadNames("en");
    expect(describeCard("knight", {}, 2)).toBe(
      "Knight, Attack, Gunpowder, Cost: 1 Iron, 1 Horse, Surcharge: 2, Strength: 2, Victory points: 1, Response",
    );
    await loadNames("ja");
    expect(describeCard("knight")).toContain("騎士、");
  });

  it("exist for all cards and wonders", () => {
    for (const words of [en, fr, ja]) {
      expect(Object.keys(words.cards)).toEqual(Object.keys(CARDS));
      expect(Object.keys(words.wonders)).toEqual(Object.keys(WONDERS));
    }
  });
});
