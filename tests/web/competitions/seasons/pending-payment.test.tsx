import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { registeredWords } from '#web/app/features/competitions/seasons/registration/registered-words.ts';
import { openApp } from '../../support/app.tsx';
import { mySeasonView, seasonAnswers, seasonId } from '../../support/competitions/seasons.ts';
import { signedIn } from '../../support/signed-in.ts';

const registration = {
  seasonId,
  userId: '01da2264-a51f-452c-9335-bad67d7ab7a9',
  displayName: 'Ann',
  version: 1,
  mode: 'individual',
  divisionId: mySeasonView.season.divisions[0]?.divisionId,
  status: 'pending_payment',
  squadIds: [],
  answers: { level: 3, with: [], notWith: [], coach: '', days: [], uniformNumberPrefs: [], note: '' },
  payBy: '2099-02-01T18:30:00.000Z',
  registeredAt: '2031-02-01T18:00:00.000Z',
};

it('says until when a spot has to be paid', async () => {
  await openApp(`/seasons/${seasonId}`, {
    ...signedIn(),
    ...seasonAnswers,
    [`GET /api/competitions/me/seasons/${seasonId}`]: { ...mySeasonView, registration },
  });
  expect(await screen.findByText(/Pay by .+ to keep your spot/)).toBeTruthy();
  expect(screen.getByText(/Awaiting payment/)).toBeTruthy();
});

it('lets organizers withdraw a spot that is held, and not place it', async () => {
  const user = userEvent.setup();
  await openApp(`/seasons/${seasonId}/registrations`, {
    ...signedIn(),
    ...seasonAnswers,
    [`GET /api/competitions/me/seasons/${seasonId}`]: { ...mySeasonView, may: ['manageRegistrations'] },
    [`GET /api/competitions/seasons/${seasonId}/registrations`]: { registrations: [registration] },
  });
  await user.click(await screen.findByRole('button', { name: 'Actions for Ann' }));
  expect(screen.getByRole('menuitem', { name: 'Withdraw' })).toBeTruthy();
  expect(screen.queryByRole('menuitem', { name: 'Suspend' })).toBeNull();
});

it('says what came of a registration', () => {
  const now = new Date('2031-02-01T18:00:00.000Z');
  expect(registeredWords({ status: 'registered' }, undefined, now)).toBe('You’re registered');
  expect(registeredWords({ status: 'waitlisted' }, 'Kim', now)).toBe('It’s full: Kim is on the waitlist');
  expect(registeredWords({ status: 'pending_payment', payBy: '2031-02-01T18:30:00.000Z' }, 'Kim', now)).toMatch(
    /^Almost there: pay by \d+:30\s[AP]M to keep Kim’s spot$/,
  );
});
