import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openApp } from '../../support/app.tsx';
import { homeAnswers } from '../../support/competitions/season-home.ts';
import { divisionId, seasonId } from '../../support/competitions/seasons.ts';
import { signedIn } from '../../support/signed-in.ts';

beforeEach(() => vi.useFakeTimers({ now: new Date('2031-03-10T18:00:00Z'), toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

const gameId = 'gam_01KAMFE3NG00000000000000AC';
const match = {
  gameId,
  matchId: 'm4',
  version: 1,
  seasonId,
  title: 'Ants vs. Dogs',
  competition: 'Spring 2031',
  gameTypeId: 'soccer',
  sides: [
    { sideId: 'Ants', name: 'Ants' },
    { sideId: 'Dogs', name: 'Dogs' },
  ],
  startsAt: '2031-03-15T15:00:00.000Z',
  endsAt: '2031-03-15T16:00:00.000Z',
  timeZone: 'America/Chicago',
  place: 'North Park, Court 1',
  status: 'scheduled',
  updatedAt: '2031-03-01T00:00:00.000Z',
};
const asPlayer = { role: 'player', sideId: 'Ants' };
const otherSeasonId = 'ssn_01KAMFE3NG00000000000000AF';
const own = { ...match, ...asPlayer };
const side = { sideId: 'Ants', name: 'Ants', in: 9, maybe: 1, out: 2, noAnswer: 2, leads: false, people: [] };

const registration = {
  seasonId,
  userId: '22222222-2222-4222-8222-222222222222',
  displayName: 'Ana',
  version: 1,
  mode: 'individual',
  divisionId,
  status: 'active',
  squadIds: [],
  answers: { level: 3, with: [], notWith: [], coach: '', days: [], uniformNumberPrefs: [], note: '' },
  registeredAt: '2031-01-05T00:00:00.000Z',
};

const answers = (mine: object[], listed: object) => ({
  ...signedIn(),
  ...homeAnswers({ status: 'in_play', played: 4, view: { registration } }),
  'GET /api/events/mine': { events: [], ...listed },
  [`GET /api/events/fixtures/${gameId}/m4`]: { fixture: match, mine, sides: [side] },
});

it('shows players their own next match in this season, who is in, and takes their answer', async () => {
  const earlier = { ...own, seasonId: otherSeasonId, matchId: 'm9', startsAt: '2031-03-11T15:00:00.000Z' };
  const { sent } = await openApp(`/seasons/${seasonId}`, {
    ...answers([asPlayer], { matches: [earlier, own] }),
    [`PUT /api/events/fixtures/${gameId}/m4/answer`]: { answer: 'in' },
  });
  const card = within(await screen.findByRole('region', { name: 'Your next match' }));
  expect(card.getByRole('heading', { name: 'Your next match · in 5 days' })).toBeTruthy();
  expect(card.getByText('9 in · 2 out · 1 maybe · 2 no answer')).toBeTruthy();
  expect(card.getByRole('link', { name: 'Ants vs. Dogs: match page' }).getAttribute('href')).toContain('m4');
  expect(screen.queryByRole('heading', { name: /^Next matches/ })).toBeNull();
  card.getByRole('button', { name: 'I’m in' }).click();
  await vi.waitFor(() => expect(sent.find(({ call }) => call.startsWith('PUT'))?.body).toMatchObject({ answer: 'in' }));
});

it('shows a parent the match of their child and asks for the child’s answer', async () => {
  const dependantId = 'dep_01KAMFE3NG00000000000000AB';
  const leo = { dependantId, firstName: 'Leo', mayAnswer: true, household: 'A', events: [], matches: [own] };
  await openApp(
    `/seasons/${seasonId}`,
    answers([{ ...asPlayer, dependantId, firstName: 'Leo', answer: 'in' }], { matches: [], children: [leo] }),
  );
  const card = within(await screen.findByRole('region', { name: 'Your next match' }));
  expect(card.getByRole('heading', { name: 'Leo’s next match · in 5 days' })).toBeTruthy();
  expect(card.getByRole('button', { name: 'Leo’s in' }).getAttribute('aria-pressed')).toBe('true');
});
