import { expect, it } from 'vitest';
import type { AccountReader } from '#lambdas/accounts/ports/accounts.ts';
import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import {
  acceptOrganizationRequest,
  declineOrganizationRequest,
  requestOrganization,
} from '#lambdas/teams/organizations/operations/answer-requests.ts';
import { createOrganizationRequestStore } from '#lambdas/teams/organizations/requests/request-store.ts';
import { explore, schedules, twinSchedules } from '../stage/explore.ts';
import type { MemoryTable, Write } from '../stage/memory-table.ts';
import { stage } from '../stage/stage.ts';
import { without } from '../stage/twins.ts';
import { callerOn, organizations, person, playOrganizations } from './organization-play.ts';

type Twin = (write: Write) => Write;

const parts = {
  organizations,
  requests: createOrganizationRequestStore(stage.table, stage.retry),
  accounts: {} as AccountReader,
};
const requestIdOf = (last: number) => `orr_${'0'.repeat(25)}${last}`;
const userId = person(0);

/** The same user asks with another id each time, as in two browser tabs. */
const asks = (last: number) => () =>
  requestOrganization(
    { name: `Club ${last}`, gameTypeIds: ['running'], why: 'Because we are many.' },
    { ...callerOn(userId), newId: () => requestIdOf(last) } as Caller,
    parts,
  );
const accepts = (last: number, byId: string) => () =>
  acceptOrganizationRequest({ userId, requestId: requestIdOf(last) }, callerOn(byId), parts);
const declines = (last: number, byId: string) => () =>
  declineOrganizationRequest({ userId, requestId: requestIdOf(last), answer: 'No.' }, callerOn(byId), parts);

/** A user asks twice, and two members of staff answer both requests differently, each twice. */
const answering = (twin?: Twin) => (seed: number) => {
  const answers = new Map<unknown, string>();
  let before: Record<string, unknown> | undefined;
  return playOrganizations(
    seed,
    {
      prepare: asks(1),
      acts: [
        asks(2),
        ...[1, 2].flatMap((last) => [
          accepts(last, person(1)),
          declines(last, person(2)),
          accepts(last, person(2)),
          declines(last, person(1)),
        ]),
      ],
      judge: (memory) => {
        const violation = judgeAnswers(memory, answers, before);
        before = memory.entity('organizationRequest')[0];
        return violation;
      },
    },
    twin,
  );
};

/** An answer stays, a request that waits is not replaced, and there is an organization exactly where one was accepted. */
function judgeAnswers(
  memory: MemoryTable,
  answers: Map<unknown, string>,
  before: Record<string, unknown> | undefined,
): string | undefined {
  const [request] = memory.entity('organizationRequest');
  if (!request) return 'the request is gone';
  const { requestId, status } = request;
  if (before?.status === 'asked' && before.requestId !== requestId) return 'a request that waits was replaced';
  if (status === 'accepted' && request.organizationId !== idFrom('organization', String(requestId)))
    return 'an answer to another request counts';
  const given = answers.get(requestId);
  if (given && given !== status) return `${given} became ${status}`;
  if (status !== 'asked') answers.set(requestId, String(status));
  const accepted = [...answers.values()].filter((answer) => answer === 'accepted').length;
  const opened = memory.entity('organization').length;
  return opened === accepted ? undefined : `${opened} organizations for ${accepted} accepted requests`;
}

it('answers a request for an organization once, also when staff and the user race', async () => {
  expect(await explore(answering(), Math.ceil(schedules / 5))).toMatchObject({ violations: 0 });
  const blind: Twin = ({ ConditionExpression: _, ...write }) => write;
  for (const twin of [without('#status'), without('#requestId'), blind])
    expect(await explore(answering(twin), twinSchedules, { untilFirst: true })).toMatchObject({ violations: 1 });
});
