import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openApp, signInAs } from '../support/app.tsx';
import { aPlayer } from '../support/people/people.ts';
import { aPlaceShown, placeAnswers, placeId } from '../support/places.ts';

it.each([
  { byMe: '2031-06-01T00:00:00.000Z', words: /^Last confirmed [^,]+, 2031, by you\.$/ },
  { byMe: '2031-05-20T00:00:00.000Z', words: /^Last confirmed [^,]+, 2031, by you May \d+, 2031\.$/ },
  { byMe: undefined, words: /^Last confirmed [^,]+, 2031\.$/ },
])('says who confirmed a place when, and no day twice ($byMe)', async ({ byMe, words }) => {
  signInAs();
  await openApp(`/places/view/${placeId}`, {
    'GET /api/accounts/me': aPlayer(),
    ...placeAnswers,
    [`GET /api/places/mine/${placeId}`]: {
      place: aPlaceShown,
      conditions: [],
      canManage: true,
      ...(byMe && { confirmedByMeAt: byMe }),
    },
  });
  expect((await screen.findByText(/^Last confirmed/)).textContent).toMatch(words);
});
