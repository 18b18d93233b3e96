import type { AccountReader } from '#lambdas/accounts/ports/accounts.ts';
import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import type { DueIndex } from '#lambdas/kernel/due/due-index.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { Care, isEmptyCare } from '#shared/people/family/care.ts';
import { hasConsent, withConsent } from '#shared/people/family/consent.ts';
import type { family } from '#shared/people/family/contract.ts';
import { type Dependant, needsConsent } from '#shared/people/family/dependant.ts';
import { hasRight } from '#shared/people/family/guardian.ts';
import { careLookAfter } from '#shared/people/family/keeping.ts';
import { guarding } from '../../ports/family/guarding.ts';
import type { NoteUse } from '../../ports/family/note-use.ts';
import type { CareLooks } from '../dependants/care-looks.ts';
import { type CareStore, isMedical } from '../dependants/care-store.ts';
import { type Revision, reviseDependant } from '../dependants/revise-dependant.ts';
import type { DependantStore } from '../dependants/store.ts';
import { viewFor } from '../dependants/view.ts';
import { keepingDates } from '../family-dates.ts';

type Operations = (typeof family)['operations'];

interface Parts {
  readonly dependants: DependantStore;
  readonly accounts: Pick<AccountReader, 'list'>;
  readonly care: CareStore;
  readonly careLooks: CareLooks;
  readonly due: Pick<DueIndex, 'schedule'>;
  readonly noteUse: NoteUse;
}

/** With the consent to medical notes go the notes themselves, in the same write. */
export async function setConsent(
  { dependantId, type, given }: Parsed<Operations['setConsent']>,
  caller: Caller,
  { dependants, accounts, care }: Pick<Parts, 'dependants' | 'accounts' | 'care'>,
): Promise<Output<Operations['setConsent']>> {
  const { userId } = actorOf(caller);
  const { now } = caller;
  const decide = async (before: Dependant): Promise<Revision> => {
    guarding(before, userId, now, 'consent');
    if (!given && type === 'data_collection' && needsConsent(before, now))
      return { refused: 'dependant.consentNeeded' };
    const changes = { consents: withConsent(before.consents, { type, given, guardianUserId: userId }, now) };
    if (given || type !== 'medical_treatment') return { changes };
    return { changes, care: await care.withoutMedical({ dependantId, guardianId: userId }) };
  };
  const after = await reviseDependant(dependantId, dependants, decide, now);
  return viewFor(guarding(after, userId, now), after, accounts, now);
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

const tries = 5;

/** What allows the notes is a condition of their write: whatever changed of the child meanwhile, it is judged again. */
export async function saveCare(
  { dependantId, version, ...said }: Parsed<Operations['saveCare']>,
  caller: Caller,
  { dependants, care, due, noteUse }: Pick<Parts, 'dependants' | 'care' | 'due' | 'noteUse'>,
): Promise<Output<Operations['saveCare']>> {
  const { userId } = actorOf(caller);
  const { now } = caller;
  const who = { dependantId, guardianId: userId };
  const facts = Care.parse(said);
  for (let tried = 0; tried < tries; tried += 1) {
    const found = mayNote(facts, await dependants.find(dependantId), userId, now);
    // That they are in use is another version of the dependant.
    if (await noteUse(found, now)) continue;
    await due.schedule(keepingDates.keepingCare(dependantId, careLookAfter(found, now)), now);
    const saved = await care.save(who, facts, { version, dependantVersion: found.version }, now);
    if (saved === 'written') return { ...facts, version: version + 1 };
    if (saved === 'moved') continue;
    const stored = await care.find(dependantId);
    const mayKnow = hasRight(found.guardians, userId, 'medicalView', now);
    throw new Problem('record.changed', mayKnow ? { currentVersion: stored.version } : {});
  }
  throw new Problem('server.busy');
}

/** @throws {Problem} dependant.notFound, access.denied, dependant.consentRequired */
function mayNote(facts: Care, found: Dependant | undefined, userId: string, now: Date): Dependant {
  guarding(found, userId, now, 'medicalEdit');
  if (!found) throw new Problem('dependant.notFound');
  if (isMedical(facts) && !hasConsent(found.consents, 'medical_treatment'))
    throw new Problem('dependant.consentRequired');
  return found;
}
