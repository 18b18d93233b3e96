import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openApp } from '../../support/app.tsx';
import { signedIn } from '../../support/signed-in.ts';
import { aTeamShown, teamAnswers, teamId } from '../../support/teams/teams.ts';

const create = 'POST /api/teams';
const invites = `POST /api/teams/${teamId}/invites`;
const draftSaved = 'PUT /api/teams/me/team-draft';
const colours = { main: '#112233', accent: '#ffcc00' };
const values = { name: 'Dawn Hoops', kind: 'club', gameTypeIds: ['basketball'], cityPlaceId: 'us-1', colours };

/** The wizard at the step of roles and invitations, with a draft that is right so far. */
async function atInvites(answers: object = {}) {
  const draft = { step: 5, values, savedAt: '2031-06-01T00:00:00.000Z' };
  const app = await openApp('/teams/create', {
    ...signedIn(),
    ...teamAnswers,
    'GET /api/teams/me/team-draft': { draft },
    [draftSaved]: {},
    'POST /api/teams/me/team-draft/left': {},
    [create]: aTeamShown(),
    ...answers,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
  const field = await screen.findByLabelText(/^Invite by email/);
  const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
  const type = (text: string) => fireEvent.change(field, { target: { value: text } });
  return { ...app, press, type };
}

it('invites the addresses of the sixth step as soon as the community is there, and keeps them in the draft', async () => {
  const { sent, press, type } = await atInvites({ [invites]: { invited: 2 } });
  type('Ana <ana@club.example>, BO@club.example');
  await press('Next');
  await waitFor(() =>
    expect(sent.findLast(({ call }) => call === draftSaved)?.body).toMatchObject({
      values: { invited: 'Ana <ana@club.example>, BO@club.example' },
    }),
  );
  await press('Skip');
  expect(await screen.findByText('ana@club.example, bo@club.example')).toBeTruthy();
  await press('Create community');
  expect(await screen.findByText(/is ready\. 2 invites sent/)).toBeTruthy();
  expect(sent.find(({ call }) => call === create)?.body).toMatchObject({ colours });
  expect(sent.find(({ call }) => call === invites)?.body).toMatchObject({
    emails: ['ana@club.example', 'bo@club.example'],
  });
});

it('says that the community is there although no one could be invited', async () => {
  const problem = {
    code: 'request.invalid',
    status: 400,
    title: 'Check the marked fields.',
    fields: { emails: 'No.' },
  };
  const { press, type } = await atInvites({ [invites]: () => Response.json(problem, { status: 400 }) });
  type('ana@club');
  await press('Next');
  await press('Skip');
  await press('Create community');
  expect(await screen.findByText(/is ready\. No invites were sent: No\./)).toBeTruthy();
});

it('goes on with at most as many as a new community may invite, and says what each role may do', async () => {
  const { press, type } = await atInvites();
  type(Array.from({ length: 21 }, (_, one) => `p${one}@club.example`).join(' '));
  await press('Next');
  expect(await screen.findByText('Up to 20 on the first day.')).toBeTruthy();
  expect(screen.getByText('Step 6 of 8')).toBeTruthy();
  await press('What each role can do');
  expect(screen.getByText('Checks in and enters scores in their own matches.')).toBeTruthy();
});
