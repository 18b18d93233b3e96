import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openApp, signInAs } from '../../support/app.tsx';
import { noPayouts } from '../../support/payments/payouts.ts';
import { aSubscription, dawnHoops, teamId, withoutPlans } from '../../support/payments/plans.ts';
import { aPlayer } from '../../support/people/people.ts';

const user = userEvent.setup({ delay: null });
const block = async (name: string) => within(await screen.findByRole('region', { name }));

it('lists every subscription with its state and its own way on', async () => {
  signInAs();
  const other = {
    ...dawnHoops,
    team: { ...dawnHoops.team, teamId: teamId.replace('01H', '01J'), name: 'Night Nets' },
  };
  const third = { ...dawnHoops, team: { ...dawnHoops.team, teamId: teamId.replace('01H', '01K'), name: 'Noon Net' } };
  const subscriptions = [
    aSubscription(),
    aSubscription({ id: 'sub_2', ownerId: other.team.teamId, ownerName: 'Night Nets', status: 'past_due' }),
    aSubscription({
      id: 'sub_3',
      kind: 'user',
      planId: 'plus',
      ownerId: aPlayer().userId,
      ownerName: undefined,
      cancelAtPeriodEnd: true,
      items: [{ plan: { product: 'member-plus' } }],
    }),
  ];
  await openApp('/settings?tab=payments', {
    ...withoutPlans,
    ...noPayouts(),
    'GET /api/accounts/me': aPlayer(),
    'GET /api/payments/me/subscriptions': { subscriptions },
    'GET /api/public/payments/products/organizer-pro': { id: 'organizer-pro', name: 'Organizer Pro' },
    'GET /api/public/payments/products/member-plus': { id: 'member-plus', name: 'Member Plus' },
    'GET /api/teams/me/communities': { teams: [dawnHoops, other, third] },
  });
  const found = await block('Organizer Pro');
  const states = found.getAllByRole('listitem').map((item) => item.querySelector('.look-chip')?.textContent);
  expect(states).toEqual(['Active', 'Payment failed']);
  await user.click(found.getByRole('button', { name: 'Change or cancel Organizer Pro for Night Nets' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change Plan' }));
  expect(dialog.getByText('Night Nets')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await user.click(found.getByRole('button', { name: 'Add a plan' }));
  expect(within(await screen.findByRole('dialog', { name: 'Change Plan' })).getByText('Noon Net')).toBeTruthy();
  const plus = await block('Member Plus');
  expect(plus.getByText('Ending')).toBeTruthy();
  expect(plus.getByRole('button', { name: 'Change or cancel Member Plus' })).toBeTruthy();
});
