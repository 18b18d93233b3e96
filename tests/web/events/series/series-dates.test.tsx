import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { openApp, signInAs } from '../../support/app.tsx';
import { anEvent, eventAnswers, eventId } from '../../support/events/events.ts';
import { aPlayer } from '../../support/people/people.ts';

const patience = { timeout: 30_000 };
const oneOfSeries = anEvent({ seriesId: `ser_${'0'.repeat(26)}`, occurrenceDate: '2031-07-06' });
const mine = `GET /api/events/mine/${eventId}` as const;

beforeEach(() => void signInAs());

/** A page of a date that its host manages, with the body of what is sent from it. */
async function open(path: string, call: string, event = oneOfSeries) {
  const answers = eventAnswers(true);
  const { sent } = await openApp(path, {
    'GET /api/accounts/me': aPlayer(),
    'GET /api/events/me/event-templates': { templates: [] },
    ...answers,
    [mine]: { ...answers[mine], event },
    [call]: event,
  });
  return async () => {
    await waitFor(() => expect(sent.some((one) => one.call === call)).toBe(true), patience);
    return sent.find((one) => one.call === call)?.body;
  };
}

it('asks for which dates a change is before it is saved', async () => {
  const sent = await open(`/event/${eventId}/edit`, `PUT /api/events/${eventId}/series`);
  fireEvent.change(await screen.findByLabelText('Title', undefined, patience), { target: { value: 'Monday run' } });
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  const dialog = await screen.findByRole('dialog', { name: 'Change which events?' }, patience);
  await userEvent.click(within(dialog).getByRole('radio', { name: 'All future events' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save changes' }));
  expect(await sent()).toMatchObject({ scope: 'all', title: 'Monday run', version: 1 });
}, 120_000);

it('cancels following dates with the one that the host cancels', async () => {
  const sent = await open(`/event/${eventId}/manage`, `POST /api/events/${eventId}/series/cancellation`);
  await userEvent.click(await screen.findByRole('button', { name: 'More actions' }, patience));
  await userEvent.click(await screen.findByRole('menuitem', { name: /^Cancel event/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Cancel this event?' }, patience);
  await userEvent.click(within(dialog).getByRole('button', { name: /^Which events/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'This and following events' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel event' }));
  expect(await sent()).toMatchObject({ scope: 'following', reason: 'weather', version: 1 });
}, 120_000);

it('keeps a copy of an event as a draft', async () => {
  const sent = await open(`/create?copy=${eventId}`, 'POST /api/events', anEvent());
  await userEvent.click(await screen.findByRole('button', { name: 'Save as draft' }, patience));
  expect(await sent()).toMatchObject({ title: 'Sunday run', publish: false });
}, 120_000);
