// How cards share a room: as large as can be, and never upon a name.
import { describe, expect, it } from "vitest";

import { CARD_HIGH, type Fitting, fitting, GAP, type Part } from "../src/table/fitting";
import { heapsOf } from "../src/table/heaps";

const rows = (fit: Fitting, parts: readonly Part[]) =>
  parts.map(({ count }, part) => Math.ceil(count / Math.max(1, fit.columns[part]!)));

describe("cards that share a room", () => {
  it("lie side by side as long as they are large enough", () => {
    const fit = fitting([{ count: 4 }], { width: 500, height: 160 }, { least: 40 });
    expect(fit).toMatchObject({ card: 114, stacked: false, columns: [4] });
  });

  it("lie upon each other rather than being small, but leave the names", () => {
    const parts = [{ count: 2 }, { count: 9 }, { count: 1, high: 1 }];
    const fit = fitting(parts, { width: 470, height: 150 }, { least: 50, between: 10 })!;
    expect(fit.card).toBeGreaterThan(60);
    expect(Math.max(...rows(fit, parts))).toBeGreaterThan(1);
  });

  it("always stay inside", () => {
    for (let down = 0; down < 8; down += 1) {
      for (let up = 1; up < 16; up += 1) {
        for (const room of [
          { width: 360, height: 90 },
          { width: 470, height: 150 },
          { width: 374, height: 400 },
        ]) {
          const parts = [{ count: down, flat: true }, { count: up }];
          const fit = fitting(parts, room, { least: 40, between: 8 });
          if (fit === null) continue;
          const wide = fit.columns.map((number) => number * fit.card * (1 + GAP));
          const high = rows(fit, parts).map((number, part) =>
            parts[part]!.count > 0 ? (CARD_HIGH + (number - 1) * fit.steps[part]!) * fit.card : 0,
          );
          const sum = (sizes: number[]) => sizes.reduce((all, size) => all + size, down > 0 ? 8 : 0);
          expect(fit.stacked ? Math.max(...wide) - GAP * fit.card : sum(wide)).toBeLessThanOrEqual(room.width + 0.01);
          expect(fit.stacked ? sum(high) : Math.max(...high)).toBeLessThanOrEqual(room.height + 0.01);
        }
      }
    }
  });

  it("do not lie upon backs, which have no name", () => {
    for (let height = 50; height < 500; height += 10) {
      const fit = fitting([{ count: 5, flat: true }], { width: 300, height }, { least: 30 })!;
      expect(fit.steps[0]).toBeGreaterThan(CARD_HIGH);
    }
  });

  it("rather lie in few rows upon each other, a little smaller", () => {
    const fit = fitting([{ count: 6 }], { width: 315, height: 215 }, { least: 40, most: 104 })!;
    expect(fit.columns[0]).toBeGreaterThan(2);
  });

  it("are told if even the smallest do not fit", () => {
    expect(fitting([{ count: 12 }], { width: 200, height: 60 }, { least: 50 })).toBeNull();
  });
});

describe("heaps", () => {
  it("are made of equal backs, in the order of resources; what is known lies alone", () => {
    const cards = ["oil", "food", "oil", "iron@1"].map((back) => ({ type: "back" as const, back }));
    const heaps = heapsOf([...cards, { type: "front", card: "knight" }, { type: "front", card: "mining" }]);
    expect(heaps.map(({ key, count }) => [key, count])).toEqual([
      ["knight", 1],
      ["mining", 1],
      ["back food", 1],
      ["back iron@1", 1],
      ["back oil", 2],
    ]);
  });
});
