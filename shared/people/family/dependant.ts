import { ageAt, grownUpAge, loginAge, type SaidAge } from './age.ts';
import type { Consent } from './consent.ts';
import { hasConsent } from './consent.ts';
import type { Guardians } from './guardian.ts';
import type { ParentingPattern } from './parenting.ts';

/** A mail that waits for the answer of a dependant who may have a login. */
interface LoginInvite {
  readonly email: string;
  readonly askedAt: string;
  readonly askedById: string;
}

/** A person without a login, managed by guardians: the least that is needed of them (decision D19). */
export interface Dependant extends SaidAge {
  readonly dependantId: string;
  readonly version: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly guardians: Guardians;
  readonly consents: readonly Consent[];
  /** In whose household they are by the day, where their guardians said so. */
  readonly parenting?: ParentingPattern | undefined;
  /** Who was asked at which address whether they would have a login. */
  readonly loginInvite?: LoginInvite | undefined;
  /** When a guardian last did something for them, to a month. */
  readonly usedAt?: string;
  /** When their guardians were last asked whether they are still to be kept. */
  readonly askedToKeepAt?: string;
  /** The same for what is noted of them for an emergency. */
  readonly askedToKeepCareAt?: string;
  /** The age whose rights they have come into since they were added. */
  readonly grewTo?: number;
  readonly createdAt: string;
  readonly updatedAt: string;
}

const isMinorDependant = (dependant: SaidAge, now: Date): boolean => ageAt(dependant, now) < grownUpAge;

/** Below 13 nothing is kept without a consent. */
export const needsConsent = (said: SaidAge, now: Date): boolean => ageAt(said, now) < loginAge;

/** A child whose guardians didn't say that hosts may know the name. */
export const withheldName = 'A child';

/** What hosts may call them: a child's name is never shown without a consent of its own for it. */
export function nameForHosts(dependant: Dependant, now: Date): string {
  const { firstName, lastName, consents } = dependant;
  if (!isMinorDependant(dependant, now)) return `${firstName} ${lastName}`;
  if (needsConsent(dependant, now) && !hasConsent(consents, 'third_party_disclosure')) return withheldName;
  return `${firstName} ${lastName.slice(0, 1)}.`;
}
