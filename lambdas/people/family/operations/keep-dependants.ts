import type { AccountReader } from '#lambdas/accounts/ports/accounts.ts';
import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import type { DueIndex } from '#lambdas/kernel/due/due-index.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { loginAge } from '#shared/people/family/age.ts';
import { hasConsent } from '#shared/people/family/consent.ts';
import type { family } from '#shared/people/family/contract.ts';
import type { Dependant } from '#shared/people/family/dependant.ts';
import { guarding } from '../../ports/family/guarding.ts';
import type { NoteUse } from '../../ports/family/note-use.ts';
import { consentMissing, keepNewDependant, noteGrowing } from '../dependants/keep-new-dependant.ts';
import { reviseDependant } from '../dependants/revise-dependant.ts';
import type { DependantStore } from '../dependants/store.ts';
import { viewFor } from '../dependants/view.ts';

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
  const adding = { dependantId: caller.newId('dependant'), input, userId, birthdate };
  const made = await keepNewDependant(adding, { dependants, due }, now);
  return viewFor(guarding(made, userId, now), made, accounts, now);
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
