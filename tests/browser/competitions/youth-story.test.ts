import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { seasonsContract } from '#shared/competitions/seasons/contract.ts';
import { teams } from '#shared/teams/contract.ts';
import { button, heading, sees } from '../support/acts.ts';
import { countEffort, sayEffort } from '../support/effort.ts';
import { inAustin } from '../support/event.ts';
import { aPerson, austinPlaceId, type Person } from '../support/person.ts';
import { enterSquads, gameOf, playOn, playToTheFinal, publishSchedule } from '../support/season.ts';
import { visit } from '../support/visit.ts';

const origin = inject('origin');
const clubs = ['Ants', 'Bees', 'Cats', 'Dogs'];
/** Everyone meets everyone once. */
const matchCount = 6;

/** A club for young people whose season for players up to ten takes registrations. */
async function aYouthSeason(organizer: Person): Promise<string> {
  const { teamId } = await organizer.calls(teams).createTeam({
    name: 'Riverside Youth Soccer',
    kind: 'community',
    isYouth: true,
    gameTypeIds: ['soccer'],
    cityPlaceId: austinPlaceId,
  });
  const mine = organizer.calls(seasonsContract);
  const { seasonId, version } = await mine.createSeason({
    teamId,
    label: 'Fall U10',
    startDate: inAustin(7).slice(0, 10),
    endDate: inAustin(100).slice(0, 10),
    timeZone: 'America/Chicago',
    format: 'league',
    registrationModes: ['individual', 'join_team'],
    divisions: [{ name: 'U10', rosterRules: { maxAge: 10 } }],
  });
  await mine.moveSeason({ seasonId, version, to: 'registration_open' });
  return seasonId;
}

/** What a parent says of a child; what the first one said stays for the next. */
async function register(page: Page, first: string, age: string): Promise<void> {
  await page.getByLabel('First name').fill(first);
  await page.getByLabel('Age', { exact: true }).fill(age);
  await page.getByRole('checkbox').first().click();
  await button(page, `Register ${first}`).click();
  await sees(page, `${first} is registered`);
}

test('a youth club goes from the registration of two children to its champion', async () => {
  const [organizer, parent] = [await aPerson(origin), await aPerson(origin)];
  const seasonId = await aYouthSeason(organizer);

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

  await enterSquads(organizer, seasonId, clubs);
  await placeAll(organizer, seasonId);
  const { page } = await visit(`/seasons/${seasonId}/schedule/make`, { as: organizer });
  await heading(page, 'Fall U10 schedule').waitFor();
  await publishSchedule(page, matchCount);

  await phone.goto('/home');
  const answering = await countEffort(phone);
  await button(phone, 'Leo’s in').first().click();
  await sees(phone, 'Leo is in');
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

/** Each child plays in a team of the season. */
async function placeAll({ calls }: Person, seasonId: string): Promise<void> {
  const mine = calls(seasonsContract);
  const [{ registrations }, { squads }] = [
    await mine.listSeasonRegistrations({ seasonId }),
    await mine.getSeason({ seasonId }),
  ];
  for (const [at, { userId }] of registrations.entries())
    await mine.decideRegistration({ seasonId, userId, action: 'place', squadId: squads[at]?.squadId ?? '' });
}
