import type { PlayerFacts } from '../profile/player-facts.ts';
import type { SaidAge } from './age.ts';

/** The last day of birth of a person of that age on that day: they are at least as old as it says. */
export const bornBy = ({ age, ageOn }: SaidAge): string => `${Number(ageOn.slice(0, 4)) - age}${ageOn.slice(4)}`;

/** What an event with requirements may ask, and a guardian says when it does: it is kept nowhere. */
export type SaidOfPlayer = Pick<PlayerFacts, 'gender' | 'levels'>;

/** A dependant as eligibility judges them. */
export const asPlayer = (said: SaidAge, { gender, levels }: SaidOfPlayer): PlayerFacts => ({
  birthdate: bornBy(said),
  ...(gender && { gender }),
  ...(levels && { levels }),
});
