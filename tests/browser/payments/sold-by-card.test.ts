import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { seasonsContract } from '#shared/competitions/seasons/contract.ts';
import { family } from '#shared/people/family/contract.ts';
import { teams } from '#shared/teams/contract.ts';
import { expectAccessible, expectToFit } from '../support/accessible.ts';
import { button, sees } from '../support/acts.ts';
import { anEvent, inAustin } from '../support/event.ts';
import { aPerson, austinPlaceId, type Person } from '../support/person.ts';
import { visit } from '../support/visit.ts';
import { aSale, payWith } from './a-sale.ts';

const origin = inject('origin');
const goodCard = '4242 4242 4242 4242';
const lee = {
  lastName: 'Lee',
  age: 10,
  phoneNumber: '+15551234567',
  relation: 'child',
  collectionConsent: true,
} as const;
const dollars = (amount: number) => ({ amountMinor: amount * 100, currency: 'USD' as const });

/** An event that sells three kinds of tickets. */
const aTicketEvent = (host: Pick<Person, 'calls'>): Promise<string> =>
  anEvent(host, {
    title: 'Beach doubles',
    refundPolicy: 'moderate',
    ticketTypes: [
      { key: 'adult', name: 'Adult', price: dollars(12) },
      { key: 'student', name: 'Student', price: dollars(8), quantity: 1 },
      { key: 'watch', name: 'Spectator', price: dollars(0) },
    ],
  });

/** A season of a community, which players and their parents pay by card. */
async function aSeasonByCard(organizer: Pick<Person, 'calls'>): Promise<{ seasonId: string; divisionId: string }> {
  const community = {
    name: 'Dawn League',
    kind: 'league' as const,
    gameTypeIds: ['kickball'],
    cityPlaceId: austinPlaceId,
  };
  const { teamId } = await organizer.calls(teams).createTeam(community, { idempotencyKey: crypto.randomUUID() });
  const seasons = organizer.calls(seasonsContract);
  const { seasonId, divisions } = await seasons.createSeason({
    teamId,
    label: 'Spring',
    startDate: inAustin(30).slice(0, 10),
    endDate: inAustin(120).slice(0, 10),
    timeZone: 'America/Chicago',
    format: 'league',
    registrationModes: ['individual'],
    prices: { individual: dollars(50) },
    deposit: dollars(20),
    refundPolicy: 'flexible',
    divisions: [{ name: 'Open' }],
  });
  await seasons.moveSeason({ seasonId, version: 1, to: 'registration_open' });
  return { seasonId, divisionId: divisions[0]?.divisionId ?? '' };
}

/** The money of a season on a phone and a desk, light and dark: a reminder and a refund. */
async function keepsMoney(page: Page, seasonId: string): Promise<void> {
  const wide = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 780 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`/seasons/${seasonId}/payments`);
  await sees(page, 'Still owed');
  await expectAccessible(page, 'the money of a season');
  await expectToFit(page, 'the money of a season');
  await button(page, 'Remind all 1').press('Enter');
  await sees(page, '1 reminder sent');
  await sees(page, 'Everyone was reminded in the last 24 hours.');
  await page.emulateMedia({ colorScheme: 'light' });
  if (wide) await page.setViewportSize(wide);
  await button(page, /^Order of/).click();
  const panel = page.getByRole('region', { name: /^Order of/ });
  await button(panel, 'Another amount').click();
  await panel.getByRole('textbox').fill('10');
  await button(panel, 'Refund $10.00').click();
  await sees(page, 'The money is on its way back');
  await expectAccessible(page, 'the money of a season with a refund');
}

test('a player chooses a ticket on a phone and pays it, and a parent pays a season for two children', async () => {
  const { host, desk } = await aSale();
  const eventId = await aTicketEvent(host);
  const stranger = await visit(`/discover/events/${eventId}`, { width: 'narrow' });
  await sees(stranger.page, 'From $8.54');
  await expectAccessible(stranger.page, 'an event that is paid by card, for a stranger');
  await expectToFit(stranger.page, 'an event that is paid by card, for a stranger');
  const deed = button(stranger.page, 'Join');
  // Text of the color that it stands on is nothing that axe can judge.
  const [ink, ground] = await deed.evaluate((element) => {
    const { color, backgroundColor } = getComputedStyle(element);
    return [color, backgroundColor];
  });
  expect(ink).not.toBe(ground);
  await stranger.close();

  const player = await aPerson(origin);
  const { page, close } = await visit(`/discover/events/${eventId}`, { as: player, width: 'narrow' });
  await page.getByRole('radio', { name: /^Student/ }).click();
  await expectAccessible(page, 'the tickets of an event');
  await expectToFit(page, 'the tickets of an event');
  await button(page, /^(Join|Pay|Get)/)
    .first()
    .click();
  await page.getByRole('region', { name: 'Checkout' }).waitFor();
  await button(page, /^Pay \$/).click();
  await payWith(page, goodCard);
  await page.waitForURL(/payment-success/);
  await sees(page, 'Congratulations, Payment was successful!');
  await page.goto(`/discover/events/${eventId}`);
  await sees(page, 'Receipt');
  await close();
  await desk.goto(`/event/${eventId}/manage?tab=money`);
  await sees(desk, 'Collected');

  const { seasonId, divisionId } = await aSeasonByCard(host);
  const parent = await aPerson(origin);
  for (const firstName of ['Kim', 'Zoe']) {
    const { dependantId } = await parent.calls(family).addDependant({ ...lee, firstName });
    await parent.calls(seasonsContract).registerDependant({ seasonId, divisionId, dependantId, mode: 'individual' });
  }
  const phone = await visit(`/seasons/${seasonId}`, { as: parent, width: 'narrow', appearance: 'dark' });
  const card = phone.page.getByRole('region', { name: 'Pay by card' });
  await card.waitFor();
  await expectAccessible(phone.page, 'a season that is paid by card');
  await expectToFit(phone.page, 'a season that is paid by card');
  await button(card, 'Pay $103.30').click();
  await payWith(phone.page, goodCard);
  await phone.page.waitForURL(/payment-success/);
  await sees(phone.page, 'Congratulations, Payment was successful!');
  await phone.page.goto(`/seasons/${seasonId}`);
  await sees(phone.page, 'Receipt');
  const wide = await visit(`/seasons/${seasonId}`, { as: parent, width: 'wide' });
  await sees(wide.page, 'Receipt');
  await desk.goto('/transactions');
  await sees(desk, 'Payment');
  await (await aPerson(origin)).calls(seasonsContract).register({ seasonId, divisionId, mode: 'individual' });
  await keepsMoney(desk, seasonId);
}, 300_000);
