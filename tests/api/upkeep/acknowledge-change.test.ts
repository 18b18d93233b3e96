import { expect, it } from 'vitest';
import { anEvent } from '#tests/support/events.ts';
import { aPerson } from '#tests/support/people.ts';
import { upkeepApi } from '#tests/support/upkeep.ts';

it('knows of no change for whoever is not asked', async () => {
  const { event } = await anEvent();
  const stranger = upkeepApi.signedInAs(await aPerson());
  await expect(stranger.acknowledgeChange({ eventId: event.eventId, version: 1 })).rejects.toMatchObject({
    code: 'event.notFound',
  });
});
