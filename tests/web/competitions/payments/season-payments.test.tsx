import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openApp } from '../../support/app.tsx';
import { mySeasonView, seasonAnswers, seasonId } from '../../support/competitions/seasons.ts';
import { signedIn } from '../../support/signed-in.ts';

const user = userEvent.setup();
const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' });
const paid = { mark: 'cash', amount: usd(5000), at: '2031-02-01T18:00:00.000Z', byName: 'Maya' };
const ann = { dueId: '01da2264-a51f-452c-9335-bad67d7ab7a9', name: 'Ann Lee', owed: usd(5000) };
const bo = { dueId: '01da2264-a51f-452c-9335-bad67d7ab7b0', name: 'Bo Diaz', owed: usd(5000), paid };
const cy = { dueId: '01da2264-a51f-452c-9335-bad67d7ab7c1', name: 'Cy Park', paid };
const payOutside = [{ way: 'cash' }, { way: 'venmo', to: '@league' }];
const due = `/api/competitions/seasons/${seasonId}/dues`;

const opened = () =>
  openApp(`/seasons/${seasonId}/payments`, {
    ...signedIn(),
    ...seasonAnswers,
    [`GET ${due}`]: { dues: [ann, bo, cy], payOutside },
    [`PUT ${due}/${ann.dueId}`]: { ...ann, paid },
    [`DELETE ${due}/${cy.dueId}`]: {},
  });
const rowOf = async (name: RegExp) => within(await screen.findByRole('row', { name }));

it('adds up what came in, what is to come and what goes back, and marks a payment with one press', async () => {
  const { sent } = await opened();
  const row = await rowOf(/Ann Lee/);
  expect(row.getByText('Owes $50.00')).toBeTruthy();
  const sums = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(sums).toEqual(['$100.00', '$50.00', '$50.00']);
  await user.click(row.getByRole('button', { name: 'Ann Lee paid in cash' }));
  await waitFor(() => expect(sent.some(({ call }) => call === `PUT ${due}/${ann.dueId}`)).toBe(true));
  expect(sent.find(({ call }) => call.startsWith('PUT'))?.body).toEqual({ mark: 'cash', seenAmountMinor: 5000 });
});

it('offers the other ways and to pay nothing beside it', async () => {
  const { sent } = await opened();
  const row = await rowOf(/Ann Lee/);
  await user.click(row.getByRole('button', { name: 'Other ways for Ann Lee' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Paid with Venmo' }));
  await waitFor(() => expect(sent.find(({ call }) => call.startsWith('PUT'))?.body).toMatchObject({ mark: 'venmo' }));
});

it('keeps who left after paying until the money went back', async () => {
  const { sent } = await opened();
  const row = await rowOf(/Cy Park/);
  expect(row.getByText('The refund is yours to make.')).toBeTruthy();
  await user.click(row.getByRole('button', { name: 'Cy Park got the money back' }));
  await waitFor(() => expect(sent.some(({ call }) => call === `DELETE ${due}/${cy.dueId}`)).toBe(true));
});

it('shows those who have not paid alone', async () => {
  await opened();
  // The table, which comes later, has chips of its own.
  await rowOf(/Bo Diaz/);
  await user.click(screen.getByRole('radio', { name: 'Not paid 1' }));
  await waitFor(() => expect(screen.queryByRole('row', { name: /Bo Diaz/ })).toBeNull());
  expect(await screen.findByRole('row', { name: /Ann Lee/ })).toBeTruthy();
});

it('tells a player what they owe the community, how to pay it, and that it is paid', async () => {
  await openApp(`/seasons/${seasonId}`, {
    ...signedIn(),
    ...seasonAnswers,
    [`GET /api/competitions/me/seasons/${seasonId}/dues`]: { dues: [{ ...ann, name: 'You' }, bo], payOutside },
  });
  const card = within(await screen.findByRole('region', { name: 'Payment' }));
  expect(card.getByRole('heading').textContent).toBe(`Pay ${mySeasonView.team.name} $50.00`);
  expect(card.getByText(/Cash · Venmo: @league/)).toBeTruthy();
  expect(card.getByText('Paid')).toBeTruthy();
});
