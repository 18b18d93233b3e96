import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openApp } from '../../support/app.tsx';
import { signedIn } from '../../support/signed-in.ts';
import { rosterShown, teamAnswers, teamId } from '../../support/teams/teams.ts';

const roster = `/api/teams/${teamId}/roster`;
const person = (name: string, at: number, more: object = {}) => ({
  inviteId: `inv_0000000000000000000000000${at}`,
  name,
  status: 'notInvited',
  version: 1,
  details: { contact: {} },
  ...more,
});
const [grace, theo] = [person('Grace Kim', 1), person('Theo Park', 2, { email: 'theo@mail.example' })];

const openRoster = (answers: Parameters<typeof openApp>[1] = {}, people: object[] = [grace, theo]) =>
  openApp(`/team/${teamId}/roster`, {
    ...signedIn(),
    ...teamAnswers,
    [`GET ${roster}`]: { ...rosterShown, people },
    ...answers,
  });

it('adds a player by name and Enter', async () => {
  const add = `POST ${roster}/people`;
  const app = await openRoster({ [add]: { added: 1, skipped: [] } }, []);
  await userEvent.type(await screen.findByLabelText('Add players'), 'Lena Ortiz{Enter}');
  expect(await screen.findByText('1 player added.')).toBeTruthy();
  expect(app.sent.find(({ call }) => call === add)?.body).toEqual({ people: [{ name: 'Lena Ortiz' }] });
});

it('shows a pasted list before it is added, and says who is on the roster already', async () => {
  const add = `POST ${roster}/people`;
  const app = await openRoster({ [add]: { added: 1, skipped: ['Theo Park'] } });
  const field = await screen.findByLabelText('Add players');
  fireEvent.paste(field, { clipboardData: { getData: () => 'Lena Ortiz, lena@mail.example\nTheo Park; 21' } });
  expect(await screen.findByText('Your list has 2 players: Lena Ortiz, Theo Park.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Add 2 players' }));
  expect(await screen.findByText('1 player added. Theo Park is on it already.')).toBeTruthy();
  expect(app.sent.find(({ call }) => call === add)?.body).toEqual({
    people: [
      { name: 'Lena Ortiz', email: 'lena@mail.example' },
      { name: 'Theo Park', jersey: '21' },
    ],
  });
});

it('lists players by status, and says before it invites who has no email', async () => {
  const invite = `POST /api/teams/${teamId}/invites`;
  const app = await openRoster({ [invite]: { invited: 1 } });
  await screen.findByRole('row', { name: /Theo Park/ });
  await userEvent.click(screen.getByRole('button', { name: 'Not invited 2' }));
  await waitFor(() => expect(screen.queryByRole('row', { name: /Setter/ })).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Invite all 2' }));
  const asked = within(await screen.findByRole('dialog', { name: 'Invite 1 of 2 players?' }));
  expect(asked.getByText(/Grace Kim has no email/)).toBeTruthy();
  await userEvent.click(asked.getByRole('button', { name: 'Invite 1' }));
  expect(await screen.findByText('1 invitation sent')).toBeTruthy();
  expect(app.sent.find(({ call }) => call === invite)?.body).toEqual({ inviteIds: [theo.inviteId] });
});

it('saves a cell in place, and keeps the rest of the line', async () => {
  const save = `PUT ${roster}/waiting/${theo.inviteId}`;
  const app = await openRoster({ [save]: { version: 2 } });
  const line = within(await screen.findByRole('row', { name: /Theo Park/ }));
  await userEvent.click(line.getByRole('button', { name: 'Edit No. of Theo Park' }));
  await userEvent.type(await screen.findByLabelText('No. of Theo Park'), '21{Enter}');
  await waitFor(() =>
    expect(app.sent.find(({ call }) => call === save)?.body).toEqual({
      version: 1,
      name: 'Theo Park',
      email: 'theo@mail.example',
      jersey: '21',
    }),
  );
});

it('removes selected players who have no account, after a question', async () => {
  const remove = `DELETE /api/teams/${teamId}/invites/${grace.inviteId}`;
  const app = await openRoster({ [remove]: {} });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Grace Kim' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Remove 1' }));
  const asked = within(await screen.findByRole('dialog', { name: 'Remove 1 player?' }));
  await userEvent.click(asked.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(app.sent.some(({ call }) => call === remove)).toBe(true));
});
