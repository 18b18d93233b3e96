import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openApp } from '../../support/app.tsx';
import { signedIn } from '../../support/signed-in.ts';
import { kimOfIt, organizationAnswers, organizationId } from '../../support/teams/organizations.ts';
import { teamId } from '../../support/teams/teams.ts';

const desk = `/organization/${organizationId}/manage`;

it('invites a community that was found by its name, and none that was only typed', async () => {
  const found = { kind: 'team', refId: 'tea_01KAMFE3NG00000000000000ZZ', title: 'Dusk Hoops', detail: 'Marfa, TX' };
  const invite = `PUT /api/teams/organizations/${organizationId}/invited/${found.refId}`;
  const app = await openApp(desk, {
    ...signedIn(),
    ...organizationAnswers,
    'GET /api/public/discovery/search': { entries: [found], isComplete: true },
    [invite]: { status: 'invited' },
  });
  await userEvent.type(await screen.findByRole('combobox', { name: 'Community' }), 'dusk');
  await userEvent.click(screen.getByRole('button', { name: 'Invite' }));
  expect(await screen.findByText('Pick a community or paste its link.')).toBeTruthy();
  await userEvent.click(await screen.findByRole('combobox', { name: 'Community' }));
  await userEvent.click(await screen.findByText('Marfa, TX'));
  await userEvent.click(screen.getByRole('button', { name: 'Invite' }));
  await waitFor(() => expect(app.sent).toContainEqual(expect.objectContaining({ call: invite })));
});

it('finds people by their name among those around who want to be found, without those who are there', async () => {
  const lee = { userId: '33333333-3333-4333-8333-333333333333', displayName: 'Lee W', city: 'Marfa, TX' };
  const near = { games: [], levels: {}, within: 5, state: 'none' };
  const give = `PUT /api/teams/organizations/${organizationId}/people/${lee.userId}`;
  const app = await openApp(desk, {
    ...signedIn(),
    ...organizationAnswers,
    'GET /api/people/me/nearby-players': {
      players: [
        { ...lee, ...near },
        { ...lee, ...near, userId: kimOfIt.userId, displayName: 'Kim Lee' },
      ],
      isShown: true,
    },
    [give]: {},
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Add a person' }));
  const who = await screen.findByRole('combobox', { name: 'Person' });
  await userEvent.type(who, 'nobody');
  expect((await screen.findAllByText('No one found.')).length).toBeGreaterThan(0);
  await userEvent.clear(who);
  await userEvent.type(who, 'lee');
  const [option, ...others] = await screen.findAllByText('Marfa, TX');
  expect(others).toEqual([]);
  await userEvent.click(option as HTMLElement);
  await userEvent.click(screen.getByRole('button', { name: /^Roles(?! of)/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Viewer' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add person' }));
  const body = { roles: ['viewer'], seasonGroupIds: [] };
  await waitFor(() => expect(app.sent).toContainEqual(expect.objectContaining({ call: give, body })));
});

it('asks an organization that was found by its name or is meant by its link', async () => {
  const found = { kind: 'organization', refId: organizationId, title: 'Capital Sports', detail: '1 Main Street' };
  const offer = `PUT /api/teams/${teamId}/organizations/${organizationId}`;
  const app = await openApp(`/team/${teamId}/organizations`, {
    ...signedIn(),
    ...organizationAnswers,
    'GET /api/public/discovery/search': { entries: [found], isComplete: true },
    [offer]: { status: 'offered' },
  });
  const asked = () => app.sent.filter(({ call }) => call === offer).length;
  const ask = await screen.findByRole('button', { name: 'Ask to join' });
  await userEvent.click(ask);
  expect(await screen.findByText('Pick an organization or paste its link.')).toBeTruthy();
  const box = screen.getByRole('combobox', { name: 'Organization' });
  await userEvent.type(box, 'capi');
  await userEvent.click(await screen.findByText('1 Main Street'));
  await userEvent.click(ask);
  await waitFor(() => expect(asked()).toBe(1));
  await userEvent.clear(box);
  await userEvent.type(box, 'https://rovers.example/org/capital-sports');
  await userEvent.click(await screen.findByRole('button', { name: 'Ask to join' }));
  await waitFor(() => expect(asked()).toBe(2));
});
