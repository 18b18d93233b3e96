import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { openApp, signInAs } from '../../support/app.tsx';
import { eventAnswers, eventId } from '../../support/events/events.ts';
import { aPlayer } from '../../support/people/people.ts';

const reading = `GET /api/messages/announcements/reach/${eventId}`;
const sending = 'POST /api/messages/announcements';
const reach = { in: 12, line: 3, asked: 0 };

beforeEach(() => void signInAs());

async function openComposer(answers: object) {
  const app = await openApp(`/event/${eventId}/manage`, {
    'GET /api/accounts/me': aPlayer(),
    ...eventAnswers(true),
    ...answers,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'More actions' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: /^Message everyone/ }));
  return { app, dialog: within(await screen.findByRole('dialog', { name: 'Message everyone' })) };
}

it('says on its button how many people get the message, and sends it to them', async () => {
  const { app, dialog } = await openComposer({
    [reading]: { reach, left: 3 },
    [sending]: { announcementId: `ann_${'0'.repeat(26)}`, people: 15, left: 2 },
  });
  await dialog.findByRole('button', { name: 'Send to 12 people' });
  await userEvent.click(dialog.getByRole('checkbox', { name: 'In line 3' }));
  await userEvent.type(dialog.getByLabelText('Title'), 'Court change');
  await userEvent.type(dialog.getByLabelText('Message'), 'Court 3.');
  await userEvent.click(dialog.getByRole('button', { name: 'Send to 15 people' }));
  await screen.findByText('Sent to 15 people');
  expect(app.sent.find(({ call }) => call === sending)?.body).toEqual({
    scope: { kind: 'event', eventId },
    audience: ['in', 'line'],
    title: 'Court change',
    message: 'Court 3.',
  });
});

it('says when the next one can be sent once three went out', async () => {
  const { dialog } = await openComposer({ [reading]: { reach, left: 0, nextAt: '2031-07-06T13:12:00.000Z' } });
  await dialog.findByText(/^You can send 3 a day\. Next one: Sun, Jul 6, 8:12/);
  expect(dialog.getByRole('button', { name: 'Send to 12 people' }).hasAttribute('disabled')).toBe(true);
});

it('asks for a title and a message before it sends', async () => {
  const { app, dialog } = await openComposer({ [reading]: { reach, left: 3 } });
  await userEvent.click(await dialog.findByRole('button', { name: 'Send to 12 people' }));
  await dialog.findByText('The message is required.');
  await waitFor(() => expect(app.sent.some(({ call }) => call === sending)).toBe(false));
});
