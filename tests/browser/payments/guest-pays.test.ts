import { expect, inject, test, vi } from 'vitest';
import { expectToFit } from '../support/accessible.ts';
import { button, sees } from '../support/acts.ts';
import { anEvent } from '../support/event.ts';
import { eventually, mailsTo, mailTo } from '../support/mail.ts';
import { visit } from '../support/visit.ts';
import { aSale, payWith, soldByCard } from './a-sale.ts';

const origin = inject('origin');
const email = `stranger-${crypto.randomUUID()}@people.example`;

/** Refunds leave with a job of every minute, which a test does not wait for. */
const refundSent = (address: string): Promise<void> =>
  vi.waitFor(
    async () => {
      await fetch(`${origin}/_local/jobs/payments-refunds/run`, { method: 'POST' });
      const mails = await mailsTo(origin, address);
      if (!mails.some(({ subject }) => subject.startsWith('$12.66'))) throw new Error('The refund is not sent yet');
    },
    { timeout: 45_000, interval: 1000 },
  );

test('a stranger pays as a guest on a phone without scripts, gives the spot up by mail and gets the money back', async () => {
  const { desk, host } = await aSale();
  const eventId = await soldByCard(host, 'Morning doubles');
  const { page, expectProblem } = await visit(`/evt/${eventId}`, { width: 'narrow', scripts: false });
  await sees(page, '$12.66');
  await sees(page, 'with the service fee. No other fees.');
  await sees(page, /All your money back until/);
  await expectToFit(page, 'an event that guests pay for');
  await page.getByLabel('Your name').fill('Jo Stranger');
  await page.getByLabel('Your email').fill(email);
  await button(page, 'Pay $12.66').click();
  expectProblem(/402|_local/);
  await payWith(page, '4000000000000002');
  await sees(page, /declined/i);
  await payWith(page, '4242424242424242');
  await page.waitForURL(/guest\/paid/);
  await sees(page, 'Congratulations, Payment was successful!');
  await expectToFit(page, 'a payment without an account');

  await desk.goto(`/event/${eventId}/manage?tab=money`);
  await sees(desk, 'Jo Stranger');

  const { html } = await mailTo(origin, email, /receipt/i);
  const link = /href="([^"]*\/guest\/rsvp[^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
  await page.goto(link);
  await sees(page, 'You paid $12.66');
  await sees(page, /If you give up your spot now, \$12\.66 comes back to your card/);
  await expectToFit(page, 'the RSVP of a guest who paid');
  await button(page, 'Give up my spot').click();
  await refundSent(email);
  await page.goto(link);
  await sees(page, '$12.66 is on its way back to your card.');
  await desk.reload();
  await sees(desk, 'Refunds 1');
}, 300_000);

const dollars = (amount: number) => ({ amountMinor: amount * 100, currency: 'USD' as const });
const extras = {
  label: 'Extras',
  selection: 'up_to:2',
  slots: [
    { slotId: 'racket', label: 'Racket rental', quantity: 1, price: dollars(6) },
    { slotId: 'lesson', label: 'Lesson before the game', quantity: 2, price: dollars(15) },
    { slotId: 'video', label: 'Video of the game', quantity: 4, price: dollars(3) },
  ],
};

test('a stranger chooses a slot on the form without scripts, sees the total and pays for it with the spot', async () => {
  const { host } = await aSale();
  const priced = { price: dollars(12), refundPolicy: 'flexible' as const, eventSlotGroup: [extras] };
  const eventId = await anEvent(host, { title: 'Doubles with extras', ...priced });
  const { page, expectProblem } = await visit(`/evt/${eventId}`, { width: 'narrow', scripts: false });
  await page.getByLabel('Your name').fill('Jo Stranger');
  await page.getByLabel('Your email').fill(`stranger-${crypto.randomUUID()}@people.example`);
  await page.getByLabel('Racket rental · $6.18').check();
  await expectToFit(page, 'the form of an event with slots that guests pay for');
  await button(page, 'Join').click();
  await sees(page, 'Racket rental');
  await sees(page, 'Total');
  await expectToFit(page, 'the total of a spot with a slot');
  expectProblem(/402|_local/);
  await page.getByRole('link', { name: 'Pay $18.84' }).click();
  await payWith(page, '4242424242424242');
  await page.waitForURL(/guest\/paid/);
  await sees(page, 'Congratulations, Payment was successful!');
  const wide = await visit(`/evt/${eventId}`, { width: 'wide', appearance: 'dark', scripts: false });
  // A page without scripts is read again by its reader, until what was paid has arrived.
  await eventually(async () => {
    await wide.page.reload();
    expect(await wide.page.getByText('All taken').count()).toBe(1);
  });
  await expectToFit(wide.page, 'the form where a slot is taken');
}, 300_000);
