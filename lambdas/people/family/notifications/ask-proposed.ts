import type { AccountReader } from '#lambdas/accounts/ports/accounts.ts';
import { type BlockReader, isParted } from '#lambdas/accounts/ports/blocks/blocks.ts';
import type { guardianProposed } from '#shared/competitions/seasons/messages.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Message } from '#shared/contract/message.ts';
import { askGuardian, type Right } from '#shared/people/family/guardian.ts';
import { isMinor } from '#shared/people/profile/player-facts.ts';
import type { secondGuardianProposed } from '#shared/teams/messages.ts';
import { reviseDependant } from '../dependants/revise-dependant.ts';
import type { DependantStore } from '../dependants/store.ts';

/** The rights of a guardian that a registrar proposed; a deciding guardian gives more. */
const proposedRights: readonly Right[] = ['rsvp', 'message'];

/** By a registrar of a season, or by an organizer who has them on a roster. */
type Proposal = Message<typeof guardianProposed> | Message<typeof secondGuardianProposed>;

interface Parts {
  readonly dependants: Pick<DependantStore, 'find' | 'write'>;
  readonly accounts: Pick<AccountReader, 'find'>;
  readonly blocks: Pick<BlockReader, 'partedFrom'>;
}

/**
 * Asks the adult who holds an address to be another guardian, in the other household and with their contact kept from the
 * first (domain 4.3). Nothing happens where the address is unknown, or blocked by or blocking the requester. Safe to repeat.
 */
export async function askProposed(
  { data: { dependantId, holderId: userId, proposedById } }: Proposal,
  { dependants, accounts, blocks }: Parts,
  now: Date,
): Promise<void> {
  if (!userId) return;
  const [person, parted] = await Promise.all([accounts.find(userId), blocks.partedFrom(proposedById)]);
  if (!person?.hasAdditionalInfo || person.deletedAt || isMinor(person.birthdate, now)) return;
  if (isParted(parted, userId)) return;
  const asked = {
    userId,
    status: 'asked',
    household: 'B',
    relation: 'guardian',
    rights: proposedRights,
    contactShielded: true,
    priority: 2,
    askedById: proposedById,
  } as const;
  const decide = ({ guardians }: Parameters<Parameters<typeof reviseDependant>[2]>[0]) => {
    const decided = askGuardian(guardians, asked);
    return 'refused' in decided ? decided : { changes: { guardians: decided.guardians } };
  };
  await reviseDependant(dependantId, dependants, decide, now).catch(unlessDecided);
}

/** An existing guardian, or one too many, is not asked; an undecided case is tried again. */
function unlessDecided(error: unknown): void {
  if (!(error instanceof Problem) || error.code === 'server.busy') throw error;
}
