import { createRequire } from 'node:module';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { cachedBundles } from '#infra/bundling/cached-bundles.ts';
import { functions } from '#lambdas/functions.ts';
import type { HttpHandler } from '#lambdas/kernel/http/serve.ts';
import { events } from '#shared/events/contract.ts';
import { eventScheduled } from '#shared/events/messages.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { eventDetails } from '#tests/support/events/events.ts';
import { call } from '#tests/support/product/ask.ts';
import { product } from '#tests/support/product/product.ts';

/** Node's own way of loading: a bundle must not be transformed once more for the tests. */
const load = createRequire(import.meta.url);
const bundled = new Map<string, unknown>();

beforeAll(async () => {
  // The guard's secret is any that the secrets engine of the tests has.
  process.env.ORIGIN_SECRET_ID = process.env.SIGNING_SECRET_ID;
  const bundles = await cachedBundles(functions, join(import.meta.dirname, '../..'));
  for (const [name, bundle] of bundles) bundled.set(name, load(join(bundle, 'index.mjs')).handler);
}, 300_000);

/** What CloudFront adds on the way. */
const throughCloudFront: HttpHandler = (event, context) =>
  (bundled.get('events-api') as HttpHandler)(
    {
      ...event,
      // All operations of a function stand behind one route of the gateway.
      routeKey: 'ANY /api/events/{proxy+}',
      headers: { ...event.headers, 'x-origin-verify': 'a-secret-for-tests-only' },
    },
    context,
  );

it.each(functions)('loads $name as Lambda will get it', ({ name }) => {
  expect(bundled.get(name)).toBeTypeOf('function');
});

it('writes, reads, queries and joins from a bundle as from the sources', async () => {
  const api = product.client(events, throughCloudFront);
  const [host, guest] = [await aPerson(), await aPerson()];
  const { eventId } = await api.signedInAs(host).scheduleEvent(eventDetails({ capacity: 1 }));
  await api.signedInAs(guest).joinEvent({ eventId });
  expect(await api.signedInAs(host).listJoiners({ eventId })).toMatchObject({
    joiners: [{ userId: guest.userId }],
  });
});

it('refuses a bundle that is requested past CloudFront', async () => {
  const direct = product.client(events, (event, context) => (bundled.get('events-api') as HttpHandler)(event, context));
  const response = await call(direct.send, events.operations.getPublicEvent, {
    eventId: 'evt_01ARZ3NDEKTSV4RRFFQ69G5FAV',
  });
  expect(response.status).toBe(403);
});

it('goes by the clock of the product in every bundle', async () => {
  const host = await aPerson();
  product.clock.moveTo('2031-05-06T12:00:00Z');
  await product.client(events, throughCloudFront).signedInAs(host).scheduleEvent(eventDetails());
  await product.drain();
  expect(product.messages(eventScheduled).at(-1)?.occurredAt).toMatch(/^2031-05-06T12:00/);
});
