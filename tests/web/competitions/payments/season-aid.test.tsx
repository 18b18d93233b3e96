import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openApp } from '../../support/app.tsx';
import { mySeasonView, seasonAnswers, seasonId } from '../../support/competitions/seasons.ts';
import { signedIn } from '../../support/signed-in.ts';

const user = userEvent.setup();
const me = '01da2264-a51f-452c-9335-bad67d7ab7a9';
const call = `PUT /api/competitions/me/seasons/${seasonId}/aid`;
const note = 'A large family';
const aidOff = { code: 'AUTO.AID', rule: 'aid', off: { kind: 'percent', percent: 50 }, maxUses: 1, used: 0 };

function opened(checkout: object) {
  const prices = { individual: { amountMinor: 5000, currency: 'USD' as const } };
  const season = { ...mySeasonView.season, prices, refundPolicy: 'flexible' };
  return openApp(`/seasons/${seasonId}`, {
    ...signedIn(),
    ...seasonAnswers,
    [`GET /api/competitions/me/seasons/${seasonId}`]: { ...mySeasonView, season },
    [`GET /api/competitions/me/seasons/${seasonId}/dues`]: { dues: [] },
    [`GET /api/competitions/me/seasons/${seasonId}/checkout`]: {
      toPay: [{ dueId: me, kind: 'registration', name: 'You', restMinor: 5000 }],
      currency: 'USD',
      plan: 'rookie',
      terms: { refundPolicy: 'flexible' },
      orders: [],
      automatic: [],
      siblingsPaid: 0,
      returning: [],
      ...checkout,
    },
    [call]: { status: 'asked', note },
  });
}

it('asks beside the sheet with the price', async () => {
  const { sent } = await opened({ aid: { status: 'open' } });
  const panel = within(await screen.findByRole('region', { name: 'Financial aid' }));
  await user.click(panel.getByRole('button', { name: 'Ask for financial aid' }));
  await user.type(panel.getByLabelText('Why you need financial aid'), note);
  await user.click(panel.getByRole('button', { name: 'Send request' }));
  await waitFor(() => expect(sent).toContainEqual(expect.objectContaining({ call, body: { note } })));
});

it('lowers the price by what was granted, and says why', async () => {
  await opened({ aid: { status: 'granted', percent: 50 }, automatic: [aidOff] });
  const card = within(await screen.findByRole('region', { name: 'Pay by card' }));
  expect(card.getByText('Financial aid')).toBeTruthy();
  const panel = within(screen.getByRole('region', { name: 'Financial aid' }));
  expect(panel.getByText(/You have 50% off as financial aid/)).toBeTruthy();
});

it('is not there where it can’t be asked for', async () => {
  await opened({});
  await screen.findByRole('region', { name: 'Pay by card' });
  expect(screen.queryByRole('region', { name: 'Financial aid' })).toBe(null);
});
