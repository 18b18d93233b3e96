import type { AccountReader } from '#lambdas/accounts/ports/accounts.ts';
import type { BlockReader } from '#lambdas/accounts/ports/blocks/blocks.ts';
import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { family } from '#shared/people/family/contract.ts';
import type { Dependant } from '#shared/people/family/dependant.ts';
import {
  answerGuardian,
  askGuardian,
  changeGuardian,
  hasRight,
  removeGuardian,
} from '#shared/people/family/guardian.ts';
import { mayDeal } from '#shared/people/privacy/who-sees.ts';
import { isMinor } from '#shared/people/profile/player-facts.ts';
import { between } from '../../ports/between.ts';
import { guarding } from '../../ports/family/guarding.ts';
import { type Revision, reviseDependant } from '../dependants/revise-dependant.ts';
import type { DependantStore } from '../dependants/store.ts';
import { viewFor } from '../dependants/view.ts';

type Operations = (typeof family)['operations'];

interface Parts {
  readonly dependants: DependantStore;
  readonly accounts: Pick<AccountReader, 'find' | 'list'>;
  readonly blocks: Pick<BlockReader, 'partedFrom'>;
}

const toRevision = (changed: ReturnType<typeof askGuardian>): Revision =>
  'refused' in changed ? changed : { changes: { guardians: changed.guardians } };

export async function inviteGuardian(
  { dependantId, userId, ...guardianship }: Parsed<Operations['inviteGuardian']>,
  caller: Caller,
  { dependants, accounts, blocks }: Parts,
): Promise<Output<Operations['inviteGuardian']>> {
  const { userId: askedById } = actorOf(caller);
  const { now } = caller;
  guarding(await dependants.find(dependantId), askedById, now, 'manageGuardians');
  const [person, parted] = await Promise.all([accounts.find(userId), blocks.partedFrom(askedById)]);
  const isThere = person?.emailVerified && person.hasAdditionalInfo && !person.deletedAt;
  if (!isThere || !mayDeal('beingFound', between(askedById, person, parted, now))) throw new Problem('user.notFound');
  const decide = (before: Dependant) => {
    guarding(before, askedById, now, 'manageGuardians');
    return toRevision(askGuardian(before.guardians, { ...guardianship, userId, status: 'asked', askedById }));
  };
  const after = await reviseDependant(dependantId, dependants, decide, now);
  return viewFor(guarding(after, askedById, now), after, accounts, now);
}

export async function answerGuardianship(
  { dependantId, ...answer }: Parsed<Operations['answerGuardianship']>,
  caller: Caller,
  { dependants }: Pick<Parts, 'dependants'>,
): Promise<Output<Operations['answerGuardianship']>> {
  const { userId } = actorOf(caller);
  const decide = (before: Dependant): Revision => {
    if (!before.guardians[userId]) return { refused: 'dependant.notFound' };
    const { birthdate } = caller.account ?? {};
    if (answer.accepted && !birthdate) return { refused: 'dependant.guardianAgeUnknown' };
    if (answer.accepted && isMinor(birthdate, caller.now)) return { refused: 'dependant.notAsked' };
    return toRevision(answerGuardian(before.guardians, userId, answer));
  };
  await reviseDependant(dependantId, dependants, decide, caller.now);
  return {};
}

/** Who decides about guardians changes everything of them but whether another's contact is shielded: that is theirs. */
export async function changeGuardianOf(
  { dependantId, version, userId, contactShielded, ...said }: Parsed<Operations['changeGuardian']>,
  caller: Caller,
  { dependants, accounts }: Parts,
): Promise<Output<Operations['changeGuardian']>> {
  const { userId: actorId } = actorOf(caller);
  const { now } = caller;
  const decide = (before: Dependant): Revision => {
    guarding(before, actorId, now);
    const isSelf = userId === actorId;
    const decides = hasRight(before.guardians, actorId, 'manageGuardians', now);
    if (!isSelf && !decides) return { refused: 'access.denied' };
    if (before.version !== version) throw new Problem('record.changed', { currentVersion: before.version });
    const found = before.guardians[userId];
    if (!found) return { refused: 'guardian.notFound' };
    const shield = { contactShielded: isSelf ? contactShielded : found.contactShielded };
    return toRevision(changeGuardian(before.guardians, { ...found, ...(decides && said), ...shield }));
  };
  const after = await reviseDependant(dependantId, dependants, decide, now);
  return viewFor(guarding(after, actorId, now), after, accounts, now);
}

/** All may step down, and a guardian who decides about guardians takes others off; an invitation is taken back that way. */
export async function removeGuardianOf(
  { dependantId, userId }: Parsed<Operations['removeGuardian']>,
  caller: Caller,
  { dependants }: Pick<Parts, 'dependants'>,
): Promise<Output<Operations['removeGuardian']>> {
  const { userId: actorId } = actorOf(caller);
  const decide = (before: Dependant): Revision => {
    guarding(before, actorId, caller.now, ...(userId === actorId ? [] : (['manageGuardians'] as const)));
    return toRevision(removeGuardian(before.guardians, userId));
  };
  await reviseDependant(dependantId, dependants, decide, caller.now);
  return {};
}
