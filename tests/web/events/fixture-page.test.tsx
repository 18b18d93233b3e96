import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { openApp, signInAs } from '../support/app.tsx';
import { aPlayer } from '../support/people/people.ts';

const gameId = 'gam_00000000000000000000000000';
const matchId = 'mtc_00000000000000000000000000';
const fixture = {
  gameId,
  matchId,
  version: 1,
  seasonId: 'ssn_00000000000000000000000000',
  title: 'Heroes v Kicks',
  competition: 'Fall 2031',
  gameTypeId: 'kickball',
  sides: [
    { sideId: 'heroes', name: 'Heroes' },
    { sideId: 'kicks', name: 'Kicks' },
  ],
  startsAt: '2031-07-05T15:00:00.000Z',
  endsAt: '2031-07-05T16:00:00.000Z',
  timeZone: 'America/Chicago',
  place: 'Zilker Park, Field 2',
  status: 'scheduled',
  updatedAt: '2031-07-01T15:00:00.000Z',
};
const side = {
  ...{ sideId: 'heroes', name: 'Heroes', in: 1, maybe: 0, out: 1, noAnswer: 1 },
  people: [
    { name: 'Tess', isCaptain: true, answer: 'in' },
    { name: 'Bo', isCaptain: false, answer: 'out', note: 'Late shift' },
    { name: 'Ana', isCaptain: false },
  ],
};
const path = `/api/events/fixtures/${gameId}/${matchId}`;

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
  expect(await screen.findByRole('heading', { level: 1, name: 'Heroes v Kicks' })).toBeTruthy();
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
    { dependantId: 'dep_00000000000000000000000000', firstName: 'Kim', role: 'player', sideId: 'heroes', answer: 'in' },
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
