import { inject, test } from 'vitest';
import { family } from '#shared/people/family/contract.ts';
import { expectAccessible, expectToFit } from '../support/accessible.ts';
import { button, sees } from '../support/acts.ts';
import { anEvent, inAustin } from '../support/event.ts';
import { aPerson } from '../support/person.ts';
import { visit } from '../support/visit.ts';
import { aSale, payWith } from './a-sale.ts';

const origin = inject('origin');
const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' as const });

const aSeriesWithPass = (host: Parameters<typeof anEvent>[0]) =>
  anEvent(host, {
    title: 'Tuesday doubles',
    price: usd(1200),
    passPrice: usd(1000),
    refundPolicy: 'flexible',
    localStart: inAustin(7),
    reoccurringInfo: { frequency: 'weekly', count: 4 },
  });

test.each(['wide', 'narrow'] as const)(
  'a player buys a season pass and gives it up, %s',
  async (width) => {
    const { host } = await aSale();
    const eventId = await aSeriesWithPass(host);
    const player = await aPerson(origin);
    const { page } = await visit(`/discover/events/${eventId}`, { as: player, width });
    await sees(page, '4 dates for $41.50 in all: $10.00 a date instead of $12.00, and a service fee of $1.50.');
    await expectAccessible(page, 'what a season pass costs');
    await expectToFit(page, 'what a season pass costs');
    await button(page, 'Get the season pass · $41.50').click();
    await sees(page, /^Held for/);
    await sees(page, 'Your season pass holds a spot for you here. Pay for the pass to be in.');
    await expectToFit(page, 'the checkout of a season pass');
    await button(page, 'Pay $41.50').click();
    await payWith(page, '4242424242424242');
    await page.waitForURL(/payment-success/);
    await page.goto(`/discover/events/${eventId}`);
    await sees(page, 'You’re in on 4 dates with your pass');
    await sees(page, /Your season pass paid for this date/);
    await expectAccessible(page, 'a season pass that is paid');
    await button(page, 'Give up the pass').click();
    const dialog = page.getByRole('dialog', { name: 'Give up your season pass?' });
    await sees(dialog, 'You leave 4 dates. $41.50 comes back. Your spots go to other players.');
    await button(dialog, 'Give up the pass').click();
    await sees(page, 'You left 4 dates');
  },
  300_000,
);

test('a parent buys passes for two children in one order on a phone, and gives one up', async () => {
  const { host } = await aSale();
  const eventId = await aSeriesWithPass(host);
  const parent = await aPerson(origin);
  const lee = { lastName: 'Lee', age: 14, phoneNumber: '+15551234567', relation: 'child' } as const;
  const consents = { collectionConsent: true, disclosureConsent: true } as const;
  for (const firstName of ['Ana', 'Ben']) await parent.calls(family).addDependant({ ...lee, ...consents, firstName });
  const { page } = await visit(`/discover/events/${eventId}`, { as: parent, width: 'narrow' });
  const passes = page.getByRole('region', { name: 'Season pass' });
  await passes.getByRole('checkbox', { name: 'Ana' }).check();
  await passes.getByRole('checkbox', { name: 'Ben' }).check();
  await expectAccessible(page, 'choosing who of a family gets a season pass');
  await expectToFit(page, 'choosing who of a family gets a season pass');
  await button(page, 'Get 2 season passes · $82.70').click();
  await sees(passes, /^Held for/);
  await sees(page, 'The season pass holds a spot for Ana here. Pay for the pass to be in.');
  await expectAccessible(page, 'the checkout of passes for a family');
  await expectToFit(page, 'the checkout of passes for a family');
  await button(page, 'Pay $82.70').click();
  await payWith(page, '4242424242424242');
  await page.waitForURL(/payment-success/);
  await page.goto(`/discover/events/${eventId}`);
  await sees(page, 'Ana is in on 4 dates with the pass');
  await button(page, 'Give up Ana’s pass').click();
  const dialog = page.getByRole('dialog', { name: 'Give up Ana’s season pass?' });
  await sees(dialog, /^Ana leaves 4 dates. \$41.3\d comes back. The spots go to other players.$/);
  await button(dialog, 'Give up the pass').click();
  await sees(page, 'You gave up 4 spots');
  await sees(page, 'Ben is in on 4 dates with the pass');
  await expectToFit(page, 'what is left of passes for a family');
}, 300_000);
