import type { Page } from 'playwright-core';
import { inject, test } from 'vitest';
import { tournamentsContract } from '#shared/competitions/tournaments/contract.ts';
import { teams } from '#shared/teams/contract.ts';
import { expectAccessible, expectToFit } from '../support/accessible.ts';
import { button, sees } from '../support/acts.ts';
import { inAustin } from '../support/event.ts';
import { aPerson, austinPlaceId, type Person } from '../support/person.ts';
import { visit } from '../support/visit.ts';
import { aSale, payWith } from './a-sale.ts';

const origin = inject('origin');
const goodCard = '4242 4242 4242 4242';
const dollars = (amount: number) => ({ amountMinor: amount * 100, currency: 'USD' as const });

/** A tournament of a community, whose entries pay by card alone; all of it comes back until the day before. */
async function aTournamentByCard({ calls }: Pick<Person, 'calls'>) {
  const community = {
    name: 'Dawn Pickleball',
    kind: 'community' as const,
    gameTypeIds: ['pickleball'],
    cityPlaceId: austinPlaceId,
  };
  const { teamId } = await calls(teams).createTeam(community, { idempotencyKey: crypto.randomUUID() });
  const mine = calls(tournamentsContract);
  const { tournamentId, slug, categories } = await mine.createTournament({
    teamId,
    name: 'Dawn Open',
    gameTypeId: 'pickleball',
    cityPlaceId: austinPlaceId,
    startDate: inAustin(30).slice(0, 10),
    endDate: inAustin(31).slice(0, 10),
    timeZone: 'America/Chicago',
    places: [{ name: 'North Park', courts: ['Court 1'] }],
    takesCards: true,
    withdrawalDeadline: inAustin(29).slice(0, 16),
    categories: [
      { name: 'Singles', format: 'round_robin', entryKind: 'single', maxEntries: 4, fee: dollars(20) },
      { name: 'Doubles', format: 'round_robin', entryKind: 'pair', maxEntries: 4, fee: dollars(45) },
    ],
  });
  await mine.moveTournament({ tournamentId, version: 1, to: 'registration' });
  const [, doubles] = categories;
  return { tournamentId, slug, doublesId: doubles?.categoryId ?? '' };
}

async function idOf({ api }: Person): Promise<string> {
  const me = await api.accounts.getMe({});
  if (me.state !== 'success') throw new Error('The account is not there.');
  return me.userId;
}

/** Two players who are in as a pair. */
async function aPairIn(tournamentId: string, categoryId: string): Promise<readonly [Person, Person]> {
  const [seeker, other] = [await aPerson(origin), await aPerson(origin)];
  const at = { tournamentId, categoryId };
  const [seekerId, otherId] = [await idOf(seeker), await idOf(other)];
  await seeker.calls(tournamentsContract).seekPartner({ ...at, isOn: true });
  await other.calls(tournamentsContract).askPartner({ ...at, userId: seekerId });
  await seeker.calls(tournamentsContract).answerPartner({ ...at, userId: otherId, answer: 'confirm' });
  return [seeker, other];
}

/** Pays what the page offers on a phone, and comes back to the tournament with its receipt. */
async function paysFor(page: Page, slug: string, category: string, price: string): Promise<void> {
  const card = page.getByRole('region', { name: `Pay for ${category}` });
  await card.waitFor();
  await expectAccessible(page, `an entry in ${category} to pay`);
  await expectToFit(page, `an entry in ${category} to pay`);
  await button(card, `Pay ${price}`).click();
  await payWith(page, goodCard);
  await page.waitForURL(/payment-success/);
  await sees(page, 'Congratulations, Payment was successful!');
  await page.goto(`/tournament/${slug}`);
  await sees(page, 'Receipt');
}

/** A player on a phone asks to pay less before they enter, and an organizer gives half off on the page with the money. */
async function asksToPayLess(page: Page, desk: Page, slug: string, name: string): Promise<void> {
  await button(page, 'Ask for financial aid').click();
  await page.getByLabel('Why you need financial aid').fill('I lost my job in May.');
  await expectAccessible(page, 'asking for financial aid in a tournament');
  await expectToFit(page, 'asking for financial aid in a tournament');
  await button(page, 'Send request').click();
  await sees(page, 'You asked for financial aid. The organizers answer by email.');
  await desk.goto(`/tournament/${slug}/payments`);
  await sees(desk, 'I lost my job in May.');
  await expectAccessible(desk, 'who asks to pay less for a tournament');
  await button(desk, `Give ${name} a discount`).click();
  await button(desk, 'Give discount').click();
  await sees(desk, `${name} pays less now`);
  await page.reload();
  await sees(page, 'You have 50% off as financial aid. It comes off your next checkout here.');
}

/** The money of a tournament on a phone and a desk, light and dark. */
async function keepsMoney(page: Page, slug: string): Promise<void> {
  const wide = page.viewportSize();
  await page.goto(`/tournament/${slug}/payments`);
  await sees(page, 'Still owed');
  await button(page, 'Remind all 1').press('Enter');
  await sees(page, '1 reminder sent');
  await sees(page, 'Everyone was reminded in the last 24 hours.');
  await expectAccessible(page, 'the money of a tournament');
  await page.setViewportSize({ width: 360, height: 780 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, 'the money of a tournament on a phone');
  await expectToFit(page, 'the money of a tournament on a phone');
  await page.emulateMedia({ colorScheme: 'light' });
  if (wide) await page.setViewportSize(wide);
}

test('players enter a tournament on a phone and pay alone or by halves, and its organizer keeps the money', async () => {
  const { host, desk } = await aSale();
  const { tournamentId, slug, doublesId } = await aTournamentByCard(host);

  const ann = await aPerson(origin);
  const phone = await visit(`/tournament/${slug}`, { as: ann, width: 'narrow' });
  await asksToPayLess(phone.page, desk, slug, ann.displayName);
  await button(phone.page, 'Enter Singles').click();
  await paysFor(phone.page, slug, 'Singles', '$10.60');

  const [first, second] = await aPairIn(tournamentId, doublesId);
  const half = await visit(`/tournament/${slug}`, { as: first, width: 'narrow', appearance: 'dark' });
  await half.page.getByRole('radio', { name: 'My half' }).click();
  await paysFor(half.page, slug, 'Doubles', '$23.48');
  await half.close();

  await keepsMoney(desk, slug);
  const other = await visit(`/tournament/${slug}`, { as: second, width: 'narrow' });
  await paysFor(other.page, slug, 'Doubles', '$23.48');
  await desk.reload();
  await sees(desk, 'All paid up');

  await button(phone.page, 'Withdraw from Singles').click();
  await button(phone.page.getByRole('dialog', { name: 'Withdraw from Singles?' }), 'Withdraw').click();
  await sees(phone.page, 'You withdrew. Your spot goes to the first in line');
  await desk.reload();
  await button(desk, `Order of ${ann.displayName}`).click();
  const panel = desk.getByRole('region', { name: `Order of ${ann.displayName}` });
  await sees(panel, 'Withdrawal: all of it until');
  await sees(panel, `So ${ann.displayName} gets 100%`);
  await expectAccessible(desk, 'a withdrawn entry with its refund');
}, 300_000);
