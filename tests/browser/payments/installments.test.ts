import { expect, inject, test } from 'vitest';
import { teamMoney } from '#shared/payments/invoices/team-money.ts';
import { teams } from '#shared/teams/contract.ts';
import { teamMembers } from '#shared/teams/members/contract.ts';
import { expectAccessible, expectToFit } from '../support/accessible.ts';
import { button, sees } from '../support/acts.ts';
import { inAustin } from '../support/event.ts';
import { mailTo } from '../support/mail.ts';
import { aPerson, austinPlaceId } from '../support/person.ts';
import { visit } from '../support/visit.ts';
import { aSale, payWith } from './a-sale.ts';

const origin = inject('origin');

test('a treasurer offers a payment plan; a player accepts it on a phone, pays the first part and updates the card', async () => {
  const { host, desk } = await aSale();
  const community = {
    name: 'U10 Comets',
    kind: 'community' as const,
    gameTypeIds: ['soccer'],
    cityPlaceId: austinPlaceId,
  };
  const { teamId } = await host.calls(teams).createTeam(community, { idempotencyKey: crypto.randomUUID() });
  const { code } = await host.calls(teamMembers).renewJoinCode({ teamId });
  const player = await aPerson(origin);
  await player.calls(teamMembers).joinTeamByCode({ code });
  const who = { kind: 'everyone' as const };
  const fee = { name: 'Spring fee', amountMinor: 12_000, dueOn: [inAustin(20).slice(0, 10)], who };
  await host.calls(teamMoney).chargeFee({ teamId, ...fee }, { idempotencyKey: crypto.randomUUID() });
  const { own } = await player.calls(teamMoney).getTeamMoney({ teamId });
  const invoice = `/invoices/${own[0]?.invoiceId}`;

  await desk.goto(`/team/${teamId}?tab=money`);
  await button(desk, new RegExp(`^More for ${player.displayName}`)).click();
  await desk.getByRole('menuitem', { name: 'In installments' }).click();
  const dialog = desk.getByRole('dialog', { name: /pays in installments$/ });
  await dialog.getByText(/^\$40\.00 on .*, then \$40\.00 on .* and .*\.$/).waitFor();
  await expectAccessible(desk, 'a payment plan to offer');
  await button(dialog, 'Offer payment plan').click();
  await sees(desk, 'Payment plan offered');
  await mailTo(origin, player.email, /^Pay in installments: Spring fee$/);

  const { page } = await visit(invoice, { as: player, width: 'narrow' });
  const plan = page.getByRole('region', { name: 'Payment plan' });
  await plan.getByRole('checkbox', { name: 'I agree that U10 Comets charges my card on these dates.' }).check();
  await plan.getByText(/^\$40\.00 today, then \$40\.00 on /).waitFor();
  await expectAccessible(page, 'a payment plan to accept');
  await expectToFit(page, 'a payment plan to accept');
  await button(plan, 'Accept and pay $40.00').click();
  await payWith(page, '4242 4242 4242 4242');
  await page.waitForURL(/payment-success/);
  await sees(page, 'Congratulations, Payment was successful!');
  await expect
    .poll(async () => (await player.calls(teamMoney).getTeamMoney({ teamId })).own[0]?.installments?.isAccepted, {
      timeout: 20_000,
    })
    .toBe(true);
  await page.goto(invoice);
  await sees(page, 'U10 Comets charges your Visa •••• 4242 on each due date.');
  await expectAccessible(page, 'a payment plan that was accepted');
  await expectToFit(page, 'a payment plan that was accepted');
  await button(page, 'Update card').click();
  await page.waitForURL(/_local\/stripe/);
  await page.getByLabel('Another card').check();
  await page.getByLabel('Card number').fill('5555 5555 5555 4444');
  await page.getByLabel('Expiry').fill('12/34');
  await page.getByLabel('Security code').fill('123');
  await button(page, 'Save card').click();
  await page.waitForURL(/invoices/);
  await sees(page, 'Mastercard •••• 4444');

  await desk.reload();
  await sees(desk, 'Payment plan: 1 of 3 paid');
  await desk.goto(invoice);
  await desk.getByRole('button', { name: 'Waive installment 2' }).click();
  await desk.getByLabel('Reason').fill('Helped with the kit');
  await button(desk.getByRole('dialog'), 'Waive').click();
  await sees(desk, 'Helped with the kit');
  await expectAccessible(desk, 'a payment plan, for a treasurer');
}, 240_000);
