import { createAccountReader } from '#lambdas/accounts/ports/accounts.ts';
import { inParallel } from '#lambdas/kernel/data/in-parallel.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { listen, on } from '#lambdas/kernel/messages/listen.ts';
import { connectDelivery } from '#lambdas/notifications/ports/connect-delivery.ts';
import { deliver } from '#lambdas/notifications/ports/deliver.ts';
import { createNaming } from '#lambdas/people/ports/naming/naming.ts';
import { createKeepsMoney } from '#lambdas/teams/ports/keeps-money.ts';
import { createMemberships } from '#lambdas/teams/ports/memberships.ts';
import { createTeamReader } from '#lambdas/teams/ports/teams.ts';
import { aidAnswered, aidAsked } from '#shared/payments/discounts/aid/messages.ts';
import { nameIn } from '../../invoices/views.ts';
import { type AidKey, createAidRequests } from '../../ports/aid/aid-requests.ts';
import { answeredLetter, askedLetter } from './letters.ts';

const aid = createAidRequests(table());
const teams = createTeamReader(table());
const roster = createMemberships(table());
const keepsMoney = createKeepsMoney(table());
const naming = createNaming(table(), createAccountReader(table()));
const delivery = connectDelivery();
const atOnce = 4;

/** A request with its community; undefined where one of them is gone, so that no one is left to be told. */
async function lookAt(key: AidKey) {
  const [request, team] = await Promise.all([aid.find(key), teams.find(key.teamId)]);
  return request && team && { request, teamName: team.facts.name, origin: delivery.origin };
}

/** Tells those who manage the money of a request, and who asked of the answer. */
export const handler = listen(
  on(aidAsked, async ({ messageId, occurredAt, data }, now) => {
    const about = await lookAt(data);
    if (!about) return;
    const members = await roster.ofTeam(data.teamId);
    await inParallel(members, atOnce, async ({ userId }) => {
      if (userId === data.userId || !(await keepsMoney(data.teamId, userId))) return;
      const names = await naming.of([data.userId], { userId, now, needs: true });
      const notice = { cause: messageId, causedAt: occurredAt, userId, topic: 'payments' as const };
      await deliver({ ...notice, tell: () => askedLetter(about, nameIn(names, data.userId)) }, delivery, now);
    });
  }),
  on(aidAnswered, async ({ messageId, occurredAt, data: { userId, ...rest } }, now) => {
    const about = await lookAt({ userId, ...rest });
    if (!about) return;
    const notice = { cause: messageId, causedAt: occurredAt, userId, topic: 'payments' as const };
    await deliver({ ...notice, isUrgent: true, tell: () => answeredLetter(about) }, delivery, now);
  }),
);
