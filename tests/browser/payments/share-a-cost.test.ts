import type { Page } from 'playwright-core';
import { inject, test } from 'vitest';
import { expectAccessible, expectToFit } from '../support/accessible.ts';
import { button, sees } from '../support/acts.ts';
import { anEvent } from '../support/event.ts';
import { aPerson } from '../support/person.ts';
import { bothWidths, visit } from '../support/visit.ts';
import { aSale } from './a-sale.ts';

const origin = inject('origin');
const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' as const });

async function saveCard(page: Page): Promise<void> {
  await page.waitForURL(/_local\/stripe/);
  await page.getByLabel('Email').fill('payer@people.example');
  await page.getByLabel('Card number').fill('4242424242424242');
  await page.getByLabel('Expiry').fill('12/34');
  await page.getByLabel('Security code').fill('123');
  await button(page, 'Save card').click();
  await page.waitForURL(/discover\/events/);
}

async function isWell(page: Page, what: string): Promise<void> {
  await expectAccessible(page, what);
  await expectToFit(page, what);
}

test.each(bothWidths)(
  'a player shares a cost: a card is saved, nothing is charged, and the host sees what to expect (%s)',
  async (width) => {
    const { desk, host } = await aSale(width);
    const eventId = await anEvent(host, {
      title: 'Court night',
      costShare: { total: usd(8400), capPerHead: usd(1400) },
      refundPolicy: 'flexible',
    });
    const player = await aPerson(origin);
    const appearance = width === 'wide' ? 'light' : 'dark';
    const { page } = await visit(`/discover/events/${eventId}`, { as: player, width, appearance });
    await sees(page, /Leave before the charge and pay nothing; after it, no refund/);
    await button(page, 'Join · up to $14.72').first().click();
    await page.getByRole('region', { name: 'Checkout' }).waitFor();
    await sees(page, /^I agree that my card is charged once/);
    await isWell(page, 'saving a card for a share');
    await button(page, 'Agree and save card').click();
    await saveCard(page);
    await sees(page, /^Visa •••• 4242 is charged on/);
    await isWell(page, 'a share');

    await desk.goto(`/event/${eventId}/manage?tab=money`);
    await sees(desk, /^1 player in: you’d get \$14\.00\./);
    await sees(desk, 'Card saved');
    await isWell(desk, 'the money of a shared cost');
    await desk.goto(`/event/${eventId}/edit`);
    await desk.getByLabel('Most per player').waitFor();
    await sees(desk, 'Players who leave earlier pay nothing. If you cancel, all of it comes back.');
    await isWell(desk, 'the form of a shared cost');

    await button(page, 'Leave event').click();
    await button(page.getByRole('dialog'), 'Leave event').click();
    await sees(page, /up to \$14\.72/);
  },
  300_000,
);
