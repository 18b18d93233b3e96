import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openApp } from '../../support/app.tsx';
import { aSeasonShown, divisionId, mySeasonView, seasonAnswers, seasonId } from '../../support/competitions/seasons.ts';
import { kim } from '../../support/people/family.ts';
import { aPlayer } from '../../support/people/people.ts';
import { signedIn } from '../../support/signed-in.ts';
import { teamId } from '../../support/teams/teams.ts';

const answers = (more: object = {}) => ({ ...signedIn(), ...seasonAnswers, ...more });
const registration = {
  seasonId,
  userId: aPlayer().userId,
  displayName: 'Ana P',
  version: 1,
  mode: 'individual',
  divisionId,
  status: 'waitlisted',
  position: 2,
  squadIds: [],
  registeredAt: '2031-02-01T00:00:00.000Z',
  answers: { level: 3, with: [], notWith: [], coach: '', days: [], uniformNumberPrefs: [], note: '' },
};

it('shows what there is room for and what it costs, and registers a player', async () => {
  const register = `PUT /api/competitions/me/seasons/${seasonId}/registration`;
  const app = await openApp(`/seasons/${seasonId}`, answers({ [register]: registration }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Spring 2031' })).toBeTruthy();
  expect(screen.getByText(/3 of 10 free agent spots left/)).toBeTruthy();
  expect(screen.getByText('On my own: $45.00')).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'Register' }));
  await waitFor(() =>
    expect(app.sent).toContainEqual(
      expect.objectContaining({ call: register, body: expect.objectContaining({ mode: 'individual', divisionId }) }),
    ),
  );
});

it('says how a player stands in line, and asks before they withdraw', async () => {
  const withdraw = `DELETE /api/competitions/me/seasons/${seasonId}/registration`;
  const view = { ...mySeasonView, registration, may: [] };
  const app = await openApp(
    `/seasons/${seasonId}`,
    answers({ [`GET /api/competitions/me/seasons/${seasonId}`]: view, [withdraw]: {} }),
  );
  expect(await screen.findByText(/On the waitlist, number 2/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
  const asked = await screen.findByRole('dialog', { name: /Withdraw from Spring 2031/ });
  await userEvent.click(within(asked).getByRole('button', { name: 'Withdraw' }));
  await waitFor(() => expect(app.sent).toContainEqual(expect.objectContaining({ call: withdraw })));
});

it('shows organisers why the team maker places people, and places them when they say so', async () => {
  const plans = `POST /api/competitions/seasons/${seasonId}/squad-plans`;
  const apply = `PUT /api/competitions/seasons/${seasonId}/squad-plans`;
  const { userId } = aPlayer();
  const players = [{ userId, displayName: 'Ana P', why: 'Comets needs 1 woman.' }];
  const squads = [{ name: 'New team 1', size: 1, averageLevel: 3, women: 1, men: 0, players }];
  const app = await openApp(
    `/seasons/${seasonId}/registrations`,
    answers({
      [`GET /api/competitions/seasons/${seasonId}/registrations`]: {
        registrations: [{ ...registration, status: 'registered' }],
      },
      [plans]: { squads, unplaced: [], unmet: [] },
      [apply]: { placed: 1, squadIds: [] },
    }),
  );
  expect(await screen.findByRole('button', { name: /Actions for Ana P/ })).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'Preview teams' }));
  expect(await screen.findByText(/Comets needs 1 woman/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Place 1 player' }));
  await waitFor(() =>
    expect(app.sent).toContainEqual(
      expect.objectContaining({
        call: apply,
        body: { divisionId, squads: [{ name: 'New team 1', userIds: [userId] }] },
      }),
    ),
  );
});

it('lists the seasons of a community on its page', async () => {
  await openApp(`/team/${teamId}`, answers());
  const link = await screen.findByRole('link', { name: /^Spring 2031/ });
  expect(link.getAttribute('href')).toBe(`/seasons/${seasonId}`);
  await userEvent.click(screen.getByRole('link', { name: 'Manage' }));
  expect(await screen.findByRole('link', { name: /^New season/ })).toBeTruthy();
});

it('registers a child whom the reader answers for, without a team of its own', async () => {
  const call = `PUT /api/competitions/me/seasons/${seasonId}/dependants/${kim.id}/registration`;
  const family = [{ dependantId: kim.id, firstName: 'Kim', mayAnswer: true }];
  const app = await openApp(
    `/seasons/${seasonId}`,
    answers({ [`GET /api/competitions/me/seasons/${seasonId}`]: { ...mySeasonView, family }, [call]: registration }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Kim is not registered' }));
  await userEvent.click(screen.getByRole('button', { name: 'Register Kim' }));
  await waitFor(() =>
    expect(app.sent).toContainEqual(
      expect.objectContaining({ call, body: expect.objectContaining({ mode: 'individual', divisionId }) }),
    ),
  );
});

it('takes wishes with whom somebody would like to play', async () => {
  const register = `PUT /api/competitions/me/seasons/${seasonId}/registration`;
  const app = await openApp(`/seasons/${seasonId}`, answers({ [register]: registration }));
  await userEvent.click(await screen.findByRole('button', { name: 'Requests' }));
  await userEvent.type(await screen.findByRole('textbox', { name: /Preferred coach/ }), 'Lee');
  await userEvent.type(screen.getByRole('textbox', { name: /Jersey numbers you’d like/ }), '7, 10');
  await userEvent.click(screen.getByRole('button', { name: 'Register' }));
  const wishes = expect.objectContaining({ coach: 'Lee', uniformNumberPrefs: [7, 10] });
  await waitFor(() =>
    expect(app.sent).toContainEqual(
      expect.objectContaining({ call: register, body: expect.objectContaining({ answers: wishes }) }),
    ),
  );
});

it('names the steps of a season by what they do, and asks before what others notice', async () => {
  const move = `PUT /api/competitions/seasons/${seasonId}/status`;
  const season = { ...aSeasonShown, status: 'draft' };
  const view = { ...mySeasonView, season };
  const app = await openApp(
    `/seasons/${seasonId}?tab=manage`,
    answers({ [`GET /api/competitions/me/seasons/${seasonId}`]: view, [move]: season }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Open registration' }));
  const asked = await screen.findByRole('dialog', { name: 'Open registration: Spring 2031?' });
  expect(app.sent).not.toContainEqual(expect.objectContaining({ call: move }));
  await userEvent.click(within(asked).getByRole('button', { name: 'Open registration' }));
  await waitFor(() =>
    expect(app.sent).toContainEqual(
      expect.objectContaining({ call: move, body: expect.objectContaining({ to: 'registration_open' }) }),
    ),
  );
});

it('lets the player who decides on registrations ask for another guardian of a child, and of no one else', async () => {
  const child = {
    ...registration,
    userId: 'dep_01KAMFE3NG00000000000000AB',
    displayName: 'Mia R.',
    status: 'registered',
  };
  const ask = `PUT /api/competitions/seasons/${seasonId}/registrations/${child.userId}/guardian`;
  const registrations = { registrations: [{ ...registration, status: 'registered' }, child] };
  const app = await openApp(
    `/seasons/${seasonId}/registrations`,
    answers({ [`GET /api/competitions/seasons/${seasonId}/registrations`]: registrations, [ask]: {} }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Another guardian of Mia R.' }));
  expect(screen.queryByRole('button', { name: 'Another guardian of Ana P' })).toBeNull();
  const address = screen.getByLabelText('Email of another guardian of Mia R.');
  await userEvent.type(address, 'kim');
  await userEvent.click(screen.getByRole('button', { name: 'Send request' }));
  expect(app.sent.some(({ call }) => call === ask)).toBe(false);
  await userEvent.type(address, '@people.example');
  await userEvent.click(screen.getByRole('button', { name: 'Send request' }));
  await waitFor(() =>
    expect(app.sent).toContainEqual(expect.objectContaining({ call: ask, body: { email: 'kim@people.example' } })),
  );
});

it.each(['completed', 'archived'] as const)('offers no change of a season that is %s', async (status) => {
  const view = { ...mySeasonView, season: { ...aSeasonShown, status } };
  const over = answers({ [`GET /api/competitions/me/seasons/${seasonId}`]: view });
  await openApp(`/seasons/${seasonId}/edit`, over);
  expect(await screen.findByRole('heading', { level: 1, name: 'Spring 2031' })).toBeTruthy();
  await userEvent.click(await screen.findByRole('link', { name: 'Manage' }));
  expect(await screen.findByRole('link', { name: /^Edit teams/ })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^(Season settings|Sessions)/ })).toBeNull();
  const steps = screen.queryAllByRole('heading', { level: 2 });
  const next = steps.filter(({ textContent }) => textContent === 'Next step');
  expect(next).toHaveLength(status === 'completed' ? 1 : 0);
});
