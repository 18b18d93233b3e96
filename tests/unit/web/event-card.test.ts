import { createElement as h } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type CardEvent, EventCard } from '#web/blocks/look/event-card.ts';

const event: CardEvent = {
  eventId: 'evt_1',
  title: 'Disc golf after work',
  gameTypeId: 'disc-golf',
  startsAt: '2026-11-25T00:30:00.000Z',
  timeZone: 'America/Chicago',
  placeLabel: 'Pease Park, Austin, TX',
  distanceMiles: 1.1,
  free: 6,
  waiting: 0,
  going: 3,
};
const card = (differences: Partial<CardEvent> = {}, props = {}) =>
  renderToStaticMarkup(h(EventCard, { event: { ...event, ...differences }, href: '/evt/evt_1', ...props }));
const text = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');

it('says what, when, where, how far and how many are going', () => {
  const shown = text(card());
  expect(shown).toContain('Disc golf after work');
  expect(shown).toMatch(/Tuesday, November 24, 6:30.PM · Pease Park · 1.1 mi/);
  expect(shown).toContain('3 going');
  expect(shown).toContain('24 Nov');
});

it('names the zone to a reader on another clock', () => {
  expect(text(card({}, { readerZone: 'America/New_York' }))).toMatch(/6:30.PM CST/);
  expect(text(card({}, { readerZone: 'America/Menominee' }))).not.toContain('CST');
});

it.each([
  [{ free: 6 }, undefined, 'Join'],
  [{ free: 2 }, '2 spots left', 'Join'],
  [{ free: 0, waiting: 2 }, 'Full, 2 in line', 'Join waitlist'],
  [{ needed: 3 }, 'Needs 3 more', 'Join'],
])('of %o says %s and offers to %s', (differences, state, deed) => {
  const html = card(differences);
  if (state) expect(text(html)).toContain(state);
  else expect(html).not.toContain('look-chip');
  expect(html).toContain(`aria-label="${deed}: Disc golf after work"`);
});

it('asks for the first player, shows faces, and offers nothing where it is told to', () => {
  expect(text(card({ going: 0 }))).toContain('Be the first');
  expect(card({}, { people: [{ name: 'Ana' }] })).toContain('look-stack');
  expect(card({}, { deed: '' })).not.toContain('look-card-deed');
});

it('says how a series repeats, and shows an uploaded cover at once where it is the first', () => {
  const cover = { uploadId: 'upl_1', alt: 'Baskets at dusk' };
  const html = card({ cover }, { repeats: 'Every Sunday · next Nov 29', isFirst: true });
  expect(text(html)).toContain('Every Sunday · next Nov 29');
  expect(html).toContain('loading="eager"');
});
