import type { Page } from 'playwright-core';
import { inject, test } from 'vitest';
import { teams } from '#shared/teams/contract.ts';
import { expectAccessible, expectToFit } from '../support/accessible.ts';
import { button, sees, signedInAs, signIn } from '../support/acts.ts';
import { aPerson } from '../support/person.ts';
import { bothWidths, visit } from '../support/visit.ts';
import { payWith } from './a-sale.ts';

const origin = inject('origin');
const community = {
  name: 'Dusk Hoops',
  kind: 'community',
  gameTypeIds: ['basketball'],
  cityPlaceId: 'us-4671654',
} as const;
const card = '4242 4242 4242 4242';

const block = (page: Page, name: string) => page.getByRole('region', { name });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Change Plan' });

test.each(bothWidths)('an owner buys a plan, moves it up, and ends it; a player buys theirs (%s)', async (width) => {
  const owner = await aPerson(origin);
  await owner.calls(teams).createTeam({ ...community, gameTypeIds: [...community.gameTypeIds] });
  const { page } = await visit('/auth/login', { width, appearance: width === 'wide' ? 'light' : 'dark' });
  await signIn(page, owner.email);
  await signedInAs(page, owner.displayName);

  await page.goto(`${origin}/settings?tab=payments`);
  for (const words of ['Organizer Payouts', 'Your Subscriptions', 'History', 'No active subscription found.'])
    await sees(page, words);
  await page.getByRole('link', { name: 'View Invoices' }).waitFor();
  await page.getByRole('link', { name: 'My Transactions' }).waitFor();
  await button(page, 'Manage Portal').waitFor();

  await button(block(page, 'Organizer Pro'), 'Change Plan').click();
  await button(dialog(page), 'Current: Rookie').waitFor();
  await expectAccessible(page, 'plans to choose from');
  await expectToFit(page, 'plans to choose from');
  await button(dialog(page), 'Get started: Pro').click();
  await payWith(page, card);
  await sees(page, 'Payment successful! Your subscription has been activated.');
  await block(page, 'Organizer Pro').getByText('Organizer Pro', { exact: true }).nth(1).waitFor();

  await button(block(page, 'Organizer Pro'), /^Change or cancel/).click();
  await button(dialog(page), 'Get started: Elite').click();
  await sees(dialog(page), /You pay \$.* now for the rest of this month/);
  await button(dialog(page), 'Change plan').click();
  await sees(page, 'Successfully changed subscription!');
  await block(page, 'Organizer Pro').getByText('Organizer Elite').waitFor();

  await button(block(page, 'Organizer Pro'), /^Change or cancel/).click();
  await button(dialog(page), 'Get started: Rookie').click();
  await sees(dialog(page), /You have Organizer Elite until/);
  await button(dialog(page), 'Cancel plan').click();
  await sees(page, 'Successfully cancelled subscription!');

  await page.goto(`${origin}/member/pricing`);
  await page.getByRole('link', { name: 'Get started: Plus' }).click();
  await button(dialog(page), 'Get started: Plus').click();
  await payWith(page, card);
  await block(page, 'Member Plus').getByText('Member Plus', { exact: true }).nth(1).waitFor();
  await expectAccessible(page, 'payments with two plans');
  await expectToFit(page, 'payments with two plans');

  await button(page, 'Manage Portal').click();
  await page.waitForURL(/_local\/stripe\/portal/);
  await sees(page, 'Your plans and cards');
});
