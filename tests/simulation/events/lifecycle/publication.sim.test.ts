import { expect, it } from 'vitest';
import { reviseEvent } from '#lambdas/events/details/revise-event.ts';
import { explore, schedules, twinSchedules } from '../../stage/explore.ts';
import { publication } from './publication-play.ts';

it('makes an event public once, and never against its host', async () => {
  expect(await explore(publication(), schedules)).toMatchObject({ violations: 0 });
});

it('is caught when it does not look whether the instant is still meant', async () => {
  const blind = publication(async ({ eventId }, events, now) => {
    const event = await events.find(eventId);
    if (!event) return;
    await reviseEvent(event, now, events, () => ({ changes: { visibility: 'public' }, facts: () => [] }));
  });
  expect(await explore(blind, twinSchedules, { untilFirst: true })).toMatchObject({ violations: 1 });
});
