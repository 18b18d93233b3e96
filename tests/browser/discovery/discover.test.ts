import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { createClient } from '#shared/contract/client.ts';
import { places } from '#shared/places/contract.ts';
import { expectAccessible } from '../support/accessible.ts';
import { button, choose, heading, sees } from '../support/acts.ts';
import { anEvent, inAustin } from '../support/event.ts';
import { layoutShift } from '../support/layout-shift.ts';
import { eventually } from '../support/mail.ts';
import { aPerson } from '../support/person.ts';
import { visit } from '../support/visit.ts';

const origin = inject('origin');

const cards = (page: Page) => page.locator('.look-card');
const change = (page: Page) => button(page, /^(Change city|Choose a city)/);

test('a visitor picks a city, sees what is on soonest first, and opens one', async () => {
  const { page } = await visit('/discover');
  await sees(page, 'A guess from your clock');
  await change(page).click();
  await page.getByLabel('Near', { exact: true }).fill('Denver');
  await page.getByRole('option', { name: 'Denver, CO' }).first().click();
  await heading(page, 'Denver').waitFor();
  await cards(page).first().waitFor();
  const title = await cards(page).first().getByRole('heading').innerText();
  await cards(page).first().getByRole('heading').getByRole('link').click();
  await heading(page, title).waitFor();
});

test('the first card is on the first screen of a phone, without anything moving', async () => {
  const { page } = await visit('/discover?lat=30.2672&lng=-97.7431&near=Austin,+TX', { width: 'narrow' });
  await cards(page).first().waitFor();
  const { width } = page.viewportSize() ?? { width: 0 };
  expect(width).toBeLessThanOrEqual(360);
  expect((await cards(page).first().boundingBox())?.y).toBeLessThan(300);
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.05);
  await expectAccessible(page, 'discover on a phone');
});

test('the radius, the sport and the days narrow what is shown, and are in the address', async () => {
  const host = await aPerson(origin);
  const { cities } = await createClient(places, origin, fetch).suggestCities({ text: 'Round Rock, TX' });
  const title = `Cornhole out of town ${host.displayName}`;
  await anEvent(host, {
    title,
    gameTypeId: 'cornhole',
    location: { kind: 'place', name: 'Old Settlers Park', cityPlaceId: cities[0]!.placeId },
    localStart: inAustin(20),
  });
  const { page } = await visit('/discover?lat=30.2672&lng=-97.7431&near=Austin,+TX');
  const found = page.getByRole('link', { name: title, exact: true });
  await button(page, 'Filters').click();
  await choose(page, 'Sport', 'Cornhole');
  await choose(page, 'Within', '5 miles');
  await sees(page, 'No games match');
  await choose(page, 'Within', '25 miles');
  await button(page, 'Show results').click();
  await sees(page, 'within 25 mi');
  await eventually(async () => {
    await page.reload();
    await found.waitFor({ timeout: 10_000 });
  });
  await button(page, /^Filters/).click();
  await page.getByLabel('Until').fill(inAustin(19).slice(0, 10));
  await sees(page, 'No games match');
  await page.getByLabel('Until').fill(inAustin(21).slice(0, 10));
  await found.waitFor();
  await page.getByLabel('From').fill(inAustin(21).slice(0, 10));
  await sees(page, 'No games match');
  const { searchParams } = new URL(page.url());
  expect(Object.fromEntries(searchParams)).toMatchObject({
    game: 'cornhole',
    radius: '25',
    from: inAustin(21).slice(0, 10),
  });
  await page.goBack();
  await found.waitFor();
});

const running = '/discover?lat=30.2672&lng=-97.7431&near=Austin,+TX&game=running';
const chicago = '/discover?lat=41.8781&lng=-87.6298&near=Chicago,+IL&radius=50';

test('a pin of the map can be reached and opened by keyboard', async () => {
  const { page } = await visit(running);
  await page.locator('.map-tile').focus();
  await page.keyboard.press('Enter');
  await heading(page, 'Running under the lights').waitFor();
});

test('pins that would cover each other are one, which lists its events, on a phone too', async () => {
  const { page } = await visit(chicago, { width: 'narrow' });
  await button(page, 'Map').click();
  const pin = page.getByRole('button', { name: /^\d+ events here$/ }).first();
  await pin.focus();
  await page.keyboard.press('Enter');
  const first = page.locator('.map-list button').first();
  const [title = ''] = (await first.innerText()).split('\n');
  await expect.poll(() => first.evaluate((element) => element === document.activeElement)).toBe(true);
  await expectAccessible(page, 'a map with a list');
  await page.keyboard.press('Enter');
  await heading(page, title).waitFor();
});

test('a player with a home city sees it at once', async () => {
  const person = await aPerson(origin);
  const { page } = await visit('/home', { as: person, width: 'narrow' });
  await page.getByRole('navigation', { name: 'Main, at the bottom' }).getByRole('link', { name: 'Discover' }).click();
  await heading(page, 'Austin').waitFor();
  await cards(page).first().waitFor();
});
