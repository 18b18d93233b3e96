import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import type { Naming } from '#lambdas/people/ports/naming/naming.ts';
import type { TeamReader } from '#lambdas/teams/ports/teams.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { AidSubjectId } from '#shared/payments/discounts/aid/schemas.ts';
import type { teamDiscounts } from '#shared/payments/discounts/contract.ts';
import { activeTeam } from '../../invoices/operations/keep-money.ts';
import { nameIn } from '../../invoices/views.ts';
import type { AidRequests } from '../../ports/aid/aid-requests.ts';

type Operations = (typeof teamDiscounts)['operations'];

export interface TeamAidParts {
  readonly teams: Pick<TeamReader, 'find'>;
  readonly aid: Pick<AidRequests, 'ofTeam' | 'answer'>;
  readonly naming: Pick<Naming, 'of'>;
}

/** What waits for an answer, the longest first. */
export async function listAidRequests(
  { teamId, subjectId: only }: Parsed<Operations['listAidRequests']>,
  caller: Caller,
  { teams, aid, naming }: TeamAidParts,
): Promise<Output<Operations['listAidRequests']>> {
  if (!(await teams.find(teamId))) throw new Problem('team.notFound');
  const open = (await aid.ofTeam(teamId, only)).filter(({ status }) => status === 'asked');
  // Who asks is known to who decides.
  const names = await naming.of(
    open.map(({ userId }) => userId),
    { userId: actorOf(caller).userId, now: caller.now, needs: true },
  );
  const requests = open.map(({ subjectId, title, userId, note, askedAt }) => ({
    subjectId: AidSubjectId.parse(subjectId),
    title,
    userId,
    name: nameIn(names, userId),
    note,
    askedAt,
  }));
  return { requests: requests.toSorted((a, b) => (a.askedAt < b.askedAt ? -1 : 1)) };
}

export async function answerAidRequest(
  { teamId, subjectId, userId, answer }: Parsed<Operations['answerAidRequest']>,
  { now }: Caller,
  { teams, aid }: TeamAidParts,
): Promise<Output<Operations['answerAidRequest']>> {
  await activeTeam(teamId, teams);
  await aid.answer({ teamId, subjectId, userId }, answer, now);
  return {};
}
