import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { teamMembers } from '#shared/teams/members/contract.ts';
import type { TeamStore } from '../../details/store.ts';
import type { RosterStore } from '../member-store.ts';
import type { RequestStore } from '../request-store.ts';
import { comeIn } from './join-team.ts';

type AnswerTeamRequest = (typeof teamMembers)['operations']['answerTeamRequest'];

interface Parts {
  readonly teams: Pick<TeamStore, 'find'>;
  readonly roster: RosterStore;
  readonly requests: RequestStore;
}

export async function answerTeamRequest(
  { teamId, userId, decision }: Parsed<AnswerTeamRequest>,
  { now }: Caller,
  { requests, ...parts }: Parts,
): Promise<Output<AnswerTeamRequest>> {
  const [team, request] = await Promise.all([parts.teams.find(teamId), requests.find({ userId, teamId })]);
  if (!team) throw new Problem('team.notFound');
  if (request?.status !== 'requested') throw new Problem('team.requestNotFound');
  if (decision === 'accept') await comeIn(team, userId, { by: 'answer' }, now, parts);
  else if (!(await requests.decline(team, userId, now))) throw new Problem('team.requestNotFound');
  return {};
}
