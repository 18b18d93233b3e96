import type { APIGatewayProxyStructuredResultV2 as HttpResult } from 'aws-lambda';
import { table } from '#lambdas/kernel/data/table.ts';
import { cloud } from './cloud.ts';

/** What requests wrote, mailed or told although they were refused. Only of use while they come one at a time. */
export const effectsOfRefused: string[] = [];

const written: string[] = [];
/** Rows that a refused request may leave: they count it. */
const countsOnly = /\$(ratelimit|idempotency)_1/;

// The client tells its own writes, which costs nothing; one whose condition failed has thrown and is not among them.
table().client.middlewareStack.add(
  (next, { commandName = '' }) =>
    async (sent) => {
      const answer = await next(sent);
      const text = JSON.stringify(sent.input);
      if (/Put|Update|Delete|Write/.test(commandName) && !countsOnly.test(text)) written.push(`${commandName} ${text}`);
      return answer;
    },
  { step: 'initialize', name: 'noteWrites' },
);

/** Notes what a request does to the product when it is refused. */
export async function watched(answer: () => Promise<HttpResult>): Promise<HttpResult> {
  const before = { written: written.length, mails: cloud.mails.length, events: cloud.events.length };
  const result = await answer();
  if ((result.statusCode ?? 200) < 400) return result;
  effectsOfRefused.push(
    ...written.slice(before.written),
    ...cloud.mails.slice(before.mails).map(({ to }) => `a mail to ${to}`),
    ...cloud.events.slice(before.events).map((event) => `${event['detail-type']} on the bus`),
  );
  return result;
}
