import { inParallel } from '#lambdas/kernel/data/in-parallel.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { listen, on } from '#lambdas/kernel/messages/listen.ts';
import { createPayoutAccounts } from '#lambdas/payments/ports/accounts/payout-accounts.ts';
import { peopleOf } from '#lambdas/payments/ports/orders/order-claims.ts';
import { createOrders } from '#lambdas/payments/ports/orders/orders.ts';
import { createOutsidePayments } from '#lambdas/payments/ports/outside/outside-payments.ts';
import { createTeamReader } from '#lambdas/teams/ports/teams.ts';
import { agentJoined } from '#shared/competitions/payments/messages.ts';
import { registrationMoved, seasonMoved, squadFilled } from '#shared/competitions/seasons/messages.ts';
import { isEditable } from '#shared/competitions/seasons/states.ts';
import { cardSaved, holdChanged } from '#shared/payments/orders/messages.ts';
import { newCode } from '../../seasons/codes.ts';
import { createRegistrationStore } from '../../seasons/registration/registration-store.ts';
import { chargePlaced } from './charge-placed.ts';
import { createForgetUnplaced } from './forget-unplaced.ts';
import { holdPlaced } from './hold-placed.ts';
import { createKeepAgentCard } from './keep-agent-card.ts';

const by = {
  registrations: createRegistrationStore(table(), newCode),
  orders: createOrders(table()),
  payments: createOutsidePayments(table()),
  payouts: createPayoutAccounts(table()),
  teams: createTeamReader(table()),
};
const keepCard = createKeepAgentCard(table(), by.orders);
const forgetUnplaced = createForgetUnplaced(table());
const atOnce = 8;

/** Free agents save a card, and are charged once they are placed on a team. */
export const handler = listen(
  on(cardSaved, async ({ data: { orderId, subjectKind, subjectId: seasonId } }, now) => {
    if (subjectKind !== 'season') return;
    await keepCard(orderId, now);
    const order = await by.orders.find(orderId);
    for (const userId of order ? peopleOf(order) : []) await chargePlaced({ seasonId, userId }, by, now);
  }),
  on(registrationMoved, async ({ data: { status, heirId, seasonId, userId } }, now) => {
    if (status === 'placed' || status === 'active') await chargePlaced({ seasonId, userId }, by, now);
    // A place on a team that was not paid yet is its heir's to pay.
    if (heirId) await chargePlaced({ seasonId, userId: heirId }, by, now);
  }),
  on(squadFilled, async ({ data: { seasonId, userIds } }, now) => {
    await inParallel(userIds, atOnce, (userId) => chargePlaced({ seasonId, userId }, by, now));
  }),
  on(agentJoined, ({ data }, now) => chargePlaced(data, by, now)),
  on(holdChanged, async ({ data }, now) => {
    if (data.subjectKind === 'season') await holdPlaced(data, by, now);
  }),
  on(seasonMoved, async ({ data: { seasonId, status } }, now) => {
    if (!isEditable(status)) await forgetUnplaced(seasonId, now);
  }),
);
