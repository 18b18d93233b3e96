import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { teams } from '#shared/teams/contract.ts';
import { expectAccessible, expectToFit } from '../support/accessible.ts';
import { button, sees, signedInAs, signIn } from '../support/acts.ts';
import { mailTo } from '../support/mail.ts';
import { aPerson } from '../support/person.ts';
import { withFactor } from '../support/second-factor.ts';
import { bothWidths, visit } from '../support/visit.ts';

const origin = inject('origin');
const community = {
  name: 'Dawn Hoops',
  kind: 'community' as const,
  gameTypeIds: ['basketball'],
  cityPlaceId: 'us-4671654',
};

test.each(bothWidths)('an organizer connects a Stripe account, sets it up and unlinks it (%s)', async (width) => {
  const organizer = await aPerson(origin);
  await organizer.calls(teams).createTeam(community);
  const { page, expectProblem } = await visit('/auth/login', {
    width,
    appearance: width === 'wide' ? 'light' : 'dark',
  });
  await signIn(page, organizer.email);
  await signedInAs(page, organizer.displayName);
  await withFactor(page);

  await page.goto(`${origin}/settings?tab=payments`);
  await sees(page, 'Organizer Payouts');
  await expectAccessible(page, 'payouts before an account');
  await button(page, 'Connect').click();
  const dialog = page.getByRole('dialog', { name: 'Connect Stripe' });
  await dialog.getByText('United States').waitFor();
  await expectToFit(page, 'connecting');
  if (width === 'wide') expect(await sizeOfDialog(page)).toEqual({ width: 550, height: 500 });
  await dialog.getByRole('button', { name: 'Create a new Stripe account' }).click();
  await page.waitForURL(/_local\/stripe/);
  await page.goto(`${origin}/settings?tab=payments`);
  await sees(page, 'Incomplete');
  await sees(page, 'Add the bank account for your payouts');
  await expectAccessible(page, 'an incomplete account');
  await expectToFit(page, 'an incomplete account');
  await button(page, 'Unlink').click();
  const asking = page.getByRole('dialog', { name: 'Unlink Stripe account' });
  await asking.getByRole('button', { name: 'Unlink' }).click();
  await sees(page, 'Your Stripe account was unlinked successful.');
  await mailTo(origin, organizer.email, /Your Stripe account was unlinked/);

  expectProblem(/400 POST .*\/payments\/account\/oauth/);
  await page.goto(`${origin}/settings?tab=payments&code=ac_unknown&state=${'x'.repeat(43)}`);
  await sees(page, 'Something went wrong linking stripe account from authorization code');
  // An account belongs to one organizer: the provider offers the same one to both.
  if (width === 'narrow') return;
  await button(page, 'Connect').click();
  await dialog.getByRole('button', { name: 'Link a Stripe account you have' }).click();
  await page.waitForURL(/_local\/stripe/);
  await button(page, 'Connect').click();
  await sees(page, 'Successfully linked Stripe account');
});

/** Of the box in the middle of what a dialog covers, in pixels. */
const sizeOfDialog = (page: Page) =>
  page.getByRole('dialog', { name: 'Connect Stripe' }).evaluate((cover) => {
    const { width = 0, height = 0 } = cover.querySelector('[class*="awsui_dialog_"]')?.getBoundingClientRect() ?? {};
    return { width: Math.round(width), height: Math.round(height) };
  });
