/** What the pools of a game are called, from 0: A to Z, then AA and so on. */
export const poolName = (index: number): string =>
  index < 26 ? String.fromCharCode(65 + index) : `${poolName(Math.floor(index / 26) - 1)}${poolName(index % 26)}`;
