import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openApp } from '../../support/app.tsx';
import { offered } from '../../support/payments/plans.ts';

const open = (path: string, subscriptions = true) =>
  openApp(path, {
    'GET /api/public/payments/plans': { plans: offered },
    'GET /api/public/admin/flags': { subscriptions, badges: true },
  });
const cards = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

it('compares the plans of communities by month, and leads to the payments of the reader', async () => {
  await open('/organizer/pricing');
  await screen.findByRole('heading', { level: 1, name: 'Plans for organizers' });
  expect(cards()).toEqual(['Rookie', 'Pro', 'Elite']);
  const pro = within(screen.getByRole('heading', { name: 'Pro' }).closest('.plan-card') as HTMLElement);
  expect(pro.getByText('$19')).toBeTruthy();
  expect(pro.getByText('/month')).toBeTruthy();
  expect(pro.getByText('Up to 2,000 members')).toBeTruthy();
  const link = pro.getByRole('link', { name: 'Get started: Pro' });
  expect(link.getAttribute('href')).toBe('/settings?tab=payments&plan=team');
});

it('compares the plans of users by year, at one address', async () => {
  const app = await open('/pricing/member');
  await screen.findByRole('heading', { level: 1, name: 'Plans for players' });
  expect(app.path()).toBe('/member/pricing');
  expect(cards()).toEqual(['Free', 'Plus']);
  expect(screen.getAllByText('/year')).toHaveLength(2);
});

it('says that plans are not offered while they are off', async () => {
  await open('/organizer/pricing', false);
  expect(await screen.findByText(/^Plans aren’t offered right now\./)).toBeTruthy();
  expect(screen.queryByText('Get started')).toBeNull();
});
