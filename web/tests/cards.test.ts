// Card ids, values of a game, and names that must fit.
import { describe, expect, it } from "vitest";

import { describeCard, describeWonder } from "../src/cards/describe";
import { backOf, cardOf, costAsList, kindOf, ownerOf, wonderOf } from "../src/cards/lookup";
import { loadNames, requirementText } from "../src/cards/names.svelte";
import { SIZES, SMALL_CARD_SIZES, smallTitleSize, titleSize, widthOf, withSoftHyphens } from "../src/cards/titleSize";
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

describe("names", () => {
  it("take two lines of a legible size at most, in every language", () => {
    for (const words of [en, fr, ja]) {
      for (const { name } of Object.values(words.cards))
        expect(SIZES[titleSize(name)], name).toBeGreaterThanOrEqual(10);
      for (const { name } of Object.values(words.wonders))
        expect(SIZES[titleSize(name)], name).toBeGreaterThanOrEqual(9);
    }
  });

  it("are larger still on small cards, where long words are broken", () => {
    for (const words of [en, fr, ja]) {
      for (const { name } of Object.values(words.cards))
        expect(SMALL_CARD_SIZES[smallTitleSize(name)], name).toBeGreaterThanOrEqual(12);
      for (const { name } of Object.values(words.wonders))
        expect(SMALL_CARD_SIZES[smallTitleSize(name)], name).toBeGreaterThanOrEqual(10);
    }
    expect(withSoftHyphens("Reinforcement")).toBe("Reinfor\u00adcement");
    expect(withSoftHyphens("Mitrailleuse")).toBe("Mitrail\u00adleuse");
    expect(withSoftHyphens("Barter Trade")).toBe("Barter Trade");
  });

  it("are larger the shorter they are", () => {
    expect(titleSize("Coup")).toBe(0);
    expect(titleSize("Reinforcement")).toBeGreaterThan(titleSize("Coup"));
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
