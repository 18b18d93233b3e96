/** The same order for the same text: any holder of the text can verify that it was not chosen. */
export function randomOrder<T>(all: readonly T[], text: string): T[] {
  const next = numbersFrom(text);
  const order = [...all];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(next() * (last + 1));
    [order[last], order[other]] = [order[other] as T, order[last] as T];
  }
  return order;
}

/** Numbers from 0 to below 1: FNV-1a of the text, gone on with by mulberry32. */
function numbersFrom(text: string): () => number {
  let state = [...text].reduce((hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619), 2166136261);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
