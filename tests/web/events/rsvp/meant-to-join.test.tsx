import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { intentKeys, intentText } from '#shared/events/details/intents.ts';
import { openApp, signInAs } from '../../support/app.tsx';
import { anEvent, eventAnswers, eventId } from '../../support/events/events.ts';
import { aNewcomer, aPlayer } from '../../support/people/people.ts';

const seen = `GET /api/events/mine/${eventId}` as const;
const join = `PUT /api/events/${eventId}/rsvp`;

it('brings the player who pressed the way in before they had signed in to what the host asks', async () => {
  signInAs();
  localStorage.setItem(intentKeys.join, intentText(eventId, Date.now()));
  const answers = eventAnswers();
  const event = anEvent({ creatorApprovalNeeded: true, approvalQuestions: ['How long have you played?'] });
  const bodies: unknown[] = [];
  await openApp(`/event/${eventId}`, {
    'GET /api/accounts/me': aPlayer(),
    ...answers,
    [seen]: { ...answers[seen], event },
    [join]: ({ body }: { body?: unknown }) => {
      bodies.push(body);
      const missing = Response.json({ code: 'rsvp.answersMissing', status: 400 }, { status: 400 });
      return bodies.length === 1
        ? missing
        : { mine: { status: 'requested' }, seats: { taken: 2, waiting: 0, free: 8 } };
    },
  });
  await screen.findByText('Answer to finish joining.');
  expect(screen.queryByText('Answer the host’s questions.')).toBeNull();
  const field = screen.getByRole('textbox', { name: /How long have you played/ });
  expect(document.activeElement).toBe(field);
  await userEvent.type(field, 'Two years');
  await userEvent.click(screen.getByRole('button', { name: 'Request to join' }));
  await waitFor(() => expect(bodies).toEqual([{}, { answers: ['Two years'] }]));
});

it.each([
  ['a player who signed up by email', true, {}],
  ['a player who came through Google, with the tick box', false, { acceptsTermsAndIs13: true }],
])('asks %s for the name alone, and joins', async (_, acceptedTerms, also) => {
  signInAs();
  const answers = eventAnswers();
  const me = { ...aNewcomer(), acceptedTerms };
  const sent: unknown[] = [];
  let name: string | undefined;
  await openApp(`/event/${eventId}`, {
    ...answers,
    'GET /api/accounts/me': () => ({ ...me, ...(name && { displayName: name, acceptedTerms: true }) }),
    'PUT /api/people/me/name': ({ body }: { body?: unknown }) => {
      sent.push(body);
      name = 'Sam';
      return { ...me, displayName: name, acceptedTerms: true };
    },
    [join]: () => {
      sent.push('join');
      return { mine: { status: 'in' }, seats: { taken: 2, waiting: 0, free: 8 } };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Join' }));
  expect(await screen.findByText(/The display name/)).toBeTruthy();
  await userEvent.type(await screen.findByRole('textbox', { name: 'Your name' }), 'Sam');
  if (!acceptedTerms) await userEvent.click(screen.getByRole('checkbox', { name: /accept the terms/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Join' }));
  await waitFor(() => expect(sent).toEqual([{ displayName: 'Sam', ...also }, 'join']));
});

it('counts no spots of an event that is canceled', async () => {
  signInAs();
  const answers = eventAnswers();
  const event = anEvent({ status: 'cancelled', cancelled: { reason: 'weather', at: '2031-07-01T00:00:00.000Z' } });
  await openApp(`/event/${eventId}`, {
    'GET /api/accounts/me': aPlayer(),
    ...answers,
    [seen]: { ...answers[seen], event },
  });
  await screen.findByText('Canceled');
  expect(screen.queryByText(/spots/)).toBeNull();
});
