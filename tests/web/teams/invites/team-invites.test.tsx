import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { openApp } from '../../support/app.tsx';
import { signedIn } from '../../support/signed-in.ts';
import { aTeamShown, kim, teamAnswers, teamId } from '../../support/teams/teams.ts';

const list = `/api/teams/${teamId}/invites`;
const at = '2031-06-01T00:00:00.000Z';
const invite = { inviteId: 'inv_01KAMFE3NG00000000000000AB', status: 'pending', invitedBy: 'Ana', invitedAt: at };

it('invites every address in what was pasted, takes one back after a question, and asks a former member back', async () => {
  const revoke = `DELETE ${list}/${invite.inviteId}`;
  const former = [{ userId: kim.userId, displayName: 'Kim', status: 'left', at }];
  const app = await openApp(`/team/${teamId}/invites`, {
    ...signedIn(),
    ...teamAnswers,
    [`GET ${list}`]: { invites: [{ ...invite, email: 'bo@invited.example' }], former, places: 12 },
    [`POST ${list}`]: { invited: 2 },
    [revoke]: {},
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Send invites' }));
  expect(await screen.findByText('Enter at least one email address.')).toBeTruthy();
  await userEvent.click(screen.getByLabelText('Email addresses'));
  await userEvent.paste('Kim <KIM@a.example>, bo@b.example; kim@a.example');
  await userEvent.click(screen.getByRole('button', { name: 'Send invites' }));
  const emails = ['kim@a.example', 'bo@b.example'];
  await waitFor(() => expect(app.sent).toContainEqual(expect.objectContaining({ body: { emails, message: '' } })));
  await userEvent.click(await screen.findByRole('button', { name: /^Cancel the invite for bo/ }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel invite' }));
  await waitFor(() => expect(app.sent).toContainEqual(expect.objectContaining({ call: revoke })));
  await userEvent.click(await screen.findByRole('button', { name: 'Invite Kim back' }));
  await waitFor(() => expect(app.sent).toContainEqual(expect.objectContaining({ body: { userIds: [kim.userId] } })));
});

it('shows the code as a link and as a picture, and makes a new one with its ends after a question', async () => {
  const renew = `PUT /api/teams/${teamId}/code`;
  const view = {
    team: aTeamShown(),
    roles: ['owner'],
    may: ['manageMembers'],
    joinCode: { code: 'ABCDEFGH', left: 3 },
  };
  const app = await openApp(`/team/${teamId}/invites`, {
    ...signedIn(),
    ...teamAnswers,
    [`GET /api/teams/me/communities/${teamId}`]: view,
    [renew]: { code: 'BCDEFGHJ' },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'QR code' }));
  expect(await screen.findByRole('img', { name: 'QR code of the link to Dawn Hoops' })).toBeTruthy();
  expect(screen.getByText(/teams\/join\?code=ABCDEFGH/)).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Expires after, in days (optional)'), '7');
  await userEvent.click(screen.getByRole('button', { name: 'Create new code' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Create new code' }));
  await waitFor(() => expect(app.sent).toContainEqual(expect.objectContaining({ call: renew, body: { days: 7 } })));
});

it('makes a poster of the code to print, and says where none is', async () => {
  const view = { team: aTeamShown(), roles: ['owner'], may: ['manageMembers'] };
  const open = (joinCode: object) =>
    openApp(`/team/${teamId}/invites`, {
      ...signedIn(),
      ...teamAnswers,
      [`GET /api/teams/me/communities/${teamId}`]: { ...view, ...joinCode },
      [`GET ${list}`]: { invites: [], former: [], places: 12 },
    });
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  await open({ joinCode: { code: 'ABCDEFGH' } });
  await userEvent.click(await screen.findByRole('link', { name: 'Print a poster' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Dawn Hoops' })).toBeTruthy();
  expect(screen.getByRole('img', { name: 'QR code of the link to join Dawn Hoops' })).toBeTruthy();
  expect(screen.getByText('ABCDEFGH')).toBeTruthy();
  expect(screen.getByText(/\/teams\/join$/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
  cleanup();
  await open({});
  expect(screen.queryByRole('link', { name: 'Print a poster' })).toBeNull();
});

it('lets the member who is signed in accept an invitation, and the member who is not decline it', async () => {
  const token = 'x'.repeat(50);
  const shown = { team: aTeamShown(), invitedBy: 'Ana', message: 'Come along' };
  const answers = { ...teamAnswers, [`GET /api/public/teams/team-invites/${token}`]: shown };
  const accept = `PUT /api/teams/me/team-invites/${token}`;
  const app = await openApp(`/team-invite?token=${token}`, { ...signedIn(), ...answers, [accept]: { teamId } });
  expect(await screen.findByText('Come along')).toBeTruthy();
  expect(screen.getByText('Ana invited you')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Join Dawn Hoops' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Dawn Hoops' })).toBeTruthy();
  expect(app.sent).toContainEqual(expect.objectContaining({ call: accept, body: { answer: 'accept' } }));
});

it('keeps the invitation of a visitor who signs up on the way', async () => {
  const token = 'x'.repeat(50);
  const shown = { team: aTeamShown(), invitedBy: 'Ana', message: '' };
  await openApp(`/team-invite?token=${token}`, { [`GET /api/public/teams/team-invites/${token}`]: shown });
  const next = encodeURIComponent(`/team-invite?token=${token}`);
  const [join] = await screen.findAllByRole('link', { name: 'Join Dawn Hoops' });
  expect(join?.getAttribute('href')).toContain(next);
  expect(join?.getAttribute('href')).toContain('sign-up');
  expect(screen.getByRole('link', { name: 'I have an account' }).getAttribute('href')).toContain(next);
});

it('says how many places are left, and what to do where there is none', async () => {
  const open = (places: number, members: object) =>
    openApp(`/team/${teamId}/invites`, {
      ...signedIn(),
      ...teamAnswers,
      [`GET /api/teams/me/communities/${teamId}`]: {
        team: aTeamShown(),
        roles: ['owner'],
        may: ['manageMembers'],
        room: { planId: 'rookie', members, admins: { used: 0, most: 3 } },
      },
      [`GET ${list}`]: { invites: [], former: [], places },
    });
  await open(3, { used: 497, most: 500 });
  expect(await screen.findByText('3 places left')).toBeTruthy();
  cleanup();
  await open(0, { used: 500, most: 500 });
  expect(await screen.findByText('Rookie has no room for more')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Send invites' })).toBe(null);
  cleanup();
  await open(0, { used: 20, most: 500 });
  expect(await screen.findByText('This community is full')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Edit community' }).getAttribute('href')).toBe(`/team/${teamId}/edit`);
});
