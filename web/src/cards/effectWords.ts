// A row of signs as a card shows it: a verb in words, then tokens. `−2 ▮`: two resources are depleted.
import { type CardType, MARKS, RESOURCES, type Sign, type Signs, TYPES } from "../generated/catalog";
import type { label } from "./names.svelte";
import { widthOf } from "./nameSize";

export type EffectPart =
  | { readonly kind: "word"; readonly text: string }
  | { readonly kind: "number"; readonly text: string }
  | { readonly kind: "mark"; readonly text: string }
  | { readonly kind: "resource"; readonly resource: string }
  | { readonly kind: "type"; readonly type: CardType }
  | { readonly kind: "icon"; readonly name: string };

const VERBS: readonly Sign[] = ["gain", "replenish", "play", "activate", "take-back", "weaker", "others", "opponents"];
/** Behind these the next sign is what they do. */
const SUBJECTS: readonly Sign[] = ["weaker", "others", "opponents"];
const MINUS = "−";

/** `plain`: verbs are symbols. */
export function effectParts(signs: Signs, words: typeof label, plain = false): EffectPart[] {
  const parts: EffectPart[] = [];
  const word = (verb: string) => words(`verb-${verb}` as Parameters<typeof label>[0]);
  let index = 0;
  const next = () => signs[index];
  const take = () => signs[index++];
  const isNumber = () => typeof next() === "number";
  const start = () => parts.every((part) => part.kind === "mark");
  while (index < signs.length) {
    const first = start();
    const afterSubject = index > 0 && SUBJECTS.includes(signs[index - 1] ?? "");
    const sign = take() ?? "";
    if (typeof sign === "number") parts.push({ kind: "number", text: String(sign) });
    else if (sign === "deplete") {
      let count = isNumber() ? String(take()) : "1";
      if (next() === "to") {
        take();
        count += `–${take()}`;
      }
      parts.push({ kind: "number", text: MINUS + count }, { kind: "icon", name: "covered" });
    } else if (sign === "give") parts.push({ kind: "number", text: `${MINUS}1` });
    else if (sign === "for") parts.push({ kind: "mark", text: "→" });
    else if (sign === "n") {
      // "n" behind an arrow: one for each.
      const each = signs[index - 2] === "for";
      parts.push({ kind: "word", text: word(each ? "each" : "all") });
    } else if (VERBS.includes(sign) && first && !plain) parts.push({ kind: "word", text: word(sign) });
    else if (sign === "gain" && afterSubject) continue;
    else if (sign === "opponents") parts.push({ kind: "word", text: word("rival") });
    else if (sign in MARKS) parts.push({ kind: "mark", text: (MARKS as Record<string, string>)[sign] ?? "" });
    else parts.push(named(sign));
  }
  return parts;
}

function named(sign: string): EffectPart {
  const type = TYPES.find((one) => one === sign);
  if (type !== undefined) return { kind: "type", type };
  if (sign === "any" || RESOURCES.some((one) => one === sign)) return { kind: "resource", resource: sign };
  return { kind: "icon", name: sign };
}

/** A number stays on one line with what it counts. */
export function groupParts(parts: readonly EffectPart[]): EffectPart[][] {
  const groups: EffectPart[][] = [];
  for (const part of parts) {
    const last = groups.at(-1)?.at(-1);
    if (last !== undefined && (last.kind === "number" || last.kind === "mark")) groups.at(-1)?.push(part);
    else groups.push([part]);
  }
  return groups;
}

/** In ems of the text: a token or symbol, a number or mark, and what lies between two groups. Letters are narrower than those of names. */
const [TOKEN, MARK, GAP, LETTER] = [1.3, 0.6, 0.26, 0.95];

/** How many rows an effect takes at this width, in ems. */
export function rowsOf(lines: readonly Signs[], words: typeof label, available: number): number {
  const widthOfPart = (part: EffectPart) =>
    part.kind === "word" ? widthOf(part.text) * LETTER : "text" in part ? part.text.length * MARK : TOKEN;
  return lines.reduce((rows, signs) => {
    let used = 0;
    for (const group of groupParts(effectParts(signs, words))) {
      const width = group.reduce((sum, part) => sum + widthOfPart(part), 0);
      if (used > 0 && used + GAP + width > available) {
        rows += 1;
        used = width;
      } else used += (used > 0 ? GAP : 0) + width;
    }
    return rows + 1;
  }, 0);
}
