import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { openApp, signInAs } from '../support/app.tsx';
import { aFixture, fixturePath } from '../support/events/fixtures.ts';
import { aPlayer } from '../support/people/people.ts';

const match = (more: object = {}) => aFixture({ role: 'player', sideId: 'heroes', ...more });
const kim = {
  ...{ dependantId: 'dep_00000000000000000000000000', firstName: 'Kim', mayAnswer: true, household: 'A', events: [] },
};
const third = { startsAt: '2131-07-12T15:00:00.000Z', endsAt: '2131-07-12T16:00:00.000Z' };
const answer = `PUT ${fixturePath}/answer`;

beforeEach(() => signInAs());

const home = (found: object, answers: object = {}) =>
  openApp('/home', { 'GET /api/accounts/me': aPlayer(), 'GET /api/events/mine': { events: [], ...found }, ...answers });

it('shows the next match with one press for an answer', async () => {
  const sent: unknown[] = [];
  await home(
    { matches: [match()] },
    {
      [answer]: ({ body }: { body?: unknown }) => {
        sent.push(body);
        return { answer: 'out' };
      },
    },
  );
  const next = within(await screen.findByRole('region', { name: 'Next up' }));
  expect(next.getByRole('link', { name: 'Heroes vs. Kicks' }).getAttribute('href')).toMatch(/^\/matches\/gam_.*\/mtc_/);
  expect(next.getByText('Fall 2031 · Zilker Park, Field 2')).toBeTruthy();
  expect(next.getByText('No answer yet')).toBeTruthy();
  await userEvent.click(next.getByRole('button', { name: 'Can’t make it' }));
  await waitFor(() => expect(sent).toEqual([{ answer: 'out' }]));
});

it('asks for a child by name, and asks an official nothing', async () => {
  const later = match({
    matchId: 'mtc_00000000000000000000000001',
    startsAt: '2131-07-06T15:00:00.000Z',
    role: 'official',
  });
  await home({ children: [{ ...kim, matches: [match({ answer: 'in' })] }], matches: [later] });
  const next = within(await screen.findByRole('region', { name: 'Next up' }));
  expect(next.getByRole('button', { name: 'Kim’s in', pressed: true })).toBeTruthy();
  expect(next.getByText('Kim · Heroes vs. Kicks')).toBeTruthy();
  expect(screen.getByText('You officiate')).toBeTruthy();
});

it('says that two matches are at the same time, on the card of the next and in the list', async () => {
  const other = match({ matchId: 'mtc_00000000000000000000000001', title: 'Ants vs. Bees', role: 'official' });
  const later = match({ matchId: 'mtc_00000000000000000000000002', ...third, title: 'Owls vs. Crows' });
  const last = match({ matchId: 'mtc_00000000000000000000000003', ...third, title: 'Hens vs. Ducks' });
  await home({ matches: [match(), other, later, last] });
  const next = within(await screen.findByRole('region', { name: 'Next up' }));
  expect(next.getByText(/You can’t be at both/).textContent).toContain('Ants vs. Bees');
  expect(screen.getByText(/Conflict: same time as Hens vs. Ducks/)).toBeTruthy();
});
