import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import type { DependantReader } from '#lambdas/people/ports/family/dependants.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { commitmentKey } from '#shared/events/conflicts/commitment.ts';
import type { conflictsContract } from '#shared/events/conflicts/contract.ts';
import { confirmedGuardian } from '#shared/people/family/guardian.ts';
import type { CommitmentsReader } from './commitments.ts';

type List = (typeof conflictsContract)['operations']['listConflicts'];

interface Parts {
  readonly dependants: Pick<DependantReader, 'ofGuardian'>;
  readonly commitments: CommitmentsReader;
}

/** A longer time is nothing that takes place: no event is longer (domain 4.4). */
const longestMs = 14 * 24 * 60 * 60_000;

/** The caller's own first, then those of each child by name. */
export async function listConflicts(
  { from, until, besides }: Parsed<List>,
  caller: Caller,
  { dependants, commitments }: Parts,
): Promise<Output<List>> {
  const { userId } = actorOf(caller);
  const last = new Date(Date.parse(from) + longestMs).toISOString();
  const span = { from, until: until < last ? until : last };
  const family = (await dependants.ofGuardian(userId))
    .filter(({ guardians }) => confirmedGuardian(guardians, userId, caller.now))
    .toSorted((a, b) => a.firstName.localeCompare(b.firstName));
  const [own, ...theirs] = await Promise.all([
    commitments(userId, span),
    ...family.map(async ({ dependantId, firstName }) => {
      const found = await commitments(dependantId, span);
      return found.map((one) => ({ ...one, child: { dependantId, firstName } }));
    }),
  ]);
  return { conflicts: [...own, ...theirs.flat()].filter((one) => commitmentKey(one) !== besides) };
}
