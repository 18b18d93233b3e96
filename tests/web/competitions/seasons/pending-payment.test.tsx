import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Registration } from '#shared/competitions/seasons/registration.ts';
import { Season } from '#shared/competitions/seasons/schemas.ts';
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
  const season = Season.parse({ ...mySeasonView.season, timeZone: 'America/Chicago' });
  const { payBy: _, ...others } = registration;
  const made = (status: Registration['status']) => Registration.parse({ ...others, status });
  const held = { ...made('pending_payment'), payBy: '2031-02-01T18:30:00.000Z' };
  expect(registeredWords(made('registered'), undefined, season, now)).toBe('You’re registered');
  expect(registeredWords(made('waitlisted'), 'Kim', season, now)).toBe('It’s full: Kim is on the waitlist');
  const keep = (what: string) => new RegExp(`^Almost there: ${what} by 12:30\\sPM CST to keep Kim’s spot$`);
  expect(registeredWords(held, 'Kim', season, now)).toMatch(keep('pay'));
  const price = { amountMinor: 5000, currency: 'USD' as const };
  const agents = {
    ...season,
    chargesWhenPlaced: true,
    refundPolicy: 'flexible' as const,
    prices: { individual: price },
  };
  expect(registeredWords(held, 'Kim', { ...agents, payOutside: undefined }, now)).toMatch(keep('save a card'));
});
