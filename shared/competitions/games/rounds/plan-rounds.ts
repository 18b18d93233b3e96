import { ladderChallenges } from '../../schedules/pairing/ladder.ts';
import { isOpen } from '../competition-of.ts';
import type { GameFormat, Match } from '../schemas.ts';
import { winnerOf } from '../scoring/winner.ts';
import { type Courts, firstCourts, nextCourts } from './king-of-court.ts';
import { ladderOrder } from './ladder-order.ts';
import { nextSwiss } from './next-swiss.ts';
import { between, courtName, type Plan, planFixed, playing } from './plan-fixed.ts';
import type { Planned, PlannedMatch } from './planned-match.ts';

/** Formats whose rounds follow from what came of the last one. */
const byRound: readonly GameFormat[] = ['swiss', 'ladder', 'king_of_court'];

const playsByRound = (format: GameFormat): boolean => byRound.includes(format);

/** The matches that a game begins with; those of formats that go round by round are of the first. */
export const planGame = (game: Planned): Plan => planFixed(game, () => nextRound(game, []));

/** The round after those there are, once they are over. */
export function nextRound(game: Planned, matches: readonly Match[]): Plan {
  if (!playsByRound(game.format)) return { refused: 'game.noMoreRounds' };
  if (matches.some(isOpen)) return { refused: 'game.roundOpen' };
  const round = game.rounds + 1;
  const made = madeOf(game, matches, round);
  return made.length === 0 ? { refused: 'game.noMoreRounds' } : { matches: made };
}

function madeOf(game: Planned, matches: readonly Match[], round: number): readonly PlannedMatch[] {
  const ids = playing(game).map(({ entrantId }) => entrantId);
  if (game.format === 'swiss') return nextSwiss(game, matches, round);
  if (game.format === 'king_of_court') {
    const { pairs } =
      round === 1 ? firstCourts(ids, game.settings.courts) : nextKings(ids, game.settings.courts, matches);
    return pairs.map(([home, away], index) => ({ round, court: courtName(index), sides: between(home, away) }));
  }
  const before = matches
    .filter((match) => match.round === round - 1)
    .map(({ sides: [home, away] }) => ({
      challengedId: home.entrantId ?? '',
      challengerId: away.entrantId ?? '',
    }));
  const order = ladderOrder(ids, matches);
  return ladderChallenges({ order, step: round - 1, reach: game.settings.reach, before }).map(
    ({ challengerId, challengedId }) => ({ round, sides: between(challengedId, challengerId) }),
  );
}

/** The courts after all that was played; of a draw the first side, which was on the court before, counts as the winner. */
function nextKings(entrantIds: readonly string[], courts: number, matches: readonly Match[]): Courts {
  const rounds = [...Map.groupBy(matches, ({ round }) => round)].sort(([a], [b]) => a - b);
  return rounds.reduce(
    (now, [, played]) =>
      nextCourts(
        now,
        played.map((match) => match.sides[winnerOf(match) ?? 0].entrantId ?? ''),
      ),
    firstCourts(entrantIds, courts),
  );
}
