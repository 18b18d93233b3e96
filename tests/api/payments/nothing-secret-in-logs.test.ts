import { afterEach, expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aCardEvent, checkoutApi, goodCard, ordersApi, payFor, settleAll } from '#tests/support/events/checkout.ts';
import { eventsApi } from '#tests/support/events/events.ts';
import { anOrganizer, payoutsApi, stateIn } from '#tests/support/payments/accounts.ts';
import { payWith } from '#tests/support/payments/local-stripe.ts';
import { pays } from '#tests/support/payments/paying-guests.ts';
import { deliver, post, signatureOf } from '#tests/support/payments/webhooks.ts';
import { cloud } from '#tests/support/product/cloud.ts';
import { consoleErrors } from '#tests/support/product/console-errors.ts';
import { logLines } from '#tests/support/product/log-lines.ts';
import { product } from '#tests/support/product/product.ts';

afterEach(() => product.clock.reset());

/** The check digit of cards (ISO/IEC 7812-1). */
function isCardNumber(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const twice = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (twice > 9 ? twice - 9 : twice);
  }, 0);
  return digits.length >= 13 && digits.length <= 19 && sum % 10 === 0;
}

const uuid = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;

/**
 * Runs of digits as people and programs write cards. Instants in milliseconds have 13 digits, and ids of people groups of four;
 * some of them are good by chance.
 */
const cardsIn = (said: string): string[] =>
  (said.replaceAll(uuid, '').match(/(?<![\w.])\d(?:[ -]?\d){12,18}(?![\w.])/g) ?? [])
    .map((run) => run.replaceAll(/[ -]/g, ''))
    .filter((digits) => isCardNumber(digits) && !/^1[789]\d{11}$/.test(digits));

const secrets =
  /\b(?:sk|rk)_(?:test|live)_\w+|whsec_\w+|\bac_\w{8,}|\bcode_acct\w+|"(?:code|state)":"[\w-]{43}"|t=\d+,v1=/;

it('knows a card and a key when it sees one', () => {
  expect(cardsIn(`paid with ${goodCard}, then "4000056655665556"`)).toEqual(['4242424242424242', '4000056655665556']);
  for (const one of ['sk_test_forTestsOnly', 'whsec_forTestsOnly', 'ac_UnknownToAnyone1', 't=1795912621,v1=aa'])
    expect(`{"error":"${one}"}`).toMatch(secrets);
  expect(cardsIn('{"Timestamp":1795912621613,"ms":4242.42}')).toEqual([]);
  expect(cardsIn('{"userId":"a1b2c3d4-0000-4242-4242-424242424242"}')).toEqual([]);
});

it('logs no card, key, signature or authorization code while money moves', async () => {
  const { eventId, host } = await aCardEvent({ capacity: 3 });
  const player = await aPerson();
  const { order } = await checkoutApi.signedInAs(player).holdSpots({ eventId });
  const { url } = await ordersApi.signedInAs(player).startCheckout({ orderId: order.orderId });
  payWith(cloud.stripe, url, '4000 0000 0000 0002');
  payWith(cloud.stripe, url, goodCard);
  await settleAll();
  await pays(eventId);
  await payFor(eventId, await aPerson());
  await eventsApi.signedInAs(player).leaveEvent({ eventId });
  await settleAll();
  const api = payoutsApi.signedInAs(await anOrganizer());
  const state = stateIn((await api.linkOrCreateStripeAccount({ type: 'link' })).url);
  await expect(api.connectOAuth({ code: 'ac_UnknownToAnyone1', state })).rejects.toMatchObject({});
  consoleErrors.expect(/webhook/);
  await post('{}', signatureOf('{"another":"body"}'));
  await deliver({ id: 'evt_unknown', object: 'event', type: 'unheard.of' });
  const said = JSON.stringify(logLines.lately());
  expect(logLines.lately().length).toBeGreaterThan(20);
  expect(said).not.toMatch(secrets);
  expect(cardsIn(said)).toEqual([]);
  expect(said).not.toContain(host.email);
});
