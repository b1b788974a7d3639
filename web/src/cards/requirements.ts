// What wonders ask for: signs and sentences are generated for every kind, only the number is put in here.
import { type Players, REQUIREMENT_SIGNS, type RequirementData, type Signs } from "../generated/catalog";

/** The key of signs and sentences, as tools/requirement_shapes.py makes it: `covered:horse`. */
export function shapeOf(requirement: RequirementData): string {
  const { what, resource, type, deed, ages } = requirement;
  const rest = [resource, type, deed].filter((part) => part !== undefined);
  return [what, ...rest, ...(Array.isArray(ages) ? [ages.join("+")] : [])].join(":");
}

/** How much it asks for with so many players; three numbers are for 4, 3 and 2. */
export function countOf({ count }: RequirementData, players: Players): number {
  return Number(Array.isArray(count) ? count[4 - players] : (count ?? 1));
}

export function signsOf(requirement: RequirementData, players: Players): Signs {
  const signs = REQUIREMENT_SIGNS[shapeOf(requirement)] ?? [];
  return signs.map((sign) => (sign === 0 ? countOf(requirement, players) : sign));
}
