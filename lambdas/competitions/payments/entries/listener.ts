import { table } from '#lambdas/kernel/data/table.ts';
import { createDueIndex } from '#lambdas/kernel/due/due-index.ts';
import { listen, on } from '#lambdas/kernel/messages/listen.ts';
import { createOrders } from '#lambdas/payments/ports/orders/orders.ts';
import { tournamentChanged } from '#shared/competitions/tournaments/messages.ts';
import { isEditable } from '#shared/competitions/tournaments/states.ts';
import { holdChanged, orderPaid } from '#shared/payments/orders/messages.ts';
import { createTournamentReader } from '../../tournaments/tournament-reader.ts';
import { createEntryDelivery } from './deliver-entry.ts';
import { tournamentUse } from './end-tournament-use.ts';
import { scheduleLapses } from './lapse-entries.ts';

const due = createDueIndex(table());
const tournaments = createTournamentReader(table());
const delivery = createEntryDelivery(table(), createOrders(table()));

/**
 * Notes what was paid by card for entries, keeps them held as long as a payment takes, sends everything back when a tournament is
 * canceled, and frees the account once it is over.
 */
export const handler = listen(
  on(orderPaid, async ({ data: { orderId, subjectKind } }, now) => {
    if (subjectKind === 'tournament') await delivery.deliver(orderId, now);
  }),
  on(holdChanged, async ({ data }, now) => {
    if (data.subjectKind === 'tournament') await delivery.keepHold(data, now);
  }),
  on(tournamentChanged, async ({ data: { tournamentId } }, now) => {
    const tournament = await tournaments.find(tournamentId);
    if (!tournament) return;
    await scheduleLapses(tournament, { tournaments, due }, now);
    if (tournament.status === 'cancelled') await delivery.sendAllBack(tournamentId, now);
    if (!isEditable(tournament.status)) await tournamentUse.schedule(tournamentId, { due }, now);
  }),
);
