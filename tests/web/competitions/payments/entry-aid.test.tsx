import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openApp } from '../../support/app.tsx';
import {
  categoryId,
  entryId,
  myTournamentView,
  slug,
  tournamentAnswers,
  tournamentId,
} from '../../support/competitions/tournaments.ts';
import { signedIn } from '../../support/signed-in.ts';

const user = userEvent.setup();
const mine = `/api/competitions/me/tournaments/${tournamentId}`;
const call = `PUT ${mine}/aid`;
const note = 'A large family';
const terms = { refundPolicy: 'deadline', refundUntil: '2099-06-01T23:00:00.000Z' };
const aidOff = (percent: number) => ({
  code: 'AUTO.AID',
  rule: 'aid',
  off: { kind: 'percent', percent },
  maxUses: 1,
  used: 0,
});
const toPay = {
  entryId,
  personId: '01da2264-a51f-452c-9335-bad67d7ab7d2',
  categoryId,
  category: 'Doubles',
  name: 'Ann Lee and Bo Diaz',
  restMinor: 2000,
};

function opened(view: object, checkout: object) {
  const { tournament } = myTournamentView;
  const categories = tournament.categories.map((one) => ({ ...one, fee: { amountMinor: 2000, currency: 'USD' } }));
  const sold = { ...tournament, status: 'registration', takesCards: true, payOutside: undefined, categories };
  return openApp(`/tournament/${slug}`, {
    ...signedIn(),
    ...tournamentAnswers,
    [`GET /api/competitions/me/tournaments/${slug}`]: {
      ...myTournamentView,
      tournament: sold,
      cards: { plan: 'rookie' },
      ...view,
    },
    [`GET ${mine}/dues`]: { dues: [] },
    [`GET ${mine}/checkout`]: {
      toPay: [],
      currency: 'USD',
      plan: 'rookie',
      automatic: [],
      siblingsPaid: 0,
      returning: [],
      terms,
      orders: [],
      ...checkout,
    },
    [call]: { status: 'asked', note },
  });
}

const entered = { mine: [{ categoryId, entryId, position: 0 }], openTo: [] };
const notIn = { mine: [], openTo: [categoryId] };
const panelOf = async () => within(await screen.findByRole('region', { name: 'Financial aid' }));

it('asks below the categories before a player enters', async () => {
  const { sent } = await opened(notIn, { aid: { status: 'open' } });
  const panel = await panelOf();
  await user.click(panel.getByRole('button', { name: 'Ask for financial aid' }));
  await user.type(panel.getByLabelText('Why you need financial aid'), note);
  await user.click(panel.getByRole('button', { name: 'Send request' }));
  await waitFor(() => expect(sent).toContainEqual(expect.objectContaining({ call, body: { note } })));
});

it('says what was granted before a player enters', async () => {
  await opened(notIn, { aid: { status: 'granted', percent: 50 }, automatic: [aidOff(50)] });
  expect((await panelOf()).getByText(/You have 50% off as financial aid/)).toBeTruthy();
});

it('lowers the price of an entry by what was granted, and says why', async () => {
  await opened(entered, { toPay: [toPay], aid: { status: 'granted', percent: 50 }, automatic: [aidOff(50)] });
  const card = within(await screen.findByRole('region', { name: 'Pay for Doubles' }));
  expect(card.getByText('Financial aid')).toBeTruthy();
  expect(card.getByRole('button', { name: 'Pay $10.60' })).toBeTruthy();
  expect((await panelOf()).getByText(/It comes off your next checkout here/)).toBeTruthy();
});

it('asks for no card where all of a fee is taken off', async () => {
  await opened(entered, { toPay: [toPay], aid: { status: 'granted', percent: 100 }, automatic: [aidOff(100)] });
  const card = within(await screen.findByRole('region', { name: 'Pay for Doubles' }));
  expect(card.getByRole('button', { name: 'Confirm for free' })).toBeTruthy();
});

it('is not there where it can’t be asked for', async () => {
  await opened(entered, { toPay: [toPay] });
  await screen.findByRole('region', { name: 'Pay for Doubles' });
  expect(screen.queryByRole('region', { name: 'Financial aid' })).toBe(null);
});
