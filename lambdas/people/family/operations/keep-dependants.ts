import type { AccountReader } from '#lambdas/accounts/ports/accounts.ts';
import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import type { DueIndex } from '#lambdas/kernel/due/due-index.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { loginAge } from '#shared/people/family/age.ts';
import { daysOfGrowing } from '#shared/people/family/coming-of-age.ts';
import { hasConsent, withConsent } from '#shared/people/family/consent.ts';
import type { family } from '#shared/people/family/contract.ts';
import type { Dependant } from '#shared/people/family/dependant.ts';
import { type Guardian, guardianRights } from '#shared/people/family/guardian.ts';
import { asksOn } from '#shared/people/family/keeping.ts';
import { inverseOf } from '#shared/people/family/relations.ts';
import { isMinor } from '#shared/people/profile/player-facts.ts';
import { guarding } from '../../ports/family/guarding.ts';
import type { NoteUse } from '../../ports/family/note-use.ts';
import { reviseDependant } from '../dependants/revise-dependant.ts';
import type { DependantStore } from '../dependants/store.ts';
import { viewFor } from '../dependants/view.ts';
import { familyDates, keepingDates } from '../family-dates.ts';

type Operations = (typeof family)['operations'];

interface Parts {
  readonly due: Pick<DueIndex, 'schedule'>;
  readonly dependants: DependantStore;
  readonly accounts: Pick<AccountReader, 'list'>;
}

/** A guardian who adds a dependant has every right, in the first household. */
export async function addDependant(
  input: Parsed<Operations['addDependant']>,
  caller: Caller,
  { dependants, accounts, due }: Parts,
): Promise<Output<Operations['addDependant']>> {
  const { userId } = actorOf(caller);
  const { now } = caller;
  const { birthdate } = caller.account ?? {};
  if (!birthdate) throw new Problem('dependant.guardianAgeUnknown');
  if (isMinor(birthdate, now)) throw new Problem('dependant.guardianTooYoung');
  if (input.age < loginAge && !input.collectionConsent) throw consentMissing('collectionConsent');
  const dependantId = caller.newId('dependant');
  const kept = await dependants.find(dependantId);
  const made = kept ?? newDependant(dependantId, input, userId, now);
  await noteGrowing(made, due, now);
  await due.schedule(keepingDates.keeping(dependantId, asksOn(made)), now);
  // Under a repeated key it is there already.
  if (!kept && (await dependants.write(undefined, made, now)) === 'full') throw new Problem('family.tooMany');
  return viewFor(guarding(made, userId, now), made, accounts, now);
}

/** Notes the days on which they come into the rights of an age. */
async function noteGrowing(dependant: Dependant, due: Pick<DueIndex, 'schedule'>, now: Date): Promise<void> {
  for (const day of daysOfGrowing(dependant))
    await due.schedule(familyDates.growing(dependant.dependantId, new Date(`${day}T12:00:00Z`)), now);
}

const consentMissing = (field: string) =>
  new Problem('dependant.consentRequired', { fields: { [field]: 'Tick the box to give your consent.' } });

function newDependant(
  dependantId: string,
  input: Parsed<Operations['addDependant']>,
  userId: string,
  now: Date,
): Dependant {
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

/** A guardian who opens the page of a dependant wants to keep them. */
export async function getDependant(
  { dependantId }: Parsed<Operations['getDependant']>,
  caller: Caller,
  { dependants, accounts, noteUse }: Parts & { readonly noteUse: NoteUse },
): Promise<Output<Operations['getDependant']>> {
  const { userId } = actorOf(caller);
  const { now } = caller;
  const found = await dependants.find(dependantId);
  guarding(found, userId, now);
  if (!found) throw new Problem('dependant.notFound');
  const seen = (await noteUse(found, now)) ? await dependants.find(dependantId) : found;
  const viewer = guarding(seen, userId, now);
  return viewFor(viewer, seen ?? found, accounts, now);
}

export async function changeDependant(
  { dependantId, version, firstName, lastName, age }: Parsed<Operations['changeDependant']>,
  caller: Caller,
  { dependants, accounts, due }: Parts,
): Promise<Output<Operations['changeDependant']>> {
  const { userId } = actorOf(caller);
  const decide = (before: Dependant) => {
    guarding(before, userId, caller.now, 'consent');
    if (before.version !== version) throw new Problem('record.changed', { currentVersion: before.version });
    if (age < loginAge && !hasConsent(before.consents, 'data_collection')) throw consentMissing('age');
    return { changes: { firstName, lastName, age, ageOn: caller.now.toISOString().slice(0, 10) } };
  };
  const after = await reviseDependant(dependantId, dependants, decide, caller.now);
  await noteGrowing(after, due, caller.now);
  return viewFor(guarding(after, userId, caller.now), after, accounts, caller.now);
}

/** Only by the last guardian: of two households neither deletes a child for the other. */
export async function removeDependant(
  { dependantId }: Parsed<Operations['removeDependant']>,
  caller: Caller,
  { dependants }: Pick<Parts, 'dependants'>,
): Promise<Output<Operations['removeDependant']>> {
  const { userId } = actorOf(caller);
  const decide = (before: Dependant) => {
    guarding(before, userId, caller.now, 'consent');
    const others = Object.values(before.guardians).filter((one) => one.userId !== userId);
    if (others.some(({ status }) => status === 'confirmed')) return { refused: 'dependant.othersAnswer' } as const;
    return { forget: true } as const;
  };
  await reviseDependant(dependantId, dependants, decide, caller.now);
  return {};
}
