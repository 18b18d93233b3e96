import type { DueIndex } from '#lambdas/kernel/due/due-index.ts';
import { actorOf, type Caller } from '#lambdas/kernel/http/serve.ts';
import { Care, isEmptyCare } from '#shared/accounts/family/care.ts';
import { hasConsent, withConsent } from '#shared/accounts/family/consent.ts';
import type { family } from '#shared/accounts/family/contract.ts';
import { type Dependant, needsConsent } from '#shared/accounts/family/dependant.ts';
import { hasRight } from '#shared/accounts/family/guardian.ts';
import { careLookAfter } from '#shared/accounts/family/keeping.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { AccountReader } from '../../ports/accounts.ts';
import { guarding } from '../../ports/family/guarding.ts';
import type { NoteUse } from '../../ports/family/note-use.ts';
import type { CareLooks } from '../dependants/care-looks.ts';
import type { CareStore } from '../dependants/care-store.ts';
import { type Revision, reviseDependant } from '../dependants/revise-dependant.ts';
import type { DependantStore } from '../dependants/store.ts';
import { viewFor } from '../dependants/view.ts';
import { familyDates } from '../family-dates.ts';

type Operations = (typeof family)['operations'];

interface Parts {
  readonly dependants: DependantStore;
  readonly accounts: Pick<AccountReader, 'list'>;
  readonly care: CareStore;
  readonly careLooks: CareLooks;
  readonly due: Pick<DueIndex, 'schedule'>;
  readonly noteUse: NoteUse;
}

/** With the consent to medical notes go the notes themselves. */
export async function setConsent(
  { dependantId, type, given }: Parsed<Operations['setConsent']>,
  caller: Caller,
  { dependants, accounts, care }: Pick<Parts, 'dependants' | 'accounts' | 'care'>,
): Promise<Output<Operations['setConsent']>> {
  const { userId } = actorOf(caller);
  const { now } = caller;
  const decide = (before: Dependant): Revision => {
    guarding(before, userId, now, 'consent');
    if (!given && type === 'data_collection' && needsConsent(before, now))
      return { refused: 'dependant.consentNeeded' };
    return { changes: { consents: withConsent(before.consents, { type, given, guardianUserId: userId }, now) } };
  };
  const after = await reviseDependant(dependantId, dependants, decide, now);
  if (type === 'medical_treatment' && !given) await forgetMedical(dependantId, userId, now, care);
  return viewFor(guarding(after, userId, now), after, accounts, now);
}

const tries = 5;
const nothing = { allergies: '', conditions: '', medication: '', notes: '' };

async function forgetMedical(dependantId: string, userId: string, now: Date, care: CareStore): Promise<void> {
  for (let tried = 0; tried < tries; tried += 1) {
    const { version, ...kept } = await care.find(dependantId);
    if (version === 0 || (await care.save(dependantId, { ...kept, ...nothing }, version, { userId, now }))) return;
  }
  throw new Problem('server.busy');
}

export async function getCare(
  { dependantId }: Parsed<Operations['getCare']>,
  caller: Caller,
  { dependants, care, careLooks, accounts }: Pick<Parts, 'dependants' | 'care' | 'careLooks' | 'accounts'>,
): Promise<Output<Operations['getCare']>> {
  const { userId } = actorOf(caller);
  guarding(await dependants.find(dependantId), userId, caller.now, 'medicalView');
  const noted = await care.find(dependantId);
  if (!isEmptyCare(noted)) await careLooks.record(dependantId, userId, caller.now);
  const looks = await careLooks.latest(dependantId);
  const known = await accounts.list(looks.map((look) => look.userId));
  const nameOf = new Map(known.map((account) => [account.userId, account.displayName]));
  return { ...noted, looks: looks.map((look) => ({ displayName: nameOf.get(look.userId) ?? '', at: look.at })) };
}

export async function saveCare(
  { dependantId, version, ...said }: Parsed<Operations['saveCare']>,
  caller: Caller,
  { dependants, care, due, noteUse }: Pick<Parts, 'dependants' | 'care' | 'due' | 'noteUse'>,
): Promise<Output<Operations['saveCare']>> {
  const { userId } = actorOf(caller);
  const found = await dependants.find(dependantId);
  guarding(found, userId, caller.now, 'medicalEdit');
  const facts = Care.parse(said);
  const isMedical = Object.keys(nothing).some((name) => facts[name as keyof typeof nothing] !== '');
  if (isMedical && !hasConsent(found?.consents ?? [], 'medical_treatment'))
    throw new Problem('dependant.consentRequired');
  if (found) {
    await noteUse(found, caller.now);
    await due.schedule(familyDates.keepingCare(dependantId, careLookAfter(found, caller.now)), caller.now);
  }
  if (await care.save(dependantId, facts, version, { userId, now: caller.now }))
    return { ...facts, version: version + 1 };
  const stored = await care.find(dependantId);
  const mayKnow = found && hasRight(found.guardians, userId, 'medicalView', caller.now);
  throw new Problem('record.changed', mayKnow ? { currentVersion: stored.version } : {});
}
