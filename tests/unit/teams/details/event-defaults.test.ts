import { expect, it } from 'vitest';
import { takenOver } from '#shared/teams/details/event-defaults.ts';

const defaults = { capacity: 12, allowWaitlist: false, allowParticipantGuests: false, guestLimit: 1 };
const availabilityCutoffHours = { game: 24, practice: 0 };

it('closes replies to matches and practices by the hours of the community, and to other events not at all', () => {
  const closing = (kind: string) => takenOver({ availabilityCutoffHours }, kind).rsvpDeadlineHoursBefore;
  expect([closing('match'), closing('practice'), closing('social')]).toEqual([24, undefined, undefined]);
});

it('hands over what a community said, no limit where it named none, and nothing where it said nothing', () => {
  expect(takenOver({ defaults }, 'pickup')).toEqual(defaults);
  const { capacity: _, ...unlimited } = defaults;
  expect(takenOver({ defaults: unlimited }, 'pickup')).toEqual({ ...unlimited, capacity: null });
  expect(takenOver({}, 'match')).toEqual({});
});
