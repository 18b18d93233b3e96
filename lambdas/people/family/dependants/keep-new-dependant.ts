import type * as z from 'zod';
import type { DueIndex } from '#lambdas/kernel/due/due-index.ts';
import { Problem } from '#shared/contract/errors.ts';
import { loginAge } from '#shared/people/family/age.ts';
import { daysOfGrowing } from '#shared/people/family/coming-of-age.ts';
import { withConsent } from '#shared/people/family/consent.ts';
import type { Dependant } from '#shared/people/family/dependant.ts';
import type { dependantInput } from '#shared/people/family/dependant-operations.ts';
import { type Guardian, guardianRights } from '#shared/people/family/guardian.ts';
import { asksOn } from '#shared/people/family/keeping.ts';
import { inverseOf } from '#shared/people/family/relations.ts';
import { isMinor } from '#shared/people/profile/player-facts.ts';
import { familyDates, keepingDates } from '../family-dates.ts';
import type { DependantStore } from './store.ts';

export type DependantInput = z.infer<typeof dependantInput>;

interface Adding {
  readonly dependantId: string;
  readonly input: DependantInput;
  readonly userId: string;
  readonly birthdate: string | undefined;
}

interface Parts {
  readonly due: Pick<DueIndex, 'schedule'>;
  readonly dependants: Pick<DependantStore, 'find' | 'write'>;
}

/**
 * A guardian who adds a dependant has every right, in the first household. Answers with who has the id: one that is there
 * already is not written again, and may be another guardian's.
 * @throws {Problem} dependant.guardianAgeUnknown, dependant.guardianTooYoung, dependant.consentRequired, family.tooMany
 */
export async function keepNewDependant(
  { dependantId, input, userId, birthdate }: Adding,
  { dependants, due }: Parts,
  now: Date,
): Promise<Dependant> {
  if (!birthdate) throw new Problem('dependant.guardianAgeUnknown');
  if (isMinor(birthdate, now)) throw new Problem('dependant.guardianTooYoung');
  if (input.age < loginAge && !input.collectionConsent) throw consentMissing('collectionConsent');
  const kept = await dependants.find(dependantId);
  const made = kept ?? newDependant(dependantId, input, userId, now);
  await noteGrowing(made, due, now);
  await due.schedule(keepingDates.keeping(dependantId, asksOn(made)), now);
  const written = kept ? 'written' : await dependants.write(undefined, made, now);
  if (written === 'full') throw new Problem('family.tooMany');
  return written === 'stale' ? ((await dependants.find(dependantId)) ?? made) : made;
}

/** Notes the days on which they come into the rights of an age. */
export async function noteGrowing(dependant: Dependant, due: Pick<DueIndex, 'schedule'>, now: Date): Promise<void> {
  for (const day of daysOfGrowing(dependant))
    await due.schedule(familyDates.growing(dependant.dependantId, new Date(`${day}T12:00:00Z`)), now);
}

export const consentMissing = (field: string) =>
  new Problem('dependant.consentRequired', { fields: { [field]: 'Tick the box to give your consent.' } });

function newDependant(dependantId: string, input: DependantInput, userId: string, now: Date): Dependant {
  const { firstName, lastName, age, relation, phoneNumber, collectionConsent, disclosureConsent } = input;
  const at = now.toISOString();
  const guardian: Guardian = {
    userId,
    status: 'confirmed',
    household: 'A',
    relation: inverseOf(relation),
    rights: guardianRights.map(({ value }) => value),
    contactShielded: false,
    priority: 1,
    phoneNumber,
  };
  const given = { guardianUserId: userId, given: true };
  const collected = collectionConsent ? withConsent([], { ...given, type: 'data_collection' }, now) : [];
  const consents = disclosureConsent
    ? withConsent(collected, { ...given, type: 'third_party_disclosure' }, now)
    : collected;
  return {
    dependantId,
    version: 1,
    firstName,
    lastName,
    age,
    ageOn: at.slice(0, 10),
    guardians: { [userId]: guardian },
    consents,
    usedAt: at,
    createdAt: at,
    updatedAt: at,
  };
}
