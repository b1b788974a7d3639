// Whatever has not changed stays the same object: then nothing is drawn anew for it.

type Some = Record<string, unknown>;
const isSome = (value: unknown): value is Some => typeof value === "object" && value !== null;

/** `fresh`, in which all that equals what stands at its place in `old` is taken from there. Both are plain data. */
export function shared<T>(old: unknown, fresh: T): T {
  if (!isSome(old) || !isSome(fresh) || Array.isArray(old) !== Array.isArray(fresh)) return fresh;
  const names = Object.keys(fresh);
  let same = Object.keys(old).length === names.length;
  for (const name of names) {
    (fresh as Some)[name] = shared(old[name], fresh[name]);
    same &&= Object.is(fresh[name], old[name]);
  }
  return same ? (old as T) : fresh;
}

/** For a value that is made again and again: of each, what equals the one before is taken from there. */
export function kept<T>(): (fresh: T) => T {
  let last: T | undefined;
  return (fresh) => (last = shared(last, fresh));
}
