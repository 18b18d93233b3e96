import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openApp } from '../../support/app.tsx';
import { aPlayer } from '../../support/people/people.ts';
import { signedIn } from '../../support/signed-in.ts';
import { aTeamShown, kim, teamAnswers, teamId } from '../../support/teams/teams.ts';

it('finds a community by the id in the path, and says its name, description and picture to the browser', async () => {
  const photoId = 'upl_01KAMFE3NG00000000000000AB';
  const shown = aTeamShown({ tagline: 'Basketball before breakfast.', photoId });
  const app = await openApp(`/team/${teamId}`, { ...teamAnswers, [`GET /api/public/teams/${teamId}`]: shown });
  await screen.findByRole('heading', { level: 1, name: 'Dawn Hoops' });
  expect(app.path()).toBe(`/team/${teamId}`);
  const said = (of: string) => document.head.querySelector<HTMLMetaElement>(`meta[${of}]`)?.content;
  expect(document.title).toMatch(/^Dawn Hoops\b/);
  expect(said('name="description"')).toBe('Basketball before breakfast.');
  expect(said('property="og:title"')).toBe('Dawn Hoops');
  expect(said('property="og:image"')).toContain(photoId);
});

it('lets the owner give roles and take a member off after a question', async () => {
  const off = `DELETE /api/teams/${teamId}/members/${kim.userId}`;
  const app = await openApp(`/team/${teamId}?tab=manage`, { ...signedIn(), ...teamAnswers, [off]: {} });
  expect(await screen.findByRole('button', { name: /Roles of Kim/ })).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'More for Kim' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove Kim' }));
  const asked = await screen.findByRole('dialog', { name: /Remove Kim/ });
  await userEvent.click(within(asked).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(app.sent).toContainEqual(expect.objectContaining({ call: off })));
});

it('offers the community after a question, and asks whether the owner wants to leave', async () => {
  const offer = `PUT /api/teams/${teamId}/ownership`;
  const app = await openApp(`/team/${teamId}?tab=manage`, {
    ...signedIn(),
    ...teamAnswers,
    [offer]: { until: '2031-07-01T12:00:00.000Z' },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'More for Kim' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Make Kim the owner' }));
  const asked = within(await screen.findByRole('dialog', { name: /Make Kim the owner/ }));
  await userEvent.click(asked.getByRole('checkbox', { name: 'I want to leave the community' }));
  await userEvent.click(asked.getByRole('button', { name: 'Send offer' }));
  const body = { userId: kim.userId, isLeaving: true };
  await waitFor(() => expect(app.sent).toContainEqual(expect.objectContaining({ call: offer, body })));
});

it('lets a member ask to join with an answer, and leads from what is not there to its page', async () => {
  const ask = `PUT /api/teams/${teamId}/membership`;
  const team = aTeamShown({ joinPolicy: 'request', joinQuestions: ['Since when do you play?'] });
  const view = { team, roles: [], may: [], squads: [] };
  const answers = { ...signedIn(), ...teamAnswers, [`GET /api/teams/me/communities/${teamId}`]: view };
  const app = await openApp(`/team/${teamId}`, { ...answers, [ask]: { teamId, outcome: 'requested' } });
  await userEvent.click(await screen.findByRole('button', { name: 'Ask to join' }));
  await userEvent.type(await screen.findByLabelText('Since when do you play?'), 'Two years');
  await userEvent.click(screen.getByRole('button', { name: 'Send request' }));
  await waitFor(() =>
    expect(app.sent).toContainEqual(expect.objectContaining({ call: ask, body: { answers: ['Two years'] } })),
  );
  cleanup();
  await openApp('/team/no_thing', answers);
  expect(await screen.findByRole('heading', { level: 1, name: 'Team not found' })).toBeTruthy();
});

it('archives after a question, and deletes only once the name is typed', async () => {
  const [standing, deletion] = [`PUT /api/teams/${teamId}/standing`, `POST /api/teams/${teamId}/deletion`];
  const { name, version } = aTeamShown();
  const mine = { 'GET /api/teams/me/communities': { teams: [] } };
  const app = await openApp(`/team/${teamId}?tab=manage`, {
    ...signedIn(),
    ...teamAnswers,
    ...mine,
    [standing]: aTeamShown(),
    [deletion]: {},
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Archive' }));
  const asked = await screen.findByRole('dialog', { name: `Archive ${name}?` });
  expect(app.sent.some(({ call }) => call === standing)).toBe(false);
  await userEvent.click(within(asked).getByRole('button', { name: 'Archive' }));
  await waitFor(() =>
    expect(app.sent).toContainEqual(expect.objectContaining({ call: standing, body: { to: 'archived', version } })),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Delete community' }));
  const dialog = await screen.findByRole('dialog', { name: `Delete ${name}?` });
  const press = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Delete' });
  expect(press.disabled).toBe(true);
  await userEvent.type(within(dialog).getByLabelText('Community name'), name);
  await userEvent.click(press);
  await screen.findByRole('heading', { level: 1, name: 'Teams' });
  expect(app.sent).toContainEqual(expect.objectContaining({ call: deletion, body: { name } }));
});

it('names the member who can take the community over, and cancels the offer', async () => {
  const offer = { userId: kim.userId, displayName: 'Kim', until: '2031-06-15T12:00:00.000Z' };
  const withdraw = `DELETE /api/teams/${teamId}/ownership`;
  const [own] = Object.entries(teamAnswers).filter(([call]) => call === `GET /api/teams/me/communities/${teamId}`);
  const app = await openApp(`/team/${teamId}?tab=manage`, {
    ...signedIn(),
    ...teamAnswers,
    [`GET /api/teams/me/communities/${teamId}`]: { ...(own?.[1] as object), offer },
    [withdraw]: {},
  });
  expect(await screen.findByText(/^You offered ownership to Kim. They can accept until/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel offer' }));
  await waitFor(() => expect(app.sent.some(({ call }) => call === withdraw)).toBe(true));
});

it('leads to nothing that cannot be done with an archived community', async () => {
  const view = {
    team: aTeamShown({ status: 'archived' }),
    roles: ['owner'],
    may: ['editProfile', 'manageMembers', 'deleteTeam'],
  };
  await openApp(`/team/${teamId}?tab=manage`, {
    ...signedIn(),
    ...teamAnswers,
    [`GET /api/teams/me/communities/${teamId}`]: { ...view, squads: [] },
  });
  expect(await screen.findByRole('button', { name: 'Restore' })).toBeTruthy();
  expect(screen.getByRole('link', { name: /^History/ })).toBeTruthy();
  for (const name of [/^Settings/, /^Invites/, /^New season/]) expect(screen.queryByRole('link', { name })).toBeNull();
});

it('leads from the readable address of a community to its page, and from one that no one has to none', async () => {
  const answers = {
    ...teamAnswers,
    'GET /api/public/teams/team-slugs/dawn-hoops-before': aTeamShown(),
    'GET /api/public/teams/team-slugs/no-such-team': () =>
      Response.json({ code: 'team.notFound', status: 404 }, { status: 404 }),
  };
  const app = await openApp('/team/dawn-hoops-before', { ...signedIn(), ...answers });
  expect(await screen.findByRole('heading', { level: 1, name: 'Dawn Hoops' })).toBeTruthy();
  expect(app.path()).toBe(`/team/${teamId}`);
  cleanup();
  const none = await openApp('/team/no-such-team', { ...signedIn(), ...answers });
  await waitFor(() => expect(none.path()).toBe('/team-not-found'));
});

it('marks the members who support the product with Plus', async () => {
  const members = [
    { ...kim, isSupporter: true },
    { ...kim, userId: aPlayer().userId, displayName: 'Ana P' },
  ];
  await openApp(`/team/${teamId}?tab=members`, {
    ...signedIn(),
    ...teamAnswers,
    [`GET /api/teams/${teamId}/members`]: { members },
  });
  const found = await screen.findAllByText('Supporter');
  expect(found.map((chip) => chip.closest('li')?.textContent)).toEqual([expect.stringContaining('Kim')]);
});
