import { expect, it } from 'vitest';
import { table } from '#lambdas/kernel/data/table.ts';
import { createOutsidePayments } from '#lambdas/payments/ports/outside/outside-payments.ts';

const payments = createOutsidePayments(table());
const subjectId = 'ssn_01KAMFE3NG00000000000000AB';
const paidAt = (at: string) => ({
  ...{ mark: 'cash' as const, at, byName: 'Robin' },
  amount: { amountMinor: 4000, currency: 'USD' as const },
});

it('goes with a spot to its heir, once however often that is told', async () => {
  await payments.mark({ subjectId, dueId: 'giver' }, paidAt('2031-03-01T10:00:00.000Z'));
  await payments.handOver(subjectId, 'giver', 'heir');
  await payments.handOver(subjectId, 'giver', 'heir');
  expect([...(await payments.list(subjectId)).keys()]).toEqual(['heir']);
});

it('stays with the giver, to be paid back, where the heir has paid already', async () => {
  const other = `${subjectId.slice(0, -1)}C`;
  await payments.mark({ subjectId: other, dueId: 'giver' }, paidAt('2031-03-01T10:00:00.000Z'));
  await payments.mark({ subjectId: other, dueId: 'heir' }, paidAt('2031-03-02T10:00:00.000Z'));
  await payments.handOver(other, 'giver', 'heir');
  expect([...(await payments.list(other)).keys()].toSorted()).toEqual(['giver', 'heir']);
});
