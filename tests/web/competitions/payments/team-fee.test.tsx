import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openApp } from '../../support/app.tsx';
import { mySeasonView, seasonAnswers, seasonId } from '../../support/competitions/seasons.ts';
import { signedIn } from '../../support/signed-in.ts';

const user = userEvent.setup();
const me = '01da2264-a51f-452c-9335-bad67d7ab7a9';
const ann = '01da2264-a51f-452c-9335-bad67d7ab7aa';
const squadId = 'sqd_01HZX0000000000000000000AA';
const shares = `/api/competitions/me/seasons/${seasonId}/squads/${squadId}/shares`;
const players = [
  { personId: me, name: 'Kim', canPay: true, shareMinor: 7000, paidMinor: 0, restMinor: 7000 },
  { personId: ann, name: 'Ann', canPay: true, shareMinor: 3000, paidMinor: 3000, restMinor: 0 },
];
const team = { squadId, name: 'Comets', version: 4, splitMode: 'equal', feeMinor: 10_000, restMinor: 7000, players };

function opened(differences: object = {}) {
  const teamFee = { amountMinor: 10_000, currency: 'USD', splitMode: 'equal' };
  const season = { ...mySeasonView.season, teamFee, refundPolicy: 'flexible' };
  return openApp(`/seasons/${seasonId}`, {
    ...signedIn(),
    ...seasonAnswers,
    [`GET /api/competitions/me/seasons/${seasonId}`]: { ...mySeasonView, season },
    [`GET /api/competitions/me/seasons/${seasonId}/dues`]: { dues: [] },
    [`GET /api/competitions/me/seasons/${seasonId}/checkout`]: {
      toPay: [],
      teams: [{ ...team, ...differences }],
      currency: 'USD',
      plan: 'rookie',
      automatic: [],
      siblingsPaid: 0,
      returning: [],
      terms: { refundPolicy: 'flexible' },
      orders: [],
    },
    [`PUT ${shares}`]: { payBy: '2031-02-08T12:00:00.000Z' },
  });
}
const card = async () => within(await screen.findByRole('region', { name: 'Fee of Comets' }));

it('shows the captain who paid, and asks players for their share', async () => {
  const { sent } = await opened({ payBy: '2099-02-08T12:00:00.000Z' });
  const fee = await card();
  expect(fee.getByText('$30.00 paid', { selector: '.look-chip' })).toBeTruthy();
  expect(fee.getByText('$70.00 to pay')).toBeTruthy();
  await user.click(fee.getByRole('button', { name: 'Split again and ask' }));
  await waitFor(() => expect(sent.find(({ call }) => call === `PUT ${shares}`)?.body).toMatchObject({ version: 4 }));
});

it('lets a captain set each share, and says what they come to', async () => {
  await opened({ splitMode: 'custom' });
  const fee = await card();
  const field = fee.getByRole('textbox', { name: 'Share of Ann' });
  await user.clear(field);
  await user.type(field, '25');
  expect(fee.getByText('The shares come to $95.00 of $100.00.')).toBeTruthy();
});

it('says who pays the share of a player with no account, and what helps', async () => {
  const [kim] = players;
  await opened({ players: [kim, { personId: ann, name: 'Ann', canPay: false, paidMinor: 0, restMinor: 0 }] });
  const fee = await card();
  expect(fee.getByText('No account', { selector: '.look-chip' })).toBeTruthy();
  expect(fee.getByText(/you pay their share\. Once the organizer has invited them/)).toBeTruthy();
});
