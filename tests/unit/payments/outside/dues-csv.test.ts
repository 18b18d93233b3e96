import { expect, it } from 'vitest';
import { remindable } from '#shared/payments/outside/due-reminders.ts';
import type { Due } from '#shared/payments/outside/dues.ts';
import { duesCsv } from '#shared/payments/outside/dues-csv.ts';

const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' as const });
const at = '2031-02-01T18:00:00.000Z';
const dues: readonly Due[] = [
  { dueId: 'ann', name: '=cmd()', owed: usd(5000), byCard: usd(2000) },
  {
    dueId: 'bo',
    name: 'Bo',
    what: 'Team fee',
    owed: usd(5000),
    paid: { mark: 'cash', amount: usd(5000), at, byName: 'Maya' },
  },
];

it('writes who owes and who paid as a file in which no name runs as a formula', () => {
  const [, ann, bo] = duesCsv(dues, { ann: at }).split('\r\n');
  expect(ann).toBe('"\'=cmd()",,USD,50.00,20.00,,,30.00,Not paid,2031-02-01');
  expect(bo).toBe('Bo,Team fee,USD,50.00,,50.00,in cash,0.00,Paid,');
});

it('reminds those who owe, and no one twice within a day', () => {
  const now = new Date('2031-02-02T18:00:00.000Z');
  expect(remindable(dues, {}, now)).toEqual({ due: [dues[0]], rested: 0 });
  expect(remindable(dues, { ann: at }, now)).toEqual({ due: [dues[0]], rested: 0 });
  expect(remindable(dues, { ann: '2031-02-01T18:00:00.001Z' }, now)).toEqual({ due: [], rested: 1 });
});
