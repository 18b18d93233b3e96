import { inject, test } from 'vitest';
import { platformAdmin } from '#infra/local/seeds/people.ts';
import { organizations } from '#shared/teams/organizations/contract.ts';
import { expectAccessible, expectToFit } from '../support/accessible.ts';
import { button, sees, signedInAs, signIn } from '../support/acts.ts';
import { mailTo } from '../support/mail.ts';
import { aDemoPerson, aPerson } from '../support/person.ts';
import { withFactor } from '../support/second-factor.ts';
import { bothWidths, visit } from '../support/visit.ts';

const origin = inject('origin');

test.each(bothWidths)(
  'an organization connects the account it is paid on (%s)',
  async (width) => {
    const owner = await aPerson(origin);
    const admin = await aDemoPerson(origin, platformAdmin);
    const name = `Oak Club ${width} of ${owner.displayName}`;
    const { organizationId } = await admin.calls(organizations).createOrganization({
      name,
      ownerEmail: owner.email,
      gameTypeIds: ['basketball'],
      billingMode: 'org',
    });
    const { page } = await visit('/auth/login', { width, appearance: width === 'wide' ? 'light' : 'dark' });
    await signIn(page, owner.email);
    await signedInAs(page, owner.displayName);
    await withFactor(page);
    await page.goto(`${origin}/organization/${organizationId}/manage`);
    await page.getByRole('link', { name: 'Payments', exact: true }).click();
    await sees(page, `Payments of ${name}`);
    await expectAccessible(page, 'payments of an organization before an account');
    await expectToFit(page, 'payments of an organization');
    await button(page, 'Connect').click();
    await button(page.getByRole('dialog', { name: 'Connect Stripe' }), 'Create a new Stripe account').click();
    await page.waitForURL(/_local\/stripe/);
    await page.goto(`${origin}/organization/${organizationId}/payments`);
    await sees(page, 'Incomplete');
    await expectAccessible(page, 'an incomplete account of an organization');
    await expectToFit(page, 'an incomplete account of an organization');
    await mailTo(origin, owner.email, /A Stripe account was linked to Oak Club/);
    await page.goto(`${origin}/settings?tab=payments`);
    await sees(page, 'Get paid by card');
    await page.goto(`${origin}/transactions?view=received&organization=${organizationId}`);
    await sees(page, 'No transactions yet.');
  },
  300_000,
);
