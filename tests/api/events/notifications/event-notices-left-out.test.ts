import { describe, expect, it } from 'vitest';
import { accountEntity } from '#lambdas/accounts/ports/account.entity.ts';
import type { Account } from '#lambdas/accounts/ports/accounts.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { anEvent, eventsApi, joiners } from '#tests/support/events/events.ts';
import { redeliver } from '#tests/support/notifications/redeliver.ts';
import { product } from '#tests/support/product/product.ts';

const subjectsTo = ({ email }: Account) => product.mails(email).map(({ subject }) => subject);

describe('people are told', () => {
  it('nothing about topics they turned off, unless they could lose a seat by it', async () => {
    const { event } = await anEvent({ capacity: 1 });
    const [first, second] = await joiners(event.eventId, 2);
    for (const { userId } of [first!, second!])
      await accountEntity(table())
        .patch({ userId })
        .set({ mailOff: ['rsvp', 'waitlistOffer'] })
        .go();
    await product.drain();
    await eventsApi.signedInAs(first!).leaveEvent({ eventId: event.eventId });
    await product.drain();
    expect(subjectsTo(first!)).toEqual([]);
    expect(subjectsTo(second!)).toEqual(['A spot is yours: Pickup basketball']);
  });

  it('nothing once their account is deleted', async () => {
    const { event, host } = await anEvent();
    const [gone] = await joiners(event.eventId, 1);
    await accountEntity(table()).patch({ userId: gone!.userId }).set({ deletedAt: '2026-01-01T00:00:00.000Z' }).go();
    await eventsApi.signedInAs(host).cancelEvent({ eventId: event.eventId, version: 1, reason: 'other' });
    await product.drain();
    expect(subjectsTo(gone!)).toEqual([]);
  });

  it('nothing that is no longer so when it can be told', async () => {
    const { event } = await anEvent();
    const [brief] = await joiners(event.eventId, 1);
    await eventsApi.signedInAs(brief!).leaveEvent({ eventId: event.eventId });
    await product.drain();
    expect(subjectsTo(brief!)).toEqual([]);
  });

  it('nothing of quiet facts, nor of facts older than a day', async () => {
    const { event } = await anEvent();
    const [person] = await joiners(event.eventId, 1);
    await product.drain();
    const again = { messageId: 'msg_01JZZZZZZZZZZZZZZZZZZZZZZZ' };
    await redeliver((detail) => ({ ...detail, ...again, quiet: true }));
    await redeliver((detail) => ({ ...detail, ...again, occurredAt: '2020-01-01T00:00:00.000Z' }));
    expect(subjectsTo(person!)).toHaveLength(1);
  });
});
