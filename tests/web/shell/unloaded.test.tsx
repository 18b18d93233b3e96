import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { openApp, signInAs } from '../support/app.tsx';
import { anEvent, eventAnswers, eventId } from '../support/events/events.ts';
import { aPlayer } from '../support/people/people.ts';

/** A part of a page that never arrives, as over a bad line. */
const never = vi.hoisted(() => () => new Promise<never>(() => {}));
vi.mock('#web/app/features/events/details/edit/more-groups.tsx', never);
vi.mock('#web/app/media/described-picture-field.tsx', never);

beforeEach(() => signInAs());

it('sends everything of an event though its later fields have not been loaded', async () => {
  const said = {
    rules: 'No spikes.',
    tags: ['sunrise'],
    inclusion: ['stepFree'],
    arriveEarlyMinutes: 15,
    cover: { uploadId: `upl_${'0'.repeat(26)}`, alt: 'The lake' },
    hasMinimumNeeded: true,
    minimumNeeded: 4,
    creatorApprovalNeeded: true,
    approvalQuestions: ['How fast do you run?'],
  };
  const answers = eventAnswers(true);
  const seen = `GET /api/events/mine/${eventId}` as const;
  const change = `PUT /api/events/${eventId}`;
  const { sent } = await openApp(`/event/${eventId}/edit`, {
    'GET /api/accounts/me': aPlayer(),
    ...answers,
    [seen]: { ...answers[seen], event: anEvent(said) },
    [change]: anEvent(said),
  });
  const user = userEvent.setup();
  const title = await screen.findByLabelText(/^Title/);
  expect(screen.getAllByText('Loading…').length).toBeGreaterThan(0);
  await user.type(title, ' at sunrise');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  const body = () => sent.find(({ call }) => call === change)?.body;
  await waitFor(() => expect(body()).toMatchObject({ ...said, title: 'Sunday run at sunrise' }));
});
