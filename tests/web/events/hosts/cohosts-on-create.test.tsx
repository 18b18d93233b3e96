import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openApp, signInAs } from '../../support/app.tsx';
import { anEvent, eventAnswers, eventId } from '../../support/events/events.ts';
import { aPlayer } from '../../support/people/people.ts';

const patience = { timeout: 30_000 };
const tess = { userId: '33333333-3333-4333-8333-333333333333', displayName: 'Tess Lane' };
const publish = 'POST /api/events';
const invite = `PUT /api/events/${eventId}/hosts/${tess.userId}`;

/** A copy of an event, so that all that is needed is there already. */
async function openCreate(answer: unknown) {
  signInAs();
  const { sent } = await openApp(`/create?copy=${eventId}`, {
    'GET /api/accounts/me': aPlayer(),
    'GET /api/events/me/event-templates': { templates: [] },
    ...eventAnswers(true),
    'GET /api/people/search': { person: tess },
    [publish]: anEvent(),
    [invite]: answer,
  });
  const more = await screen.findByRole('button', { name: /^More options/ }, patience);
  if (more.getAttribute('aria-expanded') === 'false') await userEvent.click(more);
  await userEvent.click(await screen.findByRole('button', { name: 'Co-hosts' }, patience));
  return { calls: () => sent.map(({ call }) => call) };
}

async function choose() {
  const field = await screen.findByLabelText('Co-host', undefined, patience);
  fireEvent.change(field, { target: { value: 'tess@example.org' } });
  await userEvent.click(screen.getByRole('button', { name: 'Find' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Add Tess Lane as a co-host' }, patience));
}

it('invites the co-hosts that were chosen once the event is published, and none before', async () => {
  const { calls } = await openCreate({ hosts: [] });
  await choose();
  const chosen = await screen.findByRole('list', { name: 'Co-hosts to invite' });
  expect(within(chosen).getByText('Tess Lane')).toBeTruthy();
  expect(calls()).not.toContain(invite);
  await userEvent.click(screen.getByRole('button', { name: /^Publish/ }));
  await waitFor(() => expect(calls()).toContain(invite), patience);
  expect(calls().indexOf(publish)).toBeLessThan(calls().indexOf(invite));
}, 120_000);

it('invites no one who was removed again', async () => {
  const { calls } = await openCreate({ hosts: [] });
  await choose();
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Tess Lane' }));
  await userEvent.click(screen.getByRole('button', { name: /^Publish/ }));
  await screen.findByText('Your event is published', undefined, patience);
  expect(calls()).not.toContain(invite);
}, 120_000);

it('says who could not be invited; the event is published all the same', async () => {
  await openCreate(409);
  await choose();
  await userEvent.click(screen.getByRole('button', { name: /^Publish/ }));
  await screen.findByText('Your event is published', undefined, patience);
  await screen.findByText('We couldn’t invite Tess Lane to host. Try again under Manage.', undefined, patience);
}, 120_000);
