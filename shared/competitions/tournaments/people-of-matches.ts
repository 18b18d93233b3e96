import type { Bracket } from '../brackets/bracket.ts';
import { matchesBefore } from '../brackets/plan.ts';
import { planBracket } from '../brackets/plan-bracket.ts';
import type { Game, Match } from '../games/schemas.ts';
import type { ToPlace } from '../placing/placing.ts';
import { matchKey } from './desk.ts';

type Placeable = Pick<ToPlace, 'key' | 'people' | 'after'>;
type People = ReadonlyMap<string, readonly string[]>;

/** Who stands behind an entrant: people where they are known, and the entrant itself in any case. */
export const peopleOf = ({ entrants }: Pick<Game, 'entrants'>): People =>
  new Map(entrants.map(({ entrantId, personIds }) => [entrantId, [entrantId, ...personIds]]));

/** The matches of a category's game: who is in them is known. Rounds follow each other for each entrant by their rest alone. */
export const gameMatches = (categoryId: string, matches: readonly Match[], people: People): Placeable[] =>
  matches
    .filter(({ status }) => status !== 'bye' && status !== 'cancelled')
    .map(({ matchId, sides }) => ({
      key: matchKey({ categoryId, stage: 'game', matchId }),
      people: sides.flatMap(({ entrantId = '', partnerId = '' }) => [
        ...(people.get(entrantId) ?? []),
        ...(people.get(partnerId) ?? []),
      ]),
      after: [],
    }));

/** A match of a bracket on the way: somebody who meets nobody goes on without playing. */
interface Reached extends Placeable {
  readonly isPlayed: boolean;
}

/**
 * The matches of a bracket with everybody who may be in them: where it is not decided who that is, all who can get there.
 * @param before matches that have to be over before anybody of a slot is known, as those of the pools
 */
export function bracketMatches(
  categoryId: string,
  { configuration, seeds }: Bracket,
  people: People,
  before: readonly string[],
): Placeable[] {
  const reached = new Map<string, Reached>();
  for (const match of planBracket(configuration, seeds)) {
    const slots = match.sides.flatMap((side) => (side.from === 'seed' ? [seeds[side.seed - 1]] : []));
    const known = slots.flatMap((slot) => (slot?.slotState === 'set' ? (people.get(slot.entrantId) ?? []) : []));
    const isOpen = slots.some((slot) => slot?.slotState === 'tbd');
    const sources = matchesBefore(match).flatMap((matchId) => reached.get(matchId) ?? []);
    const coming = isOpen ? [...people.values()].flat() : [...known, ...sources.flatMap((one) => one.people)];
    reached.set(match.matchId, {
      key: matchKey({ categoryId, stage: 'bracket', matchId: match.matchId }),
      people: [...new Set(coming)],
      after: [...sources.flatMap(({ key, after, isPlayed }) => (isPlayed ? [key] : after)), ...(isOpen ? before : [])],
      isPlayed: match.sides.every(({ from }) => from !== 'bye'),
    });
  }
  return [...reached.values()]
    .filter(({ isPlayed }) => isPlayed)
    .map(({ key, people: all, after }) => ({ key, people: all, after }));
}
