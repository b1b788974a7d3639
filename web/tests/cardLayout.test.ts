// How cards share a space: as large as possible, and never over a name.
import { describe, expect, it } from "vitest";

import { CARD_HEIGHT, type CardGroup, type CardLayout, GAP, layoutCards } from "../src/table/cardLayout";
import { stacksOf } from "../src/table/stacks";

const rows = (layout: CardLayout, parts: readonly CardGroup[]) =>
  parts.map(({ count }, part) => Math.ceil(count / Math.max(1, layout.columns[part]!)));

describe("cards that share a space", () => {
  it("are side by side as long as they are large enough", () => {
    const layout = layoutCards([{ count: 4 }], { width: 500, height: 160 }, { smallest: 40 });
    expect(layout).toMatchObject({ card: 114, stacked: false, columns: [4] });
  });

  it("overlap rather than being small, but not the names", () => {
    const groups = [{ count: 2 }, { count: 9 }, { count: 1, height: 1 }];
    const layout = layoutCards(groups, { width: 470, height: 150 }, { smallest: 50, gap: 10 })!;
    expect(layout.card).toBeGreaterThan(60);
    expect(Math.max(...rows(layout, groups))).toBeGreaterThan(1);
  });

  it("always stay inside", () => {
    for (let down = 0; down < 8; down += 1) {
      for (let up = 1; up < 16; up += 1) {
        for (const space of [
          { width: 360, height: 90 },
          { width: 470, height: 150 },
          { width: 374, height: 400 },
        ]) {
          const groups = [{ count: down, flat: true }, { count: up }];
          const layout = layoutCards(groups, space, { smallest: 40, gap: 8 });
          if (layout === null) continue;
          const wide = layout.columns.map((number) => number * layout.card * (1 + GAP));
          const high = rows(layout, groups).map((number, part) =>
            groups[part]!.count > 0 ? (CARD_HEIGHT + (number - 1) * layout.steps[part]!) * layout.card : 0,
          );
          const sum = (sizes: number[]) => sizes.reduce((all, size) => all + size, down > 0 ? 8 : 0);
          expect(layout.stacked ? Math.max(...wide) - GAP * layout.card : sum(wide)).toBeLessThanOrEqual(
            space.width + 0.01,
          );
          expect(layout.stacked ? sum(high) : Math.max(...high)).toBeLessThanOrEqual(space.height + 0.01);
        }
      }
    }
  });

  it("do not overlap backs, which have no name", () => {
    for (let height = 50; height < 500; height += 10) {
      const layout = layoutCards([{ count: 5, flat: true }], { width: 300, height }, { smallest: 30 })!;
      expect(layout.steps[0]).toBeGreaterThan(CARD_HEIGHT);
    }
  });

  it("are rather a little smaller than in many overlapping rows", () => {
    const layout = layoutCards([{ count: 6 }], { width: 315, height: 215 }, { smallest: 40, largest: 104 })!;
    expect(layout.columns[0]).toBeGreaterThan(2);
  });

  it("have no layout if even the smallest do not fit", () => {
    expect(layoutCards([{ count: 12 }], { width: 200, height: 60 }, { smallest: 50 })).toBeNull();
  });
});

describe("stacks", () => {
  it("consist of equal backs, in the order of resources; known cards are single", () => {
    const cards = ["oil", "food", "oil", "iron@1"].map((back) => ({ type: "back" as const, back }));
    const stacks = stacksOf([...cards, { type: "front", card: "knight" }, { type: "front", card: "mining" }]);
    expect(stacks.map(({ key, count }) => [key, count])).toEqual([
      ["knight", 1],
      ["mining", 1],
      ["back food", 1],
      ["back iron@1", 1],
      ["back oil", 2],
    ]);
  });
});
