import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { expect, it } from 'vitest';
import { sweepExpired } from '#infra/local/streams/sweep-expired.ts';
import { createPersonRows } from '#lambdas/accounts/ports/personal-data/person-rows.ts';
import { clock } from '#lambdas/kernel/clock.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { rateLimitEntity } from '#lambdas/kernel/http/limits/rate-limit.entity.ts';
import { createRateLimit } from '#lambdas/kernel/http/limits/rate-limit.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { askFamily, familyApi } from '#tests/support/people/family.ts';
import { aPlace, placesApi } from '#tests/support/places/places.ts';
import { product } from '#tests/support/product/product.ts';
import { aTeam } from '#tests/support/teams/teams.ts';

const dayMs = 24 * 60 * 60_000;
const client = new DynamoDBClient();
const sweepAfter = (days: number) =>
  sweepExpired(client, table().table, new Date(clock.now().getTime() + days * dayMs));

/** What of one entity is found under a person. */
async function countOf(entity: string, userId: string): Promise<number> {
  const keys = new Set<string>();
  for await (const page of createPersonRows(table()).pages(userId))
    for (const row of page) if (row.__edb_e__ === entity) keys.add(`${row.pk} ${row.sk}`);
  return keys.size;
}

const terms: readonly (readonly [
  what: string,
  entity: string,
  days: number,
  make: (userId: string) => Promise<unknown>,
])[] = [
  [
    'a request to be family that was rejected',
    'familyConnection',
    90,
    async (userId) => {
      const other = await aPerson();
      const { id: connectionId } = await askFamily({ userId }, other);
      await familyApi.signedInAs(other).rejectFamily({ connectionId });
    },
  ],
  [
    'a report about a place',
    'placeReport',
    365,
    async (userId) => {
      const { place } = await aPlace();
      await placesApi.signedInAs({ userId }).reportPlace({ placeId: place.placeId, category: 'closed' });
    },
  ],
  ['who did what', 'activity', 730, () => product.drain()],
];

it.each(terms)('keeps %s for its term and no longer', async (_, entity, days, make) => {
  const { owner } = await aTeam();
  const { userId } = owner;
  await make(userId);
  expect(await countOf(entity, userId)).toBeGreaterThan(0);
  await sweepAfter(days - 1);
  expect(await countOf(entity, userId)).toBeGreaterThan(0);
  await sweepAfter(days + 1);
  expect(await countOf(entity, userId)).toBe(0);
});

it('keeps the address of a machine for two days, while a limit counts it', async () => {
  const address = '203.0.113.7';
  await createRateLimit(table()).count(address, 'signUp', { calls: 5, per: 'day' }, clock.now());
  const isKept = async () => {
    const row = rateLimitEntity(table()).query.byWindow({ who: address, operation: 'signUp' });
    return (await row.go()).data.length > 0;
  };
  expect(await isKept()).toBe(true);
  await sweepAfter(2.1);
  expect(await isKept()).toBe(false);
});
