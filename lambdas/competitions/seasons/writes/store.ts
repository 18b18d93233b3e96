import { TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { Service } from 'electrodb';
import { contention, refusedParts } from '#lambdas/kernel/data/conditions.ts';
import { createRetry, type Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { type Compose, createWriteOver, type RowsOf, type Write } from '#lambdas/kernel/data/write.ts';
import { outboxEntity } from '#lambdas/kernel/messages/outbox.entity.ts';
import { accountUseEntity } from '#lambdas/payments/ports/accounts/account-use.entity.ts';
import { payoutAccountEntity } from '#lambdas/payments/ports/accounts/payout-account.entity.ts';
import { discountEntity } from '#lambdas/payments/ports/discounts/discount.entity.ts';
import { discountUseEntity } from '#lambdas/payments/ports/discounts/discount-use.entity.ts';
import { orderEntity } from '#lambdas/payments/ports/orders/order.entity.ts';
import { outsidePaymentEntity } from '#lambdas/payments/ports/outside/outside-payment.entity.ts';
import { type Answering, rightToAnswer } from '#lambdas/people/ports/family/right-to-answer.ts';
import { namedThingEntity } from '#lambdas/teams/ports/named-thing.entity.ts';
import { rosterMergeEntity } from '#lambdas/teams/ports/roster/roster-merge.entity.ts';
import { rosterPersonEntity } from '#lambdas/teams/ports/roster/roster-person.entity.ts';
import { teamInviteEntity } from '#lambdas/teams/ports/roster/team-invite.entity.ts';
import { Problem } from '#shared/contract/errors.ts';
import { mergeStepEntity } from '../../merges/merge-step.entity.ts';
import { divisionSpotsEntity } from '../registration/division-spots.entity.ts';
import { placeOfferEntity } from '../registration/place-offer.entity.ts';
import { playerGroupEntity } from '../registration/player-group.entity.ts';
import { registrationEntity } from '../registration/registration.entity.ts';
import { seasonEntity } from '../season.entity.ts';
import { squadEntity } from '../squads/squad.entity.ts';

const entitiesOf = (table: Table) => ({
  season: seasonEntity(table),
  squad: squadEntity(table),
  registration: registrationEntity(table),
  spots: divisionSpotsEntity(table),
  group: playerGroupEntity(table),
  offer: placeOfferEntity(table),
  named: namedThingEntity(table),
  invite: teamInviteEntity(table),
  rosterPerson: rosterPersonEntity(table),
  merge: rosterMergeEntity(table),
  mergeStep: mergeStepEntity(table),
  payment: outsidePaymentEntity(table),
  order: orderEntity(table),
  discount: discountEntity(table),
  discountUse: discountUseEntity(table),
  accountUse: accountUseEntity(table),
  payoutAccount: payoutAccountEntity(table),
  outbox: outboxEntity(table),
});
type Entities = ReturnType<typeof entitiesOf>;
export type Rows = RowsOf<Entities>;
/** Parts of one transaction. */
export type Parts = ReturnType<Compose<Entities>>;

export interface Writes {
  /** One transaction; answers with the positions of the parts that refused it. */
  readonly write: Write<Entities>;
  /**
   * Looks and writes until nothing moved in between: whatever refuses a part is read again. What the look throws ends it.
   */
  readonly settle: Settle;
  /** The same as a guardian does it, whose right is a part of each transaction. @throws {Problem} access.denied without it */
  readonly settleAs: (guardian: Answering) => Settle;
}
type Settle = (look: () => Promise<Compose<Entities> | undefined>) => Promise<void>;
type Items = NonNullable<TransactWriteCommandInput['TransactItems']>;

export function createWrites(table: Table, retry: Retry = createRetry({ tries: 12 })): Writes {
  const entities = entitiesOf(table);
  const once = createWriteOver(entities, (work) => work());
  const settleBy = (write: Write<Entities>) => (look: Parameters<Settle>[0]) =>
    retry(async () => {
      const compose = await look();
      if (!compose) return;
      const refused = await write(compose);
      if (refused.length > 0) throw contention('Something of the season moved meanwhile');
    });
  return {
    write: (compose) => retry(() => once(compose)),
    settle: settleBy(once),
    settleAs: (guardian) => settleBy(createGuardedWrite(table, entities, guardian)),
  };
}

/** A transaction with the right of a guardian as its last part. */
function createGuardedWrite(table: Table, entities: Entities, guardian: Answering): Write<Entities> {
  const right = rightToAnswer(table);
  const { transaction } = new Service(entities);
  return async (compose) => {
    const { TransactItems } = transaction.write(compose).params() as unknown as { TransactItems: Items };
    try {
      await table.client.send(new TransactWriteCommand({ TransactItems: [...TransactItems, right(guardian)] }));
      return [];
    } catch (error) {
      const refused = refusedParts(error).flatMap((isRefused, position) => (isRefused ? [position] : []));
      if (refused.includes(TransactItems.length)) throw new Problem('access.denied');
      if (refused.length === 0) throw error;
      return refused;
    }
  };
}
