import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openApp } from '../../support/app.tsx';
import { gameAnswers } from '../../support/competitions/games.ts';
import { aSquadShown, seasonAnswers, seasonId } from '../../support/competitions/seasons.ts';
import { anEvent, eventAnswers, eventId } from '../../support/events/events.ts';
import { signedIn } from '../../support/signed-in.ts';
import { externalCard, externalTeamId, organizationAnswers } from '../../support/teams/organizations.ts';
import { teamId } from '../../support/teams/teams.ts';

const list = `/api/teams/${teamId}/external-teams`;

it('finds outside teams by what they are called', async () => {
  const externalTeams = [
    externalCard,
    { ...externalCard, externalTeamId: `${externalTeamId.slice(0, -1)}C`, name: 'Owls' },
  ];
  await openApp('/external-teams?q=com', { 'GET /api/public/teams/external-teams': { externalTeams } });
  expect(await screen.findByText('Comets')).toBeTruthy();
  expect(screen.queryByText('Owls')).toBe(null);
});

it('leads from the mailed link to saying which community of yours it is', async () => {
  const token = 'x'.repeat(50);
  const claim = `PUT /api/teams/me/external-teams/${token}/claim/${teamId}`;
  const app = await openApp(`/external-teams?token=${token}`, {
    ...signedIn(),
    ...organizationAnswers,
    [`GET /api/public/teams/external-team-invites/${token}`]: { externalTeam: externalCard },
    [claim]: externalCard,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'It is Comets' }));
  await waitFor(() => expect(app.sent).toContainEqual(expect.objectContaining({ call: claim })));
});

it('invites an outside team, and takes it off the list after a question', async () => {
  const of = `${list}/${externalTeamId}`;
  const app = await openApp(`/team/${teamId}/external-teams`, {
    ...signedIn(),
    ...organizationAnswers,
    [`PUT ${of}/invitation`]: { ...externalCard, version: 2, notes: '', createdAt: '2031-06-01T00:00:00.000Z' },
    [`DELETE ${of}`]: {},
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Invite Comets' }));
  await waitFor(() => expect(app.sent).toContainEqual(expect.objectContaining({ call: `PUT ${of}/invitation` })));
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Comets' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(app.sent).toContainEqual(expect.objectContaining({ call: `DELETE ${of}` })));
});

it('lets a game take outside teams of the hosting community', async () => {
  const hosted = eventAnswers(true);
  const key = `GET /api/events/mine/${eventId}`;
  const shown = { ...hosted[key], event: anEvent({ hostingTeam: teamId }) };
  const create = `POST /api/competitions/games/events/${eventId}`;
  const app = await openApp(`/event/${eventId}/games`, {
    ...signedIn(),
    ...organizationAnswers,
    ...hosted,
    ...gameAnswers(),
    [key]: shown,
  });
  await userEvent.type(await screen.findByLabelText('Name'), 'Ladder');
  await userEvent.click(screen.getByRole('button', { name: /^Outside teams/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Comets' }));
  await userEvent.click(screen.getByRole('button', { name: 'Create game' }));
  const entrants = [{ kind: 'external', externalTeamId }];
  await waitFor(() =>
    expect(app.sent).toContainEqual(
      expect.objectContaining({ call: create, body: expect.objectContaining({ entrants }) }),
    ),
  );
});

it('enters an outside team in a season under its name', async () => {
  const enter = `POST /api/competitions/seasons/${seasonId}/squads`;
  const app = await openApp(`/seasons/${seasonId}/registrations`, {
    ...signedIn(),
    ...seasonAnswers,
    ...organizationAnswers,
    [enter]: aSquadShown,
  });
  await userEvent.click(await screen.findByRole('button', { name: /^Outside team/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Comets' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add team' }));
  const body = expect.objectContaining({ name: 'Comets', externalTeamId });
  await waitFor(() => expect(app.sent).toContainEqual(expect.objectContaining({ call: enter, body })));
});
