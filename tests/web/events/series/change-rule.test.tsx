import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openApp, signInAs } from '../../support/app.tsx';
import { anEvent, eventAnswers, eventId } from '../../support/events/events.ts';
import { aPlayer } from '../../support/people/people.ts';

const seriesId = `ser_${'0'.repeat(26)}`;
const series = {
  seriesId,
  startDate: '2031-07-06',
  shiftDays: 0,
  excludedDates: [],
  next: [],
  isStanding: false,
  reoccurringInfo: { frequency: 'weekly', interval: 1, weekdays: [], monthlyOn: 'date', count: 4, skipHolidays: false },
  summary: 'Every Sunday at 8:00 AM until Jul 27, 4 times',
};
const effect = {
  summary: 'Every Sunday at 8:00 AM until Jul 20, 3 times',
  added: 0,
  moved: 0,
  kept: 3,
  removed: 1,
  stillCancelled: 0,
  peopleToTell: 2,
  lost: [{ localStart: '2031-07-27T08:00', people: 2, isEdited: true }],
};

it('says what another rule does to which dates and people before it is saved', async () => {
  signInAs();
  const mine = `GET /api/events/mine/${eventId}`;
  const answers = eventAnswers(true);
  await openApp(`/event/${eventId}/repeat`, {
    'GET /api/accounts/me': aPlayer(),
    ...answers,
    [mine]: {
      ...(answers as Record<string, object>)[mine],
      event: anEvent({ seriesId, occurrenceDate: '2031-07-06' }),
    },
    [`GET /api/events/mine/${eventId}/series`]: series,
    [`POST /api/events/${eventId}/series/rule/preview`]: effect,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'See what changes' }, { timeout: 30_000 }));
  expect(await screen.findByText('1 date: removed')).toBeTruthy();
  expect(screen.getByText('2 people on removed dates will each get one email.')).toBeTruthy();
  expect(screen.getByText(/Sunday, July 27, 2031.*2 people on the list, changed on its own before/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Change dates' })).toBeTruthy();
});
