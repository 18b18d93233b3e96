import type { AccountReader } from '#lambdas/accounts/ports/accounts.ts';
import { isParted } from '#lambdas/accounts/ports/blocks/blocks.ts';
import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { EndorsementCount, endorsementsContract } from '#shared/people/endorsements/contract.ts';
import type { Naming } from '../../ports/naming/naming.ts';
import { type ProfilePorts, seeProfile } from '../../ports/see-profile.ts';
import type { Endorsement, EndorsementStore } from '../store.ts';

type Operations = (typeof endorsementsContract)['operations'];

interface Ports extends ProfilePorts {
  readonly accounts: Pick<AccountReader, 'find' | 'list'>;
  readonly store: Pick<EndorsementStore, 'of' | 'sharedBy'>;
  readonly naming: Pick<Naming, 'of'>;
}

/** Counts alone: who endorsed what is shown to the person only. Endorsements across a block do not count. */
export async function getEndorsements(
  { userId }: Parsed<Operations['getEndorsements']>,
  caller: Caller,
  ports: Ports,
): Promise<Output<Operations['getEndorsements']>> {
  const { userId: viewer } = actorOf(caller);
  const { isShown } = await seeProfile(userId, caller, ports);
  const [endorsements, shared] = await Promise.all([
    visibleOf(userId, ports),
    viewer === userId ? [] : ports.store.sharedBy(viewer, userId),
  ]);
  const now = caller.now.toISOString();
  return {
    ...(isShown && { counts: countsOf(endorsements) }),
    mine: endorsements.filter(({ authorId }) => authorId === viewer).map(kindOf),
    shared: shared.filter(({ endedAt }) => endedAt <= now),
  };
}

export async function listMyEndorsements(
  caller: Caller,
  ports: Ports,
): Promise<Output<Operations['listMyEndorsements']>> {
  const { userId } = actorOf(caller);
  const endorsements = await visibleOf(userId, ports);
  const names = await ports.naming.of(
    endorsements.map(({ authorId }) => authorId),
    { userId, now: caller.now },
  );
  return {
    endorsements: endorsements
      .filter(({ authorId }) => names.has(authorId))
      .toSorted((a, b) => b.at.localeCompare(a.at))
      .map((one) => ({
        ...kindOf(one),
        authorId: one.authorId,
        authorName: names.get(one.authorId)?.name ?? '',
        at: one.at,
      })),
  };
}

async function visibleOf(userId: string, { store, blocks }: Ports): Promise<readonly Endorsement[]> {
  const [all, parted] = await Promise.all([store.of(userId), blocks.partedFrom(userId)]);
  return all.filter(({ authorId }) => !isParted(parted, authorId));
}

const kindOf = ({ endorsedFor, level }: Endorsement) => ({ endorsedFor, ...(level && { level }) });

/** The most endorsed first. */
function countsOf(endorsements: readonly Endorsement[]): EndorsementCount[] {
  const counts = new Map<string, EndorsementCount>();
  for (const one of endorsements) {
    const key = `${one.endorsedFor}/${one.level ?? ''}`;
    counts.set(key, { ...kindOf(one), count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts.values()].sort((a, b) => b.count - a.count || a.endorsedFor.localeCompare(b.endorsedFor));
}
