import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openApp, signInAs } from '../../support/app.tsx';
import { anEvent, eventAnswers, eventId } from '../../support/events/events.ts';
import { aPlayer } from '../../support/people/people.ts';

it('takes the picture of an event away, on the form at once and for everyone when it is saved', async () => {
  signInAs();
  const answers = eventAnswers(true);
  const seen = `GET /api/events/mine/${eventId}` as const;
  const change = `PUT /api/events/${eventId}`;
  const event = anEvent({ cover: { uploadId: 'upl_01KAMFE3NG00000000000000AB', alt: 'A court at dusk' } });
  const app = await openApp(`/event/${eventId}/edit`, {
    'GET /api/accounts/me': aPlayer(),
    ...answers,
    [seen]: { ...answers[seen], event },
    [change]: anEvent(),
  });
  expect((await screen.findAllByRole('img', { name: 'A court at dusk' })).length).toBeGreaterThan(0);
  await userEvent.click(await screen.findByRole('button', { name: /Remove the (picture|cover)/ }));
  await waitFor(() => expect(screen.queryByRole('img', { name: 'A court at dusk' })).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: /^Save/ }));
  await waitFor(() => expect(app.sent.some(({ call }) => call === change)).toBe(true));
  expect(app.sent.find(({ call }) => call === change)?.body).not.toHaveProperty('cover');
});
