import { ageAt, grownUpAge, loginAge, turnsBy } from './age.ts';
import { withConsent } from './consent.ts';
import type { Dependant } from './dependant.ts';

/** How long guardians still see a dependant who has grown up (domain 4.3). */
const viewsMs = 30 * 24 * 60 * 60_000;

/** Days on which something changes for a person who was added as a child. */
export const daysOfGrowing = (said: Pick<Dependant, 'age' | 'ageOn'>): readonly string[] =>
  [loginAge, grownUpAge].filter((age) => said.age < age).map((age) => turnsBy(said, age));

/** What growing up changes of a dependant now. A person who was an adult when they were added stays as they are. */
export function grown(dependant: Dependant, now: Date): Partial<Dependant> | 'over' | undefined {
  const { age, grewTo = age } = dependant;
  const until = viewsUntilOf(dependant);
  if (until) return now >= new Date(until) ? 'over' : undefined;
  const years = ageAt(dependant, now);
  if (age < grownUpAge && years >= grownUpAge) return asGrownUp(dependant, now);
  return grewTo < loginAge && years >= loginAge ? { grewTo: loginAge } : undefined;
}

/** Until when the guardians of a grown-up still see them; undefined while they answer for them. */
export const viewsUntilOf = ({ guardians }: Pick<Dependant, 'guardians'>): string | undefined =>
  Object.values(guardians).find(({ viewsUntil }) => viewsUntil)?.viewsUntil;

/** Guardians only look on from here, open requests end, and every consent has ended. */
function asGrownUp({ guardians, consents }: Dependant, now: Date): Partial<Dependant> {
  const viewsUntil = new Date(now.getTime() + viewsMs).toISOString();
  const confirmed = Object.entries(guardians).filter(([, { status }]) => status === 'confirmed');
  const ended = consents.reduce(
    (left, { type, guardianUserId }) => withConsent(left, { type, given: false, guardianUserId }, now),
    consents,
  );
  return {
    grewTo: grownUpAge,
    guardians: Object.fromEntries(confirmed.map(([userId, one]) => [userId, { ...one, viewsUntil }])),
    consents: ended,
  };
}
