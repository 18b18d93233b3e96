import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openApp } from '../../support/app.tsx';
import { aPlayer } from '../../support/people/people.ts';
import { signedIn } from '../../support/signed-in.ts';
import { kim, rosterShown, teamAnswers, teamId } from '../../support/teams/teams.ts';

const roster = `/api/teams/${teamId}/roster`;

it('lists everyone with what is said of them, and lets the member who keeps it change a line and bar a member', async () => {
  const [change, bar] = [`PUT ${roster}/people/${kim.userId}`, `PUT ${roster}/banned/${kim.userId}`];
  const app = await openApp(`/team/${teamId}/roster`, {
    ...signedIn(),
    ...teamAnswers,
    [change]: { version: 2, sameNumber: ['Ana'] },
    [bar]: {},
  });
  const line = within(await screen.findByRole('row', { name: /Kim/ }));
  for (const words of ['Member', 'Setter', 'Juniors', '(512) 555-0100', 'Shirt size: L', 'Waiver missing'])
    expect(line.getByText(words)).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Kim' }));
  const number = await screen.findByLabelText('Number');
  await userEvent.clear(number);
  await userEvent.type(number, '7x');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('A number has one or two digits.')).toBeTruthy();
  await userEvent.clear(number);
  await userEvent.type(number, '7');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/Ana wears the same number/)).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'Ban Kim' }));
  await userEvent.click(
    within(await screen.findByRole('dialog', { name: 'Ban Kim?' })).getByRole('button', { name: 'Ban' }),
  );
  await waitFor(() => expect(app.sent).toContainEqual(expect.objectContaining({ call: bar, body: { banned: true } })));
});

it('lays the roster out: an item with its day, and a field that everyone is to answer', async () => {
  const save = `PUT ${roster}/sheet`;
  const app = await openApp(`/team/${teamId}/roster`, { ...signedIn(), ...teamAnswers, [save]: { version: 2 } });
  await userEvent.click(await screen.findByRole('button', { name: 'Roster settings' }));
  fireEvent.change(await screen.findByLabelText('Due date of Waiver (optional)'), { target: { value: '2031-07-01' } });
  await userEvent.click(screen.getByRole('button', { name: /^When field 1/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Required after joining' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save settings' }));
  const sheet = expect.objectContaining({
    fields: [expect.objectContaining({ label: 'Shirt size', requiredAt: 'join' })],
    items: [{ itemId: 'itemaaaa', name: 'Waiver', dueOn: '2031-07-01' }],
  });
  await waitFor(() =>
    expect(app.sent).toContainEqual(expect.objectContaining({ call: save, body: { version: 1, sheet } })),
  );
});

it('asks the member who has not answered, and shows who keeps the roster what is missing', async () => {
  const { entries, sheet } = rosterShown;
  const fields = sheet.fields.map((field) => ({ ...field, requiredAt: 'join' }));
  const mine = entries.map((entry) => ({
    ...entry,
    userId: aPlayer().userId,
    details: { ...entry.details, fields: { fieldaaa: '' } },
  }));
  await openApp(`/team/${teamId}/roster`, {
    ...signedIn(),
    ...teamAnswers,
    [`GET ${roster}`]: { ...rosterShown, entries: mine, own: mine[0], sheet: { ...sheet, fields } },
  });
  expect(await screen.findByText('Your team still needs: Shirt size.')).toBeTruthy();
  expect(await screen.findByText('Shirt size missing')).toBeTruthy();
});

it('shows their own line alone to members of a community whose roster is for those who manage it', async () => {
  const [entry] = rosterShown.entries;
  const own = { ...entry, userId: aPlayer().userId };
  await openApp(`/team/${teamId}/roster`, {
    ...signedIn(),
    ...teamAnswers,
    [`GET ${roster}`]: { ...rosterShown, entries: [], own, isClosed: true },
  });
  expect(await screen.findByText('Only organizers can see the full roster.')).toBeTruthy();
  expect(screen.getByText('Your details')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Find' })).toBeNull();
});
