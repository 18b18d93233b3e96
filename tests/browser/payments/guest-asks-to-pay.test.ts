import { inject, test } from 'vitest';
import { eventDiscounts } from '#shared/events/discounts/contract.ts';
import { expectToFit } from '../support/accessible.ts';
import { button, sees } from '../support/acts.ts';
import { anEvent } from '../support/event.ts';
import { mailTo } from '../support/mail.ts';
import { visit } from '../support/visit.ts';
import { aSale, payWith } from './a-sale.ts';

const origin = inject('origin');
const email = `asks-${crypto.randomUUID()}@people.example`;

/** The address of the page that a mail leads a guest to. */
async function mailed(subject: RegExp, page: string): Promise<string> {
  const { html } = await mailTo(origin, email, subject);
  return new RegExp(`href="([^"]*/guest/${page}[^"]*)"`).exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
}

test('a stranger asks to come to a paid event on a phone without scripts, is approved and pays with a code', async () => {
  const { desk, host } = await aSale();
  const eventId = await anEvent(host, {
    title: 'Invitational doubles',
    price: { amountMinor: 1200, currency: 'USD' },
    refundPolicy: 'flexible',
    creatorApprovalNeeded: true,
  });
  await host
    .calls(eventDiscounts)
    .saveEventDiscount({ eventId, code: 'FRIENDS', off: { kind: 'percent', percent: 25 } });
  const { page, expectProblem } = await visit(`/evt/${eventId}`, { width: 'narrow', scripts: false });
  await sees(page, '$12.66');
  await sees(page, /You pay once the host approves you/);
  await expectToFit(page, 'an event that guests ask to pay for');
  await page.getByLabel('Your name').fill('Jo Asker');
  await page.getByLabel('Your email').fill(email);
  await button(page, 'Request to join').click();
  await sees(page, 'One step left: check your email');

  await page.goto(await mailed(/confirm your request/i, 'confirm'));
  await sees(page, 'One tap sends your request');
  await expectToFit(page, 'a request to confirm');
  await button(page, /Send my request/).click();
  await sees(page, 'Request sent');

  await desk.goto(`/event/${eventId}/manage?tab=people`);
  await sees(desk, 'Jo Asker');
  await button(desk, /^Approve/)
    .first()
    .click();

  await page.goto(await mailed(/a spot is held for you/i, 'rsvp'));
  await sees(page, /Pay for it by/);
  await expectToFit(page, 'a spot that is held for a guest');
  await page.getByLabel('I have a discount code').check();
  await button(page, 'Pay $12.66').click();
  await sees(page, 'Review and pay');
  await page.getByRole('link', { name: 'Pay $12.66' }).waitFor();
  await expectToFit(page, 'the price before paying');
  await page.getByLabel('Discount code').fill('nothing');
  expectProblem(/404/);
  await button(page, 'Apply').click();
  await sees(page, /code/i);
  await page.getByLabel('Discount code').fill('friends');
  await button(page, 'Apply').click();
  await sees(page, 'Code FRIENDS');
  await expectToFit(page, 'the price with a code');
  await page.getByRole('link', { name: 'Pay $9.57' }).click();
  await payWith(page, '4242424242424242');
  await page.waitForURL(/guest\/paid/);
  await sees(page, 'Congratulations, Payment was successful!');
  await mailTo(origin, email, /receipt/i);
}, 300_000);
