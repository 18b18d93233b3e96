import type { Bracket } from '../brackets/bracket.ts';
import { matchesBefore } from '../brackets/plan/plan.ts';
import { planBracket } from '../brackets/plan/plan-bracket.ts';
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

/** A match of a bracket on the way: an entrant without an opponent advances without playing. */
interface Reached extends Placeable {
  readonly isPlayed: boolean;
}

/**
 * The matches of a bracket with all who may be in them: where it is not decided who that is, all who can get there.
 * An entrant takes one seed only, so that matches of different seeds can be at once.
 * @param before matches that have to be over before anybody of an open seed is known, as those of the pools
 * @param twice people who play in several categories: those of this one may take any open seed
 */
export function bracketMatches(
  categoryId: string,
  { configuration, seeds }: Bracket,
  people: People,
  before: readonly string[],
  twice: ReadonlySet<string>,
): Placeable[] {
  const reached = new Map<string, Reached>();
  const elsewhere = [...people.values()].flat().filter((one) => twice.has(one));
  const behind = (seed: number): readonly string[] => {
    const slot = seeds[seed - 1];
    if (slot?.slotState === 'set') return people.get(slot.entrantId) ?? [];
    return slot?.slotState === 'tbd' ? [`${categoryId} seed ${seed}`, ...elsewhere] : [];
  };
  for (const match of planBracket(configuration, seeds)) {
    const own = match.sides.flatMap((side) => (side.from === 'seed' ? [side.seed] : []));
    const isOpen = own.some((seed) => seeds[seed - 1]?.slotState === 'tbd');
    const sources = matchesBefore(match).flatMap((matchId) => reached.get(matchId) ?? []);
    const coming = [...own.flatMap(behind), ...sources.flatMap((one) => one.people)];
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
