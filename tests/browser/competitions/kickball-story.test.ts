import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { schedules } from '#shared/competitions/schedules/contract.ts';
import { teamInvites } from '#shared/teams/invites/contract.ts';
import { teamRoster } from '#shared/teams/roster/contract.ts';
import { toInstant } from '#shared/time.ts';
import { button, heading, sees } from '../support/acts.ts';
import { forwardTo } from '../support/clock.ts';
import { countEffort, sayEffort } from '../support/effort.ts';
import { later } from '../support/later.ts';
import { eventually, mailTo } from '../support/mail.ts';
import { aPerson, type Person, signedInAnew } from '../support/person.ts';
import { type ProductProcess, startProductProcess } from '../support/product-process.ts';
import { gameOf, makeCommunity, makeSeason, playOn, playToTheFinal } from '../support/season.ts';
import { visit } from '../support/visit.ts';

/** Of its own and empty: the clock is moved in it. */
let product: ProductProcess;
beforeAll(async () => {
  product = await startProductProcess(['--empty']);
});
afterAll(() => product.stop());

const teams = ['Ants', 'Bees', 'Cats', 'Dogs', 'Elks', 'Foxes', 'Goats', 'Hawks'];
const count = 60;

/** Sixty players as a spreadsheet has them; the first two have accounts, and the rest names alone. */
const fileOf = (known: readonly Person[]) =>
  [
    'Name,Email,Team',
    ...Array.from({ length: count }, (_, at) => {
      const name = known[at]?.displayName ?? `Player ${String.fromCharCode(65 + (at % 26))}${Math.floor(at / 26)}`;
      return `${name},${known[at]?.email ?? ''},${at < known.length ? teams[0] : teams[at % teams.length]}`;
    }),
  ].join('\n');

const follow = (page: Page, name: string | RegExp) =>
  page
    .getByRole('link', { name, ...(typeof name === 'string' && { exact: true }) })
    .first()
    .click();

/** What follows from a message to other parts of the product is there a moment later: the player looks again. */
const comesUp = (page: Page, what: Locator): Promise<void> =>
  eventually(async () => {
    if ((await what.count()) === 0) await page.reload();
    await what.first().waitFor({ timeout: 3000 });
  });

test('a kickball league goes from nothing to its champion', async () => {
  const { origin } = product;
  const organizer = await aPerson(origin);
  const known = [await aPerson(origin), await aPerson(origin)];
  const { page, close } = await visit('/teams/create', { as: organizer, origin });
  await page.setViewportSize({ width: 1440, height: 1200 });
  await makeCommunity(page, 'Lakeside Kickball');
  const teamId = new URL(page.url()).pathname.split('/')[2] ?? '';
  const seasonId = await makeSeason(page, 'Spring of eight');

  await follow(page, 'Manage');
  await follow(page, /^Edit teams/);
  await follow(page, 'Import teams and players');
  const effort = await countEffort(page);
  const buffer = Buffer.from(fileOf(known));
  await page.getByLabel('Excel or CSV file').setInputFiles({ name: 'players.csv', mimeType: 'text/csv', buffer });
  await button(page, 'Preview import').click();
  await sees(page, `${count} people: ${count} new`);
  await button(page, 'Import').click();
  await button(page, `Add 8 teams with ${count} players`).click();
  await sees(page, `8 teams with ${count} players added`);
  const roster = await effort();
  sayEffort('60 players on the rosters of 8 teams', roster);
  expect(roster.presses).toBeLessThanOrEqual(6);

  await page.goto(`/seasons/${seasonId}`);
  await effort();
  await follow(page, 'Manage');
  await follow(page, /^Edit schedule/);
  const place = page.getByRole('group', { name: 'Place 1' }).getByLabel('Name', { exact: true });
  await place.click();
  await place.fill('Zilker Park');
  await button(page, 'Make schedule').click();
  await button(page, 'Publish').click();
  await button(page.getByRole('dialog'), 'Publish').click();
  await sees(page, 'Schedule published. Teams with changes get a notification');
  const scheduled = await effort();
  sayEffort('8 teams scheduled and published', scheduled);
  expect(scheduled.presses).toBeLessThanOrEqual(8);

  await inviteAll(organizer, teamId);
  for (const person of known) await accepts(person, origin);
  const [captain, player] = known as [Person, Person];

  const phone = await visit('/home', { as: player, origin, width: 'narrow' });
  await comesUp(phone.page, button(phone.page, 'I’m in'));
  const answering = await countEffort(phone.page);
  await button(phone.page, 'I’m in').first().click();
  await sees(phone.page, /You’re in/);
  sayEffort('a player answers a match', await answering());

  await page.goto(`/seasons/${seasonId}`);
  await effort();
  await follow(page, 'Manage');
  await follow(page, /^Rainout/);
  await page.getByRole('button', { name: /^Move \d+ matches and notify teams/ }).click();
  await sees(page, 'Matches moved. Their teams get a notification');
  const rained = await effort();
  sayEffort('a rainout', rained);
  expect(rained.presses).toBeLessThanOrEqual(4);

  for (const opened of [phone, { close }]) await opened.close();
  await forwardTo(origin, (await nextStart(organizer, seasonId)) + 45 * 60_000);
  const pitch = await later(origin, captain, '/home');
  await comesUp(pitch, pitch.getByRole('link', { name: /Ants/ }));
  const scoring = await countEffort(pitch);
  await entersScore(pitch);
  const scored = await scoring();
  sayEffort('a captain enters a score', scored);
  expect(scored.presses).toBeLessThanOrEqual(4);

  await playsToTheEnd(await signedInAnew(origin, organizer), origin, seasonId);
}, 300_000);

/** When the captain's team plays first. */
async function nextStart({ calls }: Person, seasonId: string): Promise<number> {
  const { matches, squads, timeZone } = await calls(schedules).getSchedule({ seasonId });
  const own = squads.find(({ name }) => name === teams[0])?.squadId;
  const starts = matches.flatMap(({ homeId, awayId, at }) =>
    at && (homeId === own || awayId === own) ? toInstant(at.localStart, timeZone).getTime() : [],
  );
  return Math.min(...starts);
}

/** From home, after the first whistle: the match, and what each side scored. */
async function entersScore(page: Page): Promise<void> {
  await follow(page, /Ants/);
  await follow(page, 'Enter score');
  await button(page, 'Ants 8').click();
  await button(page, /^\w+ 1$/)
    .and(page.locator(':not([aria-label^="Ants"])'))
    .click();
  await sees(page, 'Saved: Ants won 8–1');
  // It is sent once the time to take it back is over.
  await button(page, 'Undo').waitFor({ state: 'detached' });
}

/** The league plays all of its matches, then its playoff, whose winner is celebrated. */
async function playsToTheEnd(organizer: Person, origin: string, seasonId: string): Promise<void> {
  const { game } = await gameOf(organizer, seasonId, 28);
  await playOn(organizer, game.gameId);
  const page = await later(origin, organizer, `/playoff/make/${game.gameId}`);
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
}

async function inviteAll({ calls }: Person, teamId: string): Promise<void> {
  const { people } = await calls(teamRoster).listRoster({ teamId });
  const inviteIds = people.filter(({ email }) => email).map(({ inviteId }) => inviteId);
  await calls(teamInvites).inviteToTeam({ teamId, inviteIds });
}

/** Opens the mail on a phone and joins in one press. */
async function accepts(person: Person, origin: string): Promise<void> {
  const mail = await mailTo(origin, person.email, /invite/i);
  const link = /https?:\/\/[^"\s]+team-invite[^"\s<]*/.exec(mail.html)?.[0] ?? '';
  const { page, close } = await visit(link.replaceAll('&amp;', '&'), { as: person, origin, width: 'narrow' });
  await page.getByRole('button', { name: /^Join/ }).click();
  await heading(page, 'Lakeside Kickball').waitFor();
  await close();
}
