import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Answers, openApp, signInAs } from '../../support/app.tsx';
import { anEvent, eventId } from '../../support/events/events.ts';
import { aPlayer, connectionAnswers } from '../../support/people/people.ts';

const user = userEvent.setup({ delay: null });

beforeEach(() => signInAs());

const listId = `lst_${'0'.repeat(26)}`;
const bo = { userId: '22222222-2222-4222-8222-222222222222', displayName: 'Bo' };
const open = (answers: Answers = {}, path = '/user-list') =>
  openApp(path, { 'GET /api/accounts/me': aPlayer(), ...connectionAnswers, ...answers });
const openList = (answers: Answers = {}) =>
  open(
    {
      'GET /api/people/me/lists': { lists: [{ listId, name: 'Regulars', people: 1 }] },
      [`GET /api/people/me/lists/${listId}`]: {
        listId,
        name: 'Regulars',
        userListItems: [{ ...bo, email: 'bo@x.example' }],
      },
      'GET /api/events/mine': { events: [{ ...anEvent(), mine: { status: 'none' } }] },
      ...answers,
    },
    `/user-list?list=${listId}`,
  );

describe('the lists of people', () => {
  it('are none at first, and made by their name', async () => {
    const app = await open({ 'POST /api/people/me/lists': { listId, name: 'Regulars', people: 0 } });
    expect(await screen.findByText('No user lists found.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Create list' }));
    expect(await screen.findByText('The name is required.')).toBeTruthy();
    await user.type(screen.getByLabelText('New list'), 'Regulars');
    await user.click(screen.getByRole('button', { name: 'Create list' }));
    await waitFor(() => expect(app.path()).toBe(`/user-list?list=${listId}`));
  });

  it('show who is on one, and invite all of them to an event', async () => {
    const invite = `POST /api/events/${eventId}/invitations`;
    const app = await openList({ [invite]: { invited: 1 } });
    expect(await screen.findByText('bo@x.example')).toBeTruthy();
    await user.click(screen.getByLabelText(/^Invite the whole list to/));
    await user.click(await screen.findByRole('option', { name: /Sunday run/ }));
    await user.click(screen.getByRole('button', { name: 'Invite' }));
    expect(await screen.findByText('1 person invited')).toBeTruthy();
    expect(app.sent.find(({ call }) => call === invite)?.body).toEqual({ userIds: [bo.userId] });
  });

  it('ask before everyone on one is blocked', async () => {
    const app = await openList({ 'POST /api/people/me/blocked': { blocked: 1 } });
    await user.click(await screen.findByRole('button', { name: 'Block the whole list' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Block everyone on Regulars?' }));
    await user.click(dialog.getByRole('button', { name: 'Block' }));
    expect(await screen.findByText('User(s) successfully blocked.')).toBeTruthy();
    const sent = app.sent.find(({ call }) => call === 'POST /api/people/me/blocked')?.body;
    expect(sent).toEqual({ people: [{ userId: bo.userId }] });
  });
});
