import type { Locator, Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { button, heading, sees } from '../support/acts.ts';
import { countEffort, sayEffort } from '../support/effort.ts';
import { aPerson } from '../support/person.ts';
import { gameOf, makeCommunity, makeSeason, playOn, playToTheFinal, publishSchedule } from '../support/season.ts';
import { visit } from '../support/visit.ts';

const origin = inject('origin');
const clubs = ['Ants', 'Bees', 'Cats', 'Dogs'];
/** Everyone meets everyone once. */
const matchCount = 6;

/** What a parent says of a child; what the first one said stays for the next. */
async function register(page: Page, first: string, age: string): Promise<void> {
  await page.getByLabel('First name').fill(first);
  await page.getByLabel('Age', { exact: true }).fill(age);
  await page.getByRole('checkbox').first().click();
  await button(page, `Register ${first}`).click();
  await sees(page, `${first} is registered`);
}

test('a youth club goes from nothing, over the registration of two children, to its champion', async () => {
  const [organizer, parent] = [await aPerson(origin), await aPerson(origin)];
  const { page } = await visit('/teams/create', { as: organizer });
  await makeCommunity(page, 'Riverside Youth Soccer', { sport: 'Soccer', isYouth: true });
  const seasonId = await makeSeason(page, 'Fall U10', 10);

  const { page: phone } = await visit(`/seasons/${seasonId}`, { as: parent, width: 'narrow' });
  const effort = await countEffort(phone);
  await button(phone, 'Register your child').click();
  await phone.getByLabel('Last name').fill('Cruz');
  await phone.getByLabel('Phone number').fill('(512) 555-0142');
  await register(phone, 'Leo', '9');
  await button(phone, 'Register another child').click();
  await register(phone, 'Mia', '7');
  const registered = await effort();
  sayEffort('a parent registers two children', registered);
  expect(registered.presses).toBeLessThanOrEqual(12);
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

  await makeTeams(page);
  await page
    .getByRole('link', { name: /^Fall U10/ })
    .first()
    .click();
  await page.getByRole('link', { name: /^Edit schedule/ }).click();
  await heading(page, 'Fall U10 schedule').waitFor();
  await publishSchedule(page, matchCount);

  const isIn = button(phone, /^(Leo|Mia)’s in$/).first();
  await onHome(phone, isIn);
  const answering = await countEffort(phone);
  await isIn.click();
  await sees(phone, /^(Leo|Mia) is in/);
  sayEffort('a parent answers for a child', await answering());

  const { game } = await gameOf(organizer, seasonId, matchCount);
  await playOn(organizer, game.gameId);
  await page.goto(`/playoff/make/${game.gameId}`);
  await button(page, 'Create playoff').click();
  await button(page, 'Confirm seeds').click();
  await sees(page, 'Seeds confirmed. No matches played yet.');
  await playToTheFinal(organizer, page.url().split('/').at(-1) ?? '');
  await page.reload();
  await button(page, /^Final: Ants against Bees/).click();
  const final = page.getByRole('dialog', { name: 'Final' });
  await final.getByLabel('Ants', { exact: true }).fill('3');
  await final.getByLabel('Bees', { exact: true }).fill('2');
  await button(final, 'Save score').click();
  await heading(page, 'Champions Ants').waitFor();

  const stranger = (await visit(`/seasons/${seasonId}`, { as: await aPerson(origin) })).page;
  await heading(stranger, 'Fall U10').waitFor();
  expect(await stranger.locator('main').innerText()).not.toMatch(/Leo|Mia|Cruz/);
});

/** Home with something on it that comes there a moment after it was made. */
const onHome = (page: Page, what: Locator) =>
  expect
    .poll(async () => {
      await page.goto('/home');
      return what.waitFor({ timeout: 5000 }).then(
        () => true,
        () => false,
      );
    })
    .toBe(true);

/** From Manage of the season: the teams by name, each by Enter, and the children who registered among them. */
async function makeTeams(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^Registrations/ }).click();
  const name = page.getByLabel('Team name');
  for (const club of clubs) {
    await name.fill(club);
    await name.press('Enter');
    await sees(page, `${club} added`);
    await expect.poll(() => name.inputValue()).toBe('');
  }
  await button(page, 'Preview teams').click();
  await button(page, 'Place 2 players').click();
  await sees(page, '2 players placed');
}
