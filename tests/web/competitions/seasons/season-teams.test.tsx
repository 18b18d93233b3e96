import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openApp } from '../../support/app.tsx';
import { aSquadShown, mySeasonView, seasonAnswers, seasonId, squadId } from '../../support/competitions/seasons.ts';
import { signedIn } from '../../support/signed-in.ts';
import { teamId } from '../../support/teams/teams.ts';

const answers = (more: object = {}) => ({ ...signedIn(), ...seasonAnswers, ...more });

const taken = {
  seasonId,
  userId: aSquadShown.captainId,
  displayName: 'Kim',
  version: 2,
  mode: 'individual',
  divisionId: aSquadShown.divisionId,
  status: 'registered',
  squadIds: [],
  registeredAt: '2031-02-01T00:00:00.000Z',
  answers: { level: 3, with: [], notWith: [], coach: '', days: [], uniformNumberPrefs: [], note: '' },
};

it('changes a team, takes a player out of it, and asks before it is withdrawn', async () => {
  const change = `PUT /api/competitions/me/seasons/${seasonId}/squads/${squadId}`;
  const led = { ...mySeasonView, squads: [{ ...aSquadShown, code: 'ABCD2345' }] };
  const { userId } = aSquadShown.roster[0] as { userId: string };
  const decide = `PUT /api/competitions/seasons/${seasonId}/registrations/${userId}`;
  const app = await openApp(
    `/seasons/${seasonId}/teams`,
    answers({
      [`GET /api/competitions/me/seasons/${seasonId}`]: led,
      [change]: { ...aSquadShown, name: 'Meteors' },
      [decide]: taken,
      [`${change}/standing`]: { ...aSquadShown, status: 'withdrawn' },
    }),
  );
  const name = await screen.findByRole('textbox', { name: 'Team name' });
  await userEvent.clear(name);
  await userEvent.type(name, 'Meteors');
  await userEvent.click(screen.getByRole('button', { name: 'Save Comets' }));
  await waitFor(() =>
    expect(app.sent).toContainEqual(
      expect.objectContaining({ call: change, body: expect.objectContaining({ name: 'Meteors', version: 1 }) }),
    ),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Kim from Comets' }));
  await waitFor(() =>
    expect(app.sent).toContainEqual(expect.objectContaining({ call: decide, body: { action: 'unplace' } })),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw Comets' }));
  const asked = await screen.findByRole('dialog', { name: /Withdraw team/ });
  await userEvent.click(within(asked).getByRole('button', { name: 'Withdraw team' }));
  await waitFor(() =>
    expect(app.sent).toContainEqual(
      expect.objectContaining({ call: `${change}/standing`, body: { version: 1, to: 'withdrawn' } }),
    ),
  );
});

it('makes groups of seasons', async () => {
  const group = `POST /api/competitions/teams/${teamId}/seasons/groups`;
  const made = { seasonGroupId: 'sgr_01KAMFE3NG00000000000000AB', teamId, version: 1, label: 'Adults' };
  const groups = await openApp(
    `/team/${teamId}/seasons/groups`,
    answers({ [group]: { ...made, description: '', order: 0, status: 'active' } }),
  );
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Adults');
  await userEvent.click(screen.getByRole('button', { name: 'Create group' }));
  await waitFor(() =>
    expect(groups.sent).toContainEqual(
      expect.objectContaining({ call: group, body: expect.objectContaining({ label: 'Adults' }) }),
    ),
  );
});

it('adds a night to a season', async () => {
  const call = `POST /api/competitions/seasons/${seasonId}/sessions`;
  const app = await openApp(
    `/seasons/${seasonId}/sessions`,
    answers({
      [call]: {
        sessionId: 'ses_01KAMFE3NG00000000000000AB',
        seasonId,
        version: 1,
        label: 'First night',
        kind: 'play_date',
        localStart: '2031-03-04T19:00',
        localEnd: '2031-03-04T21:00',
        status: 'planned',
      },
    }),
  );
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'First night');
  fireEvent.change(screen.getByLabelText('Starts'), { target: { value: '2031-03-04T19:00' } });
  fireEvent.change(screen.getByLabelText('Ends'), { target: { value: '2031-03-04T21:00' } });
  await userEvent.click(screen.getByRole('button', { name: 'Add session' }));
  await waitFor(() =>
    expect(app.sent).toContainEqual(
      expect.objectContaining({ call, body: expect.objectContaining({ localStart: '2031-03-04T19:00' }) }),
    ),
  );
});

it('shows the teams to anyone who makes the schedule and takes no registrations', async () => {
  const view = { ...mySeasonView, may: ['publishSchedule'], squads: [{ ...aSquadShown, code: 'ABCD2345' }] };
  const app = await openApp(
    `/seasons/${seasonId}/teams`,
    answers({ [`GET /api/competitions/me/seasons/${seasonId}`]: view }),
  );
  expect(await screen.findByRole('button', { name: 'Save Comets' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Remove Kim from Comets' })).toBeNull();
  expect(app.sent.map(({ call }) => call)).not.toContain(`GET /api/competitions/seasons/${seasonId}/registrations`);
});
