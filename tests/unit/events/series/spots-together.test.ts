import { expect, it } from 'vitest';
import { spotsTogether } from '#shared/events/series/pass/spots-together.ts';

const date = (eventId: string, state: 'included' | 'full' | 'mine' | 'closed', left = 9) => ({
  eventId,
  state,
  left,
  priceMinor: 1000,
});

const spots = (...chosen: Parameters<typeof spotsTogether>[0]) =>
  spotsTogether(chosen).map(({ personId, eventId }) => `${personId} ${eventId}`);

it('gives each player a spot on each date that has room for all who need one', () => {
  const dates = [date('a', 'included'), date('b', 'included', 1), date('c', 'full', 0)];
  expect(spots({ personId: 'ana', dates })).toEqual(['ana a', 'ana b']);
  expect(spots({ personId: 'ana', dates }, { personId: 'ben', dates })).toEqual(['ana a', 'ben a']);
});

it('leaves out who has a spot there already, and who can’t come', () => {
  const ana = { personId: 'ana', dates: [date('a', 'mine', 1), date('b', 'closed', 1)] };
  const ben = { personId: 'ben', dates: [date('a', 'included', 1), date('b', 'included', 1)] };
  expect(spots(ana, ben)).toEqual(['ben a', 'ben b']);
});
