import type { EnteredSide, PlayerLine } from '#shared/competitions/statistics/player-line.ts';
import type { Statistic } from '#shared/competitions/statistics/statistic.ts';

type Player = EnteredSide['players'][number];

/** What was typed of players, by person and what it is about. */
export type Typed = ReadonlyMap<string, string>;

export const keyOf = ({ personId }: Pick<Player, 'personId'>, { acronym }: Pick<Statistic, 'acronym'>): string =>
  `${personId} ${acronym}`;
export const playedKey = ({ personId }: Pick<Player, 'personId'>): string => `${personId} played`;

const countsOf = (player: Player, counted: readonly Statistic[], typed: Typed): Record<string, number> => ({
  ...player.counts,
  ...Object.fromEntries(
    counted.flatMap((statistic) => {
      const text = typed.get(keyOf(player, statistic));
      return text === undefined ? [] : [[statistic.acronym, Number(text)] as const];
    }),
  ),
});

/** A player with stats was there. */
export function hasPlayed(player: Player, counted: readonly Statistic[], typed: Typed): boolean {
  const didSomething = Object.values(countsOf(player, counted, typed)).some((count) => count > 0);
  return didSomething || isTicked(player, typed);
}

function isTicked(player: Player, typed: Typed): boolean {
  const text = typed.get(playedKey(player));
  return text === undefined ? player.played === true : text !== '';
}

/** The lines in which something was typed, with what stood there before. */
export const typedLines = (players: readonly Player[], counted: readonly Statistic[], typed: Typed): PlayerLine[] =>
  players
    .filter((player) => [playedKey(player), ...counted.map((one) => keyOf(player, one))].some((key) => typed.has(key)))
    .map((player) => ({
      personId: player.personId,
      counts: countsOf(player, counted, typed),
      ...(isTicked(player, typed) && { played: true }),
    }));
