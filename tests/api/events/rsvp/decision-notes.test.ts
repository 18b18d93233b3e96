import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { expect, it } from 'vitest';
import { createDecisionNotes } from '#lambdas/events/rsvp/decision-notes.ts';
import { table } from '#lambdas/kernel/data/table.ts';

const day = 24 * 60 * 60_000;

it('keeps what a host wrote for three days and no longer, swept away or not', async () => {
  const notes = createDecisionNotes(table());
  const now = new Date('2026-12-01T12:00:00Z');
  const note = notes.put('msg_01ARZ3NDEKTSV4RRFFQ69G5FAV', 'Welcome!', now);
  await table().client.send(new TransactWriteCommand({ TransactItems: [note] }));
  const after = (days: number) => notes.find('msg_01ARZ3NDEKTSV4RRFFQ69G5FAV', new Date(now.getTime() + days * day));
  expect(await after(2.9)).toBe('Welcome!');
  expect(await after(3)).toBeUndefined();
});
