import type { SourceGroup } from '../brackets/seeding/qualify.ts';
import { competitionOf, groupsOf, isOpen } from '../games/competition-of.ts';
import type { Game, Match } from '../games/schemas.ts';
import { countedBy } from '../standings/counted.ts';
import { eloRatings, startRating } from '../standings/order/elo.ts';
import type { Row } from '../standings/row.ts';
import { standingsOf } from '../standings/standings.ts';

/** What the only group of a game without pools is called. */
export const wholeGame = 'all';

/**
 * Where each entrant stands in the game that a playoff is made from. Those who only entered, in a game without matches, are one
 * group in the order of their seeds; who left it is in none.
 */
export function sourceGroups(game: Game, matches: readonly Match[]): SourceGroup[] {
  const here = game.entrants.filter(({ status }) => status === 'in');
  if (matches.length === 0) return [asEntered(here)];
  const pools = groupsOf(game);
  const ratings = ratingsOf(game, matches);
  if (pools.length === 0) return [asStanding({ name: wholeGame, game, matches, ratings })];
  return pools.map((groupId) => asStanding({ name: groupId, game, matches, ratings, groupId }));
}

function asEntered(entrants: Game['entrants']): SourceGroup {
  const bySeed = entrants.toSorted((a, b) => (a.seed ?? Number.MAX_VALUE) - (b.seed ?? Number.MAX_VALUE));
  const rows = bySeed.map(({ entrantId }, index) => ({ entrantId, rank: index + 1, pointsPerMatch: 0 }));
  return { groupId: wholeGame, isComplete: true, rows };
}

/** What matches say of how good each entrant is, whatever the tables of the game go by. */
function ratingsOf(game: Game, matches: readonly Match[]): ReadonlyMap<string, number> {
  const competition = competitionOf(game, matches);
  return eloRatings(countedBy(competition).results, competition.ruleset);
}

interface Played {
  readonly name: string;
  readonly game: Game;
  readonly matches: readonly Match[];
  readonly ratings: ReadonlyMap<string, number>;
  /** The pool, where there are pools. */
  readonly groupId?: string;
}

function asStanding({ name, game, matches, ratings, groupId }: Played): SourceGroup {
  const competition = competitionOf(game, matches, groupId);
  const rows = standingsOf(competition).rows.filter(({ isWithdrawn }) => !isWithdrawn);
  const last = rows.length + 1;
  return {
    groupId: name,
    isComplete: !matches.some((match) => (groupId === undefined || match.groupId === groupId) && isOpen(match)),
    rows: rows.map((row, index) => ({
      entrantId: row.entrantId,
      // Who has not played enough for a rank comes after all who have, each on a place of their own.
      rank: row.rank ?? last + index,
      pointsPerMatch: perMatch(row, row.points),
      rating: ratings.get(row.entrantId) ?? startRating,
      tieBreak: [perMatch(row, row.diff), perMatch(row, row.for)],
    })),
  };
}

const perMatch = ({ played }: Row, count: number): number => (played === 0 ? 0 : count / played);
