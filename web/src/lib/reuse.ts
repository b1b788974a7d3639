// Structural sharing: what has not changed stays the same object, so that nothing is drawn again for it.

type Plain = Record<string, unknown>;
const isPlain = (value: unknown): value is Plain => typeof value === "object" && value !== null;

/** `fresh`, with every part that equals the same part of `old` replaced by that. Both are plain data. */
export function reuseEqual<T>(old: unknown, fresh: T): T {
  if (!isPlain(old) || !isPlain(fresh) || Array.isArray(old) !== Array.isArray(fresh)) return fresh;
  const names = Object.keys(fresh);
  let same = Object.keys(old).length === names.length;
  for (const name of names) {
    (fresh as Plain)[name] = reuseEqual(old[name], fresh[name]);
    same &&= Object.is(fresh[name], old[name]);
  }
  return same ? (old as T) : fresh;
}

/** For a value that is computed again and again: each reuses what equals the one before. */
export function reuseLast<T>(): (fresh: T) => T {
  let last: T | undefined;
  return (fresh) => (last = reuseEqual(last, fresh));
}
