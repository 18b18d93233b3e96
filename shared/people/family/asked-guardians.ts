import type { Dependant } from './dependant.ts';
import { hasRight } from './guardian.ts';
import { householdInCharge } from './parenting.ts';

/** The guardians of a dependant, by what a message of an event means to them. */
interface AskedGuardians {
  /** They are asked to answer, and hear of it first. */
  readonly asked: readonly string[];
  /** They are told for information; they may answer as well. */
  readonly informed: readonly string[];
}

/**
 * The guardians who may answer for a dependant on a calendar day of an event, `2031-05-17`. Where a parenting pattern says
 * which household is in charge that day its guardians are asked; everyone is where there is no pattern, and where the
 * household in charge has no guardian who may answer. Dependants with a login of their own are always asked.
 */
export function askedGuardians(
  { guardians, parenting }: Pick<Dependant, 'guardians' | 'parenting'>,
  date: string,
  now: Date,
): AskedGuardians {
  const able = Object.values(guardians).filter(({ userId }) => hasRight(guardians, userId, 'rsvp', now));
  const inCharge = parenting && householdInCharge(parenting, date);
  const isAsked = ({ household, isThemselves }: (typeof able)[number]) => isThemselves || household === inCharge;
  const hasAdult = able.some((one) => !one.isThemselves && isAsked(one));
  const asked = inCharge === undefined || !hasAdult ? able : able.filter(isAsked);
  const informed = able.filter((one) => !asked.includes(one));
  return { asked: asked.map(({ userId }) => userId), informed: informed.map(({ userId }) => userId) };
}

/** The same of several dependants: a guardian who is asked about one of them is asked. */
export function askedOfAll(
  dependants: readonly Pick<Dependant, 'guardians' | 'parenting'>[],
  date: string,
  now: Date,
): AskedGuardians {
  const each = dependants.map((one) => askedGuardians(one, date, now));
  const asked = new Set(each.flatMap((one) => one.asked));
  const informed = new Set(each.flatMap((one) => one.informed).filter((userId) => !asked.has(userId)));
  return { asked: [...asked], informed: [...informed] };
}
