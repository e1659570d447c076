/** Random numbers that are the same for the same seed, so that demo data can be repeated. Not for secrets. */
export interface Random {
  /** 0 up to, not including, 1. */
  fraction(): number;
  /** Whole number, both ends included. */
  between(min: number, max: number): number;
  /** One of the list, which must not be empty. */
  pick<T>(list: readonly T[]): T;
}

/** Mulberry32 over an FNV-1a hash of the seed. */
export function randomFrom(seed: string): Random {
  let state = 0x811c9dc5;
  for (const char of seed) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 0x01000193);
  const fraction = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (min: number, max: number): number => min + Math.floor(fraction() * (max - min + 1));
  return {
    fraction,
    between,
    pick: (list) => {
      const chosen = list[between(0, list.length - 1)];
      if (chosen === undefined) throw new RangeError('nothing to pick from');
      return chosen;
    },
  };
}
