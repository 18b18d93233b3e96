import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { openApp, signInAs } from '../support/app.tsx';
import { aFixture, fixturePath } from '../support/events/fixtures.ts';
import { aPlayer } from '../support/people/people.ts';

const fixture = aFixture();
const { gameId, matchId } = fixture;
const side = {
  ...{ sideId: 'heroes', name: 'Heroes', in: 1, maybe: 0, out: 1, noAnswer: 1, leads: false },
  people: [
    { name: 'Tess', isCaptain: true, answer: 'in' },
    { name: 'Bo', isCaptain: false, answer: 'out', note: 'Late shift' },
    { name: 'Ana', isCaptain: false },
  ],
};
const path = fixturePath;
const substitutes = `/api/competitions/me/matches/${gameId}/${matchId}/substitutes`;
const kimId = 'dep_00000000000000000000000000';

beforeEach(() => signInAs());

it('says when and where a match is and who of the team is in, and takes an answer with a note', async () => {
  const sent: unknown[] = [];
  await openApp(`/matches/${gameId}/${matchId}`, {
    'GET /api/accounts/me': aPlayer(),
    [`GET ${path}`]: { fixture, mine: [{ role: 'player', sideId: 'heroes' }], sides: [side] },
    [`PUT ${path}/answer`]: ({ body }: { body?: unknown }) => {
      sent.push(body);
      return { answer: 'in' };
    },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Heroes vs. Kicks' })).toBeTruthy();
  expect(screen.getByText('Zilker Park, Field 2')).toBeTruthy();
  expect(screen.getByText('1 in · 0 maybe · 1 out · 1 no answer')).toBeTruthy();
  expect(screen.getByText('Late shift')).toBeTruthy();
  const answers = within(screen.getByRole('group', { name: 'Are you in?' }));
  await userEvent.type(answers.getByRole('textbox'), 'Bringing bases');
  await userEvent.click(answers.getByRole('button', { name: 'I’m in' }));
  await waitFor(() => expect(sent).toEqual([{ answer: 'in', note: 'Bringing bases' }]));
});

it('asks for each child by name, and asks nothing of an official or once the match is off', async () => {
  const mine = [
    { dependantId: kimId, firstName: 'Kim', role: 'player', sideId: 'heroes', answer: 'in' },
    { role: 'official' },
  ];
  const answers = (status: string) => ({
    'GET /api/accounts/me': aPlayer(),
    [`GET ${path}`]: { fixture: { ...fixture, status }, mine, sides: [side] },
  });
  await openApp(`/matches/${gameId}/${matchId}`, answers('scheduled'));
  const asked = within(await screen.findByRole('group', { name: 'Is Kim in?' }));
  expect(asked.getByRole('button', { name: 'Kim’s in', pressed: true })).toBeTruthy();
  expect(screen.getByText('You officiate this match.')).toBeTruthy();
  expect(screen.queryByRole('group', { name: 'Are you in?' })).toBeNull();
});

it.each([
  ['from its start on, by one press', { startsAt: '2001-07-05T15:00:00.000Z' }, [{ role: 'player' }], 1],
  ['not before', {}, [{ role: 'player' }], 0],
  ['not once it is final', { startsAt: '2001-07-05T15:00:00.000Z', status: 'final' }, [{ role: 'player' }], 0],
  ['not by a parent', { startsAt: '2001-07-05T15:00:00.000Z' }, [{ role: 'player', dependantId: kimId }], 0],
])('leads to the score of a match %s', async (_, differences, mine, count) => {
  const shown = { fixture: aFixture(differences), mine, sides: [] };
  await openApp(`/matches/${gameId}/${matchId}`, { 'GET /api/accounts/me': aPlayer(), [`GET ${path}`]: shown });
  await screen.findByRole('heading', { level: 1, name: 'Heroes vs. Kicks' });
  const ways = screen.queryAllByRole('link', { name: 'Enter score' });
  expect(ways.map((way) => way.getAttribute('href'))).toEqual(
    Array.from({ length: count }, () => `/matches/${gameId}/${matchId}/score`),
  );
});

it('lets a captain ask players without a team, each with one press, and take them out again', async () => {
  const { sent } = await openApp(`/matches/${gameId}/${matchId}`, {
    'GET /api/accounts/me': aPlayer(),
    [`GET ${path}`]: {
      fixture,
      mine: [{ role: 'player', sideId: 'heroes' }],
      sides: [
        {
          ...side,
          leads: true,
          people: [...side.people, { personId: kimId, name: 'Kim', isCaptain: false, isSubstitute: true }],
        },
      ],
    },
    [`GET ${substitutes}`]: {
      candidates: [{ personId: aPlayer().userId, name: 'Gus', as: 'substitute', isFree: true }],
    },
    [`PUT ${substitutes}/${aPlayer().userId}`]: {},
    [`DELETE ${substitutes}/${kimId}`]: {},
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Kim from the match' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Find substitutes' }));
  expect(await screen.findByText('Registered as a substitute')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Ask Gus to play' }));
  await waitFor(() => {
    const calls = sent.map(({ call }) => call);
    expect(calls).toContain(`PUT ${substitutes}/${aPlayer().userId}`);
    expect(calls).toContain(`DELETE ${substitutes}/${kimId}`);
  });
});

it.each([
  ['until when answers are taken', '2131-07-04T15:00:00.000Z', /^Answer by Wed, Jul 4/, 1],
  ['that answers are closed, and asks nothing', '2001-07-04T15:00:00.000Z', /^Answers closed/, 0],
])('says %s', async (_, answersCloseAt, words, groups) => {
  await openApp(`/matches/${gameId}/${matchId}`, {
    'GET /api/accounts/me': aPlayer(),
    [`GET ${path}`]: {
      fixture: { ...fixture, answersCloseAt },
      mine: [{ role: 'player', sideId: 'heroes' }],
      sides: [],
    },
  });
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.queryAllByRole('group', { name: 'Are you in?' })).toHaveLength(groups);
});

it('says what the player, or a child, has at the same time', async () => {
  const time = { startsAt: fixture.startsAt, endsAt: fixture.endsAt, timeZone: fixture.timeZone };
  const event = { ...time, title: 'Open gym', place: 'North Gym, Austin, TX' };
  const { sent } = await openApp(`/matches/${gameId}/${matchId}`, {
    'GET /api/accounts/me': aPlayer(),
    [`GET ${path}`]: { fixture, mine: [{ role: 'player' }], sides: [] },
    'GET /api/events/me/conflicts': {
      conflicts: [
        { ...event, of: { kind: 'event', eventId: `evt_${'0'.repeat(26)}`, status: 'waiting' } },
        {
          ...event,
          title: 'Practice',
          child: { dependantId: kimId, firstName: 'Kim' },
          of: { kind: 'match', gameId, matchId, role: 'player' },
        },
      ],
    },
  });
  const note = await screen.findByText(/Conflict: same time as/);
  expect(note.textContent).toMatch(/^Conflict: same time as Open gym · Thu, Jul 5, .* · North Gym · Waitlist$/);
  expect(within(note).getByRole('link').getAttribute('href')).toBe(`/evt/evt_${'0'.repeat(26)}`);
  expect(screen.queryByText(/Kim/)).toBeNull();
  const asked = new URLSearchParams(sent.find(({ call }) => call === 'GET /api/events/me/conflicts')?.search);
  expect(Object.fromEntries(asked)).toEqual({
    from: fixture.startsAt,
    until: fixture.endsAt,
    besides: `${gameId}/${matchId}`,
  });
});

it('says to captains who has other plans', async () => {
  const busy = { ...side, leads: true, people: [{ name: 'Bo', isCaptain: false, hasOtherPlans: true }] };
  await openApp(`/matches/${gameId}/${matchId}`, {
    'GET /api/accounts/me': aPlayer(),
    [`GET ${path}`]: { fixture, mine: [{ role: 'player', sideId: 'heroes' }], sides: [busy] },
  });
  expect(await screen.findByText('Has other plans at that time')).toBeTruthy();
});

it('lets both of a pair in a tournament ask for a substitute and leave each other a note', async () => {
  const { seasonId: _, ...rest } = fixture;
  const pair = {
    ...{ ...side, leads: true },
    people: ['Tess', 'Bo'].map((name) => ({ name, isCaptain: true })),
  };
  await openApp(`/matches/${gameId}/${matchId}`, {
    'GET /api/accounts/me': aPlayer(),
    [`GET ${path}`]: {
      fixture: { ...rest, tournamentId: `trn_${'0'.repeat(26)}` },
      mine: [{ role: 'player', sideId: 'heroes' }],
      sides: [pair],
    },
    [`GET ${substitutes}`]: {
      candidates: [{ personId: aPlayer().userId, name: 'Gus', as: 'seeker', isFree: true }],
    },
  });
  expect(await screen.findByRole('textbox', { name: 'Note to your partner (optional)' })).toBeTruthy();
  expect(screen.queryByText(/captain/)).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Find substitutes' }));
  expect(await screen.findByText('Looking for a partner')).toBeTruthy();
});

it('asks a player who plays alone for no note and no substitute', async () => {
  const alone = { ...side, people: [{ name: 'Tess', isCaptain: false }] };
  await openApp(`/matches/${gameId}/${matchId}`, {
    'GET /api/accounts/me': aPlayer(),
    [`GET ${path}`]: { fixture, mine: [{ role: 'player', sideId: 'heroes' }], sides: [alone] },
  });
  expect(await screen.findByRole('button', { name: 'I’m in' })).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByText('Substitutes')).toBeNull();
});
