import { expect, it } from 'vitest';
import { handler } from '#lambdas/discovery/api.ts';
import { discovery } from '#shared/discovery/contract.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { anEvent, eventsApi } from '#tests/support/events/events.ts';
import { inGroups } from '#tests/support/events/groups.ts';
import { product } from '#tests/support/product/product.ts';

const visitor = product.client(discovery, handler).signedOut();

it('shows the groups that have seats left, and filters by the seats of one group', async () => {
  const { event } = await anEvent(inGroups({ creatorApprovalNeeded: false }));
  const { eventId, location } = event;
  const find = async (seats?: number) => {
    await product.drain();
    const near = { ...location.point, radiusMiles: 1, limit: 100, ...(seats && { seats }) };
    return (await visitor.findEvents(near)).events.find((found) => found.eventId === eventId);
  };
  const both = [
    { label: 'Goalkeepers', free: 2 },
    { label: 'Field players', free: 3 },
  ];
  expect(await find(3)).toMatchObject({ free: 4, groups: both });
  expect(await find(4)).toBeUndefined();
  for (let joined = 0; joined < 3; joined += 1)
    await eventsApi.signedInAs(await aPerson()).joinEvent({ eventId, group: 'field' });
  expect(await find()).toMatchObject({ free: 1, groups: [{ label: 'Goalkeepers', free: 1 }] });
  await eventsApi.signedInAs(await aPerson()).joinEvent({ eventId, group: 'keeper' });
  expect(await find()).toMatchObject({ free: 0, groups: [] });
});
