import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { intentKeys, intentText } from '#shared/events/details/intents.ts';
import { openApp, signInAs } from '../../support/app.tsx';
import { anEvent, eventAnswers, eventId } from '../../support/events/events.ts';
import { aPlayer } from '../../support/people/people.ts';

const user = userEvent.setup();
const patience = { timeout: 30_000 };
const seen = `GET /api/events/mine/${eventId}` as const;
const seats = {
  taken: 3,
  waiting: 1,
  free: 1,
  groups: [
    { key: 'keeper', taken: 0, free: 1 },
    { key: 'field', taken: 3, free: 0 },
  ],
};
const capacityGroups = [
  { key: 'keeper', label: 'Goalkeepers', max: 1, min: 1 },
  { key: 'field', label: 'Field players', max: 3 },
];
const grouped = { capacity: 4, capacityGroupsBy: 'position', capacityGroups };

beforeEach(() => {
  signInAs();
});

/** A page of an event with groups, with what is sent from it. */
async function open(path: string, canManage = false, more: object = {}) {
  const answers = eventAnswers(canManage);
  const { sent } = await openApp(path, {
    'GET /api/accounts/me': aPlayer(),
    ...answers,
    [seen]: { ...answers[seen], event: anEvent(grouped), seats },
    ...more,
  });
  return async (call: string) => {
    await waitFor(() => expect(sent.some((one) => one.call === call)).toBe(true), patience);
    return sent.find((one) => one.call === call)?.body;
  };
}

it('draws how full each group is, and joins in the one that a player chose', async () => {
  const join = `PUT /api/events/${eventId}/rsvp`;
  const sent = await open(`/event/${eventId}`, false, { [join]: { mine: { status: 'in' }, seats } });
  const list = await screen.findByRole('list', { name: 'Groups' }, patience);
  expect(list.textContent).toBe('Goalkeepers: 0 of 1 in, 1 freeField players: 3 of 3 in, full');
  await act(() => vi.dynamicImportSettled());
  await user.click(screen.getByRole('radio', { name: /Goalkeepers/ }));
  await user.click(screen.getByRole('button', { name: 'Join' }));
  expect(await sent(join)).toEqual({ group: 'keeper' });
}, 60_000);

it('brings the player who pressed Join before they had signed in to the choice of a group, and joins them with it', async () => {
  localStorage.setItem(intentKeys.join, intentText(eventId, Date.now()));
  const join = `PUT /api/events/${eventId}/rsvp`;
  const bodies: unknown[] = [];
  const missing = { code: 'rsvp.groupMissing', status: 409 };
  await open(`/event/${eventId}`, false, {
    [join]: ({ body }: { body?: unknown }) => {
      bodies.push(body);
      return bodies.length === 1 ? Response.json(missing, { status: 409 }) : { mine: { status: 'in' }, seats };
    },
  });
  await screen.findByText('Choose one to finish joining.', undefined, patience);
  expect(screen.getByRole('radio', { name: /Goalkeepers/ })).toBe(document.activeElement);
  expect(screen.queryByText('Choose your group.')).toBeNull();
  await user.click(screen.getByRole('radio', { name: /Goalkeepers/ }));
  await user.click(screen.getByRole('button', { name: 'Join' }));
  await screen.findByText("You're in", undefined, patience);
  expect(bodies).toEqual([{}, { group: 'keeper' }]);
}, 60_000);

it('shows the host in which group a player comes, and moves them to another', async () => {
  const userId = '11111111-1111-4111-8111-111111111111';
  const move = `PUT /api/events/${eventId}/joiners/${userId}/group`;
  const joiner = { userId, displayName: 'Ana', status: 'in', group: 'field' };
  const sent = await open(`/event/${eventId}/manage`, true, {
    [`GET /api/events/mine/${eventId}/joiners`]: { joiners: [joiner], seats },
    [move]: { seats },
  });
  await user.click(
    await screen.findByRole('button', { name: 'Move Ana to another group than Field players' }, patience),
  );
  await user.click(await screen.findByRole('menuitem', { name: 'Goalkeepers' }));
  expect(await sent(move)).toEqual({ group: 'keeper' });
}, 60_000);

it('sends the groups that a host makes of the seats', async () => {
  const change = `PUT /api/events/${eventId}`;
  const sent = await open(`/event/${eventId}/edit`, true, { [change]: anEvent(grouped) });
  await screen.findByLabelText('Name of group 1', undefined, patience);
  await user.click(screen.getByRole('button', { name: 'Add a group of spots' }));
  fireEvent.change(screen.getByLabelText('Name of group 3'), { target: { value: 'Anybody' } });
  fireEvent.change(screen.getByLabelText('Maximum of group 3'), { target: { value: '2' } });
  fireEvent.change(screen.getByLabelText('Reserved spots of group 3'), { target: { value: '1' } });
  await user.click(screen.getByRole('button', { name: 'Remove group 2' }));
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await sent(change)).toMatchObject({
    capacityGroupsBy: 'position',
    capacityGroups: [capacityGroups[0], { key: expect.any(String), label: 'Anybody', max: 2, min: 1 }],
  });
}, 120_000);
