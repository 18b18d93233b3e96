import { expect, it } from 'vitest';
import type { EventLocation } from '#shared/events/details/schemas.ts';
import { canEdit, isMaterialChange, rsvpClosesAt, statusAt } from '#shared/events/details/states.ts';

const event = {
  status: 'scheduled' as const,
  startsAt: '2031-07-04T18:00:00.000Z',
  endsAt: '2031-07-04T20:00:00.000Z',
};
const at = (time: string) => new Date(`2031-07-04T${time}Z`);

it('is live from its start and completed three hours after its end', () => {
  const times = ['17:59:59.999', '18:00:00.000', '22:59:59.999', '23:00:00.000'];
  expect(times.map((time) => statusAt(event, at(time)))).toEqual(['scheduled', 'live', 'live', 'completed']);
});

it('stays what it was made, whatever the hour, while it is a draft, postponed or cancelled', () => {
  for (const status of ['draft', 'postponed', 'cancelled'] as const)
    expect(statusAt({ ...event, status }, at('23:59:00'))).toBe(status);
});

it('can be changed until it is completed or cancelled', () => {
  expect(canEdit(event, at('22:59:00'))).toBe(true);
  expect(canEdit(event, at('23:00:00'))).toBe(false);
  expect(canEdit({ ...event, status: 'cancelled' }, at('12:00:00'))).toBe(false);
});

it('takes answers until the start, or until the end where late ones are allowed', () => {
  expect(rsvpClosesAt({ ...event, allowLateRsvp: false })).toBe(event.startsAt);
  expect(rsvpClosesAt({ ...event, allowLateRsvp: true })).toBe(event.endsAt);
});

const city = { placeId: 'us-1', name: 'Austin, TX', lat: 30, lng: -97, hash: '9v6' };
const location: EventLocation = { kind: 'place', name: 'Zilker Park', city, point: { lat: 30, lng: -97 } };
const moved = (minutes: number) => new Date(Date.parse(event.startsAt) + minutes * 60_000).toISOString();

it.each([
  ['ten minutes later', { startsAt: moved(10), location }, false],
  ['eleven minutes later', { startsAt: moved(11), location }, true],
  ['online as well', { startsAt: event.startsAt, location, onlineUrl: 'https://meet.rovers.example' }, true],
  ['eleven minutes earlier', { startsAt: moved(-11), location }, true],
  ['another place', { ...event, location: { ...location, name: 'Barton Springs' } }, true],
  ['another pin', { ...event, location: { ...location, point: { lat: 30.1, lng: -97 } } }, true],
])('tells people of %s: %#', (_, after, material) => {
  expect(isMaterialChange({ ...event, location }, after)).toBe(material);
});

it('takes a place for the same whatever order its members were stored in', () => {
  const { kind, name, point } = location;
  const stored = { point: { lng: point.lng, lat: point.lat }, city, ...(name && { name }), kind };
  expect(isMaterialChange({ ...event, location }, { ...event, location: stored })).toBe(false);
});
