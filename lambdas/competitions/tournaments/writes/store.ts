import { claimEntity } from '#lambdas/kernel/data/claim.entity.ts';
import { contention } from '#lambdas/kernel/data/conditions.ts';
import { createRetry, type Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { type Compose, createWriteOver, type RowsOf, type Write } from '#lambdas/kernel/data/write.ts';
import { outboxEntity } from '#lambdas/kernel/messages/outbox.entity.ts';
import { accountUseEntity } from '#lambdas/payments/ports/accounts/account-use.entity.ts';
import { payoutAccountEntity } from '#lambdas/payments/ports/accounts/payout-account.entity.ts';
import { discountEntity } from '#lambdas/payments/ports/discounts/discount.entity.ts';
import { discountUseEntity } from '#lambdas/payments/ports/discounts/discount-use.entity.ts';
import { orderEntity } from '#lambdas/payments/ports/orders/order.entity.ts';
import { namedThingEntity } from '#lambdas/teams/ports/named-thing.entity.ts';
import { entryListEntity } from '../entry-list.entity.ts';
import { tournamentEntity } from '../tournament.entity.ts';
import { tournamentDeskEntity } from '../tournament-desk.entity.ts';

const entitiesOf = (table: Table) => ({
  tournament: tournamentEntity(table),
  entries: entryListEntity(table),
  desk: tournamentDeskEntity(table),
  order: orderEntity(table),
  discount: discountEntity(table),
  discountUse: discountUseEntity(table),
  accountUse: accountUseEntity(table),
  payoutAccount: payoutAccountEntity(table),
  claim: claimEntity(table),
  named: namedThingEntity(table),
  outbox: outboxEntity(table),
});
type Entities = ReturnType<typeof entitiesOf>;
export type TournamentRows = RowsOf<Entities>;

export interface TournamentWrites {
  /** One transaction; answers with the positions of the parts that refused it. */
  readonly write: Write<Entities>;
  /** Looks and writes until nothing moved in between. What the look throws ends it; without a write it is done. */
  readonly settle: <Found>(
    look: () => Promise<{ readonly found: Found; readonly compose?: Compose<Entities> | undefined }>,
  ) => Promise<Found>;
}

export function createTournamentWrites(table: Table, retry: Retry = createRetry({ tries: 12 })): TournamentWrites {
  const once = createWriteOver(entitiesOf(table), (work) => work());
  return {
    write: (compose) => retry(() => once(compose)),
    settle: (look) =>
      retry(async () => {
        const { found, compose } = await look();
        if (compose && (await once(compose)).length > 0) throw contention('The tournament moved meanwhile');
        return found;
      }),
  };
}
