import { inject, test } from 'vitest';
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
  const { page } = await visit('/auth/login', { width, appearance: width === 'wide' ? 'light' : 'dark' });
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
});
