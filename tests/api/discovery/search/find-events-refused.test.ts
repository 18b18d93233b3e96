import { beforeAll, describe, expect, it } from 'vitest';
import { handler } from '#lambdas/discovery/api.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { discovery } from '#shared/discovery/contract.ts';
import { austin } from '#tests/support/accounts/account-row.ts';
import { aCard, putCards } from '#tests/support/discovery/cards.ts';
import { call } from '#tests/support/product/ask.ts';
import { product } from '#tests/support/product/product.ts';

const visitor = product.client(discovery, handler).signedOut();
const around = { lat: austin.lat, lng: austin.lng };

describe('a search near a point', () => {
  beforeAll(() =>
    putCards(
      [1, 2, 3, 4, 5, 6].map((day) => aCard({ ...around, startsAt: `2031-01-0${day}T18:00:00.000Z` })),
      table(),
    ),
  );

  it('refuses the page of another search, and one that was tampered with', async () => {
    const { nextCursor } = await visitor.findEvents({ ...around, radiusMiles: 50, limit: 5 });
    const refusal = { code: 'request.cursorInvalid' };
    await expect(
      visitor.findEvents({ ...around, radiusMiles: 49, limit: 5, cursor: nextCursor }),
    ).rejects.toMatchObject(refusal);
    await expect(
      visitor.findEvents({ ...around, radiusMiles: 50, limit: 5, cursor: `A${nextCursor}` }),
    ).rejects.toMatchObject(refusal);
  });

  it('may be kept for a minute by what many share, and for ten seconds by a browser', async () => {
    const { send } = product.client(discovery, handler);
    const answer = await call(send, discovery.operations.findEvents, { lat: 20, lng: -150 });
    expect(answer.headers.get('cache-control')).toBe('public, max-age=10, s-maxage=60');
  });

  it('names each wrong field', async () => {
    const wrong = { lat: 91, lng: -181, radiusMiles: 51, gameTypeId: 'quidditch', from: 'tomorrow', limit: 101 };
    await expect(visitor.findEvents(wrong)).rejects.toMatchObject({
      code: 'request.invalid',
      fields: Object.fromEntries(Object.keys(wrong).map((name) => [name, expect.any(String)])),
    });
  });
});
