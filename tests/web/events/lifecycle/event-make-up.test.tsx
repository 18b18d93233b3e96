import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { openApp, signInAs } from '../../support/app.tsx';
import { anEvent, eventAnswers, eventId } from '../../support/events/events.ts';
import { aPlayer } from '../../support/people/people.ts';

const user = userEvent.setup();
const patience = { timeout: 30_000 };
const otherId = `evt_${'1'.repeat(26)}`;
const other = anEvent({ eventId: otherId, title: 'Dry again' });
const cancelled = (more: object = {}) => ({ status: 'cancelled', cancelled: { reason: 'weather', ...more } });
const setMakeUp = `PUT /api/events/${eventId}/make-up`;

beforeEach(() => {
  signInAs();
});

/** A page of an event that the weather stopped, and what is sent from it. */
async function open(path: string, event: object, hosted: readonly object[] = []) {
  const answers = eventAnswers(true);
  const seen = `GET /api/events/mine/${eventId}` as const;
  const { sent } = await openApp(path, {
    'GET /api/accounts/me': aPlayer(),
    ...answers,
    [seen]: { ...answers[seen], event },
    [`GET /api/events/mine/${otherId}`]: { ...answers[seen], event: other },
    'GET /api/events/mine': { events: hosted.map((one) => ({ ...one, mine: { status: 'none' } })) },
    [setMakeUp]: event,
  });
  return sent;
}

it('names and links the event that makes up for one that the weather stopped', async () => {
  await open(`/event/${eventId}`, anEvent(cancelled({ makeUpEventId: otherId })));
  const link = await screen.findByRole('link', { name: 'Dry again' }, patience);
  expect(link.getAttribute('href')).toBe(`/evt/${otherId}`);
  expect(link.closest('p')?.textContent).toBe('Make-up event: Dry again, Sun, Jul 6, 8:00 AM CDT');
  expect(screen.getAllByText(/Canceled/).length).toBeGreaterThan(0);
}, 60_000);

it('lets the host choose among the events that they host and that are still to come', async () => {
  const late = anEvent({ eventId: `evt_${'2'.repeat(26)}`, title: 'Put off', status: 'postponed' });
  const sent = await open(`/event/${eventId}/manage`, anEvent(cancelled()), [anEvent(cancelled()), late, other]);
  await user.click(await screen.findByLabelText(/^Make-up event/, {}, patience));
  expect(await screen.findAllByRole('option')).toHaveLength(2);
  await user.click(screen.getByRole('option', { name: /Dry again/ }));
  await waitFor(() => expect(sent.some(({ call }) => call === setMakeUp)).toBe(true), patience);
  expect(sent.find(({ call }) => call === setMakeUp)?.body).toEqual({ version: 1, makeUpEventId: otherId });
}, 60_000);

it('leads a host who has nothing else to come to where events are made', async () => {
  await open(`/event/${eventId}/manage`, anEvent(cancelled()));
  const link = await screen.findByRole('link', { name: 'Create an event' }, patience);
  expect(link.getAttribute('href')).toBe('/create');
  await screen.findByText('No players.');
  await act(() => vi.dynamicImportSettled());
}, 60_000);
