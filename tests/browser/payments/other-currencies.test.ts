import { expect, inject, test } from 'vitest';
import { expectAccessible, expectToFit } from '../support/accessible.ts';
import { button, sees } from '../support/acts.ts';
import { mailTo } from '../support/mail.ts';
import { aPerson } from '../support/person.ts';
import { visit } from '../support/visit.ts';
import { aHostIn, payWith } from './a-sale.ts';

const origin = inject('origin');

const sales = [
  {
    country: 'Australia',
    code: 'AUD',
    typed: '12.50',
    sign: 'A$',
    price: 'A$12.50',
    all: 'A$13.33',
    other: 'Australian dollars',
  },
  { country: 'Japan', code: 'JPY', typed: '1500', sign: '¥', price: '¥1,500', all: '¥1,590', other: 'Japanese yen' },
] as const;

test.each(sales)(
  'a host in $country sells for $price, and a player on a phone reads and pays $all',
  async ({ country, code, typed, sign, all, other }) => {
    const { eventId, desk, expectProblem } = await aHostIn(country);
    await desk.goto(`/event/${eventId}/edit`);
    await desk.locator('label').filter({ hasText: 'Per player' }).click();
    await desk.locator('.money-input').filter({ hasText: sign }).waitFor();
    await desk.getByLabel('Price per player').fill(typed);
    await sees(desk, `Players pay ${all} in all by card.`);
    await desk.locator('label').filter({ hasText: 'Flexible' }).click();
    await desk.getByRole('checkbox', { name: 'Cash' }).click();
    await expectAccessible(desk, 'a price in another currency');

    await desk.getByLabel('Currency', { exact: true }).click();
    await desk.getByRole('option', { name: 'USD' }).click();
    await sees(desk, `Cards pay in ${code} only.`);
    expectProblem(/409/);
    await button(desk, 'Save changes').click();
    await sees(desk, `Cards can only pay in ${other}, like your payouts.`);
    await desk.getByLabel('Currency', { exact: true }).click();
    await desk.getByRole('option', { name: code }).click();
    await desk.getByLabel('Price per player').fill(typed);
    await button(desk, 'Save changes').click();
    await desk.waitForURL((url) => !url.pathname.endsWith('/edit'));

    const player = await aPerson(origin);
    const { page } = await visit(`/discover/events/${eventId}`, { as: player, width: 'narrow', appearance: 'dark' });
    await sees(page, all);
    await sees(page, 'Payment: By card');
    await expectAccessible(page, 'an event in another currency');
    await expectToFit(page, 'an event in another currency');
    await button(page, /^(Join|Pay|Get)/)
      .first()
      .click();
    await button(page, `Pay ${all}`).click();
    await payWith(page, '4242 4242 4242 4242');
    await page.waitForURL(/payment-success/);
    await sees(page, 'Congratulations, Payment was successful!');
    const receipt = await mailTo(origin, player.email, /receipt/i);
    expect(receipt.html).toContain(all);

    await desk.goto(`/event/${eventId}/manage?tab=money`);
    await sees(desk, all);
  },
  300_000,
);
