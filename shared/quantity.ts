/** `1 player`, `2 players`, `1,200 players`; `many` where a word does not just take an s: `1 match`, `2 matches`. */
export const quantity = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;

/** `Full: the one seat is taken`, `Full: all 12 seats are taken`. */
export const fullWords = (capacity: number): string =>
  capacity === 1 ? 'Full: the one spot is taken' : `Full: all ${quantity(capacity, 'spot')} are taken`;
