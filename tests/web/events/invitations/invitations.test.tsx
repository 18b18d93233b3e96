import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { type Answers, openApp, signInAs } from '../../support/app.tsx';
import { eventAnswers, eventId } from '../../support/events/events.ts';
import { aPlayer } from '../../support/people/people.ts';

const user = userEvent.setup();
const call = `POST /api/events/${eventId}/invited-addresses`;
const manage = (answers: Answers) =>
  openApp(`/event/${eventId}/manage?tab=invite`, {
    'GET /api/accounts/me': aPlayer(),
    ...eventAnswers(true),
    ...answers,
  });

beforeEach(() => signInAs());

it('invites the addresses that a host types, and says what is wrong before anything is sent', async () => {
  const { sent } = await manage({ [call]: { invited: 2 } });
  const field = await screen.findByLabelText('Invite by email');
  await user.type(field, 'Ana Lima');
  await user.click(screen.getByRole('button', { name: 'Send invitations' }));
  await screen.findByText('“Ana Lima” isn’t a valid email address.');
  await user.type(field, ' ana@friends.example{Enter}bo@friends.example');
  await user.click(screen.getByRole('button', { name: 'Send invitations' }));
  await screen.findByText('2 people invited');
  const people = [{ email: 'ana@friends.example', name: 'Ana Lima' }, { email: 'bo@friends.example' }];
  expect(sent.filter((one) => one.call === call).map(({ body }) => body)).toEqual([{ people }]);
  await waitFor(() => expect((field as HTMLTextAreaElement).value).toBe(''));
});

it('keeps what was typed when the server takes no more', async () => {
  await manage({ [call]: () => Response.json({ code: 'request.tooMany', status: 429 }, { status: 429 }) });
  const field = await screen.findByLabelText('Invite by email');
  await user.type(field, 'bo@friends.example');
  await user.click(screen.getByRole('button', { name: 'Send invitations' }));
  await waitFor(() => expect(screen.getAllByText(/Too many tries/).length).toBeGreaterThan(0));
  expect((field as HTMLTextAreaElement).value).toBe('bo@friends.example');
});
