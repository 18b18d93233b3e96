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

it('puts the selected players on a team, with and without an account, and shows the teams of all', async () => {
  const choose = `PUT ${roster}/team-choice`;
  const placed = person('Lena Ortiz', 4, { details: { squadIds: ['squadaaa'] } });
  const app = await openRoster({ [choose]: { changed: 3, skipped: 0 } }, [grace, theo, placed]);
  expect(within(await screen.findByRole('row', { name: /Lena Ortiz/ })).getByText('Juniors')).toBeTruthy();
  for (const name of ['Grace Kim', 'Theo Park', 'Kim'])
    await userEvent.click(screen.getByRole('checkbox', { name: `Select ${name}` }));
  await userEvent.click(await screen.findByRole('button', { name: 'Choose a team' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Juniors' }));
  expect(await screen.findByText('3 players now on Juniors')).toBeTruthy();
  expect(app.sent.find(({ call }) => call === choose)?.body).toEqual({
    squadId: 'squadaaa',
    userIds: [expect.stringMatching(/^22222222/)],
    inviteIds: [grace.inviteId, theo.inviteId],
  });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Choose a team' })).toBeNull());
});

it('merges two selected players: shows both records, who stays, and what moves', async () => {
  const merge = `POST ${roster}/merges`;
  const park = person('T. Park', 3, { personId: 'rpn_00000000000000000000000000', details: { jersey: '21' } });
  const merged = { mergeId: 'mrg_00000000000000000000000000', keptName: 'T. Park', otherName: 'Theo Park' };
  const times = { at: '2031-02-01T12:00:00.000Z', undoUntil: '2031-02-08T12:00:00.000Z' };
  const app = await openRoster({ [merge]: { ...merged, ...times, byName: 'Maya' } }, [theo, park]);
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Theo Park' }));
  expect(screen.queryByRole('button', { name: 'Merge' })).toBeNull();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select T. Park' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Merge' }));
  const asked = within(await screen.findByRole('dialog', { name: 'Merge these two players?' }));
  expect(asked.getByText(/Theo Park isn’t on a season team/)).toBeTruthy();
  await userEvent.click(asked.getByRole('radio', { name: /Keep Theo Park/ }));
  expect(asked.getByText('Season teams, registrations and stats of T. Park move to Theo Park.')).toBeTruthy();
  expect(asked.getByRole('row', { name: 'Number – 21 21' })).toBeTruthy();
  await userEvent.click(asked.getByRole('button', { name: 'Merge' }));
  await waitFor(() =>
    expect(app.sent.find(({ call }) => call === merge)?.body).toEqual({
      kept: { inviteId: theo.inviteId, version: 1 },
      other: { inviteId: park.inviteId, version: 1 },
    }),
  );
});

it('lists merges until when they can be undone, and undoes one after a question', async () => {
  const mergeId = 'mrg_00000000000000000000000000';
  const undo = `DELETE ${roster}/merges/${mergeId}`;
  const times = { at: '2031-02-01T12:00:00.000Z', undoUntil: '2031-02-08T12:00:00.000Z' };
  const merges = [{ mergeId, keptName: 'Theo Park', otherName: 'T. Park', byName: 'Maya', ...times }];
  const app = await openRoster({ [undo]: {}, [`GET ${roster}`]: { ...rosterShown, people: [theo], merges } });
  expect(await screen.findByText(/Merged by Maya on .* You can undo it until .*/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Undo merging T. Park into Theo Park' }));
  const asked = within(await screen.findByRole('dialog', { name: 'Undo this merge?' }));
  await userEvent.click(asked.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(app.sent.some(({ call }) => call === undo)).toBe(true));
});
