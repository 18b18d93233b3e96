import type { EventBridgeEvent } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import { handler } from '#lambdas/discovery/api.ts';
import { handler as keep } from '#lambdas/discovery/text/projector/listener.ts';
import { wordEntity } from '#lambdas/discovery/text/word.entity.ts';
import { newId } from '#lambdas/kernel/data/new-id.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { discovery } from '#shared/discovery/contract.ts';
import { entryChanged } from '#shared/discovery/messages.ts';
import { anEvent, eventDetails, eventsApi } from '#tests/support/events/events.ts';
import { aContext } from '#tests/support/product/a-context.ts';
import { product } from '#tests/support/product/product.ts';

const visitor = product.client(discovery, handler).signedOut();

async function found(text: string): Promise<string[]> {
  await product.drain();
  return (await visitor.fullSearch({ text })).entries.map(({ refId }) => refId);
}

describe('the index of words', () => {
  it('finds a public event by its title and its game, with what a list shows of it', async () => {
    const { event } = await anEvent({ title: 'Hurling at dawn' });
    expect(await found('hurl')).toEqual([event.eventId]);
    expect(await found('hurling basketball zilker')).toEqual([event.eventId]);
    const { entries } = await visitor.fullSearch({ text: 'hurling' });
    expect(entries).toEqual([
      {
        kind: 'event',
        refId: event.eventId,
        title: 'Hurling at dawn',
        detail: 'Zilker Park, Austin, TX',
        gameTypeId: 'basketball',
        startsAt: event.startsAt,
        timeZone: 'America/Chicago',
        point: expect.any(Object),
      },
    ]);
  });

  it('follows a new title, and forgets the event when it is cancelled', async () => {
    const { event, host } = await anEvent({ title: 'Korfball social' });
    const { eventId } = event;
    const changed = eventDetails({ title: 'Tchoukball social' });
    await eventsApi.signedInAs(host).changeEvent({ ...changed, eventId, version: 1 });
    expect(await found('korfball')).toEqual([]);
    expect(await found('tchoukball')).toEqual([eventId]);
    await eventsApi.signedInAs(host).cancelEvent({ eventId, version: 2, reason: 'weather' });
    expect(await found('tchoukball')).toEqual([]);
    expect(await rowsOf(eventId)).toBe(0);
  });

  it('finds no draft, an unlisted or a private event', async () => {
    for (const differences of [{ publish: false }, { visibility: 'unlisted' }, { visibility: 'private' }] as const)
      await anEvent({ ...differences, title: 'Sepaktakraw' });
    expect(await found('sepaktakraw')).toEqual([]);
  });

  it('is the same in every order of the news, however often each comes', async () => {
    for (const order of [
      [0, 1, 2],
      [2, 1, 0],
      [1, 2, 0, 1, 2],
      [2, 0, 2, 1],
    ]) {
      const refId = newId('event', new Date());
      const titles = ['Bandy first', 'Bandy second', 'Bandy third'];
      for (const index of order) await news(refId, index + 1, titles[index]);
      expect(await rowsOf(refId)).toBe(2);
      await expect(visitor.fullSearch({ text: 'third bandy', kind: 'team' })).resolves.toMatchObject({
        entries: expect.arrayContaining([expect.objectContaining({ refId })]),
      });
      await news(refId, 4, undefined);
      await news(refId, 2, 'Bandy again');
      expect(await rowsOf(refId)).toBe(0);
    }
  });

  it('keeps one set of words when news is written at once', async () => {
    const refId = newId('event', new Date());
    await Promise.all([1, 2, 3, 4, 5].map((version) => news(refId, version, `Pesapallo ${'abcdefg'.slice(version)}`)));
    expect(await rowsOf(refId)).toBe(2);
  });
});

const news = (refId: string, version: number, title: string | undefined) =>
  keep(
    {
      detail: {
        messageId: newId('message', new Date()),
        type: entryChanged.name,
        occurredAt: '2028-01-05T00:00:00.000Z',
        data: { kind: 'team', refId, version, ...(title && { shown: { title, detail: 'Austin, TX' } }) },
      },
    } as unknown as EventBridgeEvent<string, unknown>,
    aContext(),
  );

/** How many words in the whole table lead to a thing. */
async function rowsOf(refId: string): Promise<number> {
  const { data } = await wordEntity(table())
    .scan.where((row, { eq }) => eq(row.refId, refId))
    .go({ pages: 'all' });
  return data.length;
}
