import { expect, it } from 'vitest';
import { handler } from '#lambdas/events/pages/pages.ts';
import { eventPagePaths } from '#lambdas/events/pages/paths.ts';
import { austin } from '#tests/support/accounts/account-row.ts';
import { anEvent, eventDetails, eventsApi } from '#tests/support/events/events.ts';
import { openPage } from '#tests/support/events/pages.ts';
import { aPlace } from '#tests/support/places/places.ts';

const location = (placeId: string) => ({ kind: 'place' as const, placeId, cityPlaceId: austin.placeId });
const onCourt = (courtId: string) => [
  {
    label: 'Helpers',
    selection: 'many',
    slots: [
      { slotId: 'gate', label: 'At the gate', quantity: 1 },
      { slotId: 'clock', label: 'Clock', quantity: 1, courtId, role: 'Scorer' },
    ],
  },
];

it('puts a slot on a court of the place, and so the event, and says what its taker does', async () => {
  const { placeId } = (await aPlace()).place;
  const { event } = await anEvent({ location: location(placeId), eventSlotGroup: onCourt('sand') });
  expect(event.eventSlotGroup).toEqual(onCourt('sand'));
  expect(event.location.courts).toEqual([{ courtId: 'sand', name: 'Sand pit' }]);
  const { body } = await openPage(handler, eventPagePaths, `/evt/${event.eventId}`);
  expect(body).toContain('Pease Park</a></strong><small>Sand pit · ');
});

it('names the slot whose court the place has not', async () => {
  const { placeId } = (await aPlace()).place;
  const { event, host } = await anEvent({ location: location(placeId), eventSlotGroup: onCourt('sand') });
  const field = 'eventSlotGroup.0.slots.1.courtId';
  const refused = { code: 'request.invalid', fields: { [field]: 'The place has no such court.' } };
  const me = eventsApi.signedInAs(host);
  const gone = eventDetails({ location: location(placeId), eventSlotGroup: onCourt('gone') });
  await expect(me.scheduleEvent(gone)).rejects.toMatchObject(refused);
  await expect(me.changeEvent({ ...gone, eventId: event.eventId, version: 1 })).rejects.toMatchObject(refused);
  const nowhere = eventDetails({ eventSlotGroup: onCourt('sand') });
  await expect(me.scheduleEvent(nowhere)).rejects.toMatchObject(refused);
});

it.each([
  ['role', { role: 'x' }],
  ['courtId', { courtId: 'x'.repeat(27) }],
])('names the %s of a slot where it is wrong', async (name, wrong) => {
  const { host } = await anEvent();
  const eventSlotGroup = [
    { label: 'Helpers', selection: 'one', slots: [{ slotId: 'gate', label: 'Gate', quantity: 1, ...wrong }] },
  ];
  await expect(eventsApi.signedInAs(host).scheduleEvent(eventDetails({ eventSlotGroup }))).rejects.toMatchObject({
    fields: { [`eventSlotGroup.0.slots.0.${name}`]: expect.any(String) },
  });
});
