import { areApart, type FreeAgent } from './team-maker-units.ts';

export interface MakerSquad {
  readonly key: string;
  readonly name: string;
  /** Who is on its roster already. */
  readonly players: readonly FreeAgent[];
}

export interface MakerRules {
  readonly minSize: number;
  readonly maxSize: number;
  readonly minWomen: number;
  readonly minMen: number;
  /** The average of all players, squads and free agents. */
  readonly averageLevel: number;
}

export const countOf = (players: readonly FreeAgent[], gender: FreeAgent['gender']): number =>
  players.filter((player) => player.gender === gender).length;

export const levelOf = (players: readonly FreeAgent[]): number =>
  players.length === 0 ? 0 : players.reduce((sum, { level }) => sum + level, 0) / players.length;

/** Whether people may come to a squad at all: its size, and no one they must be apart from. */
export const mayTake = (
  players: readonly FreeAgent[],
  comers: readonly FreeAgent[],
  { maxSize }: Pick<MakerRules, 'maxSize'>,
): boolean =>
  (comers.length === 0 || players.length + comers.length <= maxSize) &&
  comers.every(
    (comer, index) =>
      players.every((player) => !areApart(comer, player)) &&
      comers.slice(index + 1).every((other) => !areApart(comer, other)),
  );

/** How far a squad is from what it is to be; the weights say what is given up first. */
export function costOf(players: readonly FreeAgent[], { minSize, minWomen, minMen, averageLevel }: MakerRules): number {
  const ids = new Set(players.map(({ userId }) => userId));
  const missed = players.reduce((sum, { with: wanted }) => sum + wanted.filter((id) => !ids.has(id)).length, 0);
  const short = Math.max(0, minSize - players.length);
  const lacking = Math.max(0, minWomen - countOf(players, 'woman')) + Math.max(0, minMen - countOf(players, 'man'));
  const level = players.length === 0 ? 0 : Math.abs(levelOf(players) - averageLevel) * 4;
  return short * 3 + lacking * 8 + level + missed * 2;
}
