import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { tournamentsContract } from '#shared/competitions/tournaments/contract.ts';
import { tournamentDesk } from '#shared/competitions/tournaments/desk-contract.ts';
import { button, choose, heading, sees } from '../support/acts.ts';
import { countEffort, sayEffort } from '../support/effort.ts';
import { inAustin } from '../support/event.ts';
import { mailTo } from '../support/mail.ts';
import { aPerson, type Person } from '../support/person.ts';
import { makeCommunity } from '../support/season.ts';
import { visit } from '../support/visit.ts';

const origin = inject('origin');
const pasted = [
  'Ann Lee and Bo Diaz',
  'Cy Park and Di Roy',
  'Ed Sun and Flo May',
  'Gus Ray and Hal Kim',
  'Ivy Fox and Jo Day',
];
const late = 'Kit Lam and Lou Poe';
const straight: readonly [number, number][] = [
  [11, 4],
  [11, 4],
];

/** From nothing to the page where a tournament of doubles on two courts is managed. */
async function makeTournament(page: Page): Promise<string> {
  await makeCommunity(page, 'Barton Pickleball', { sport: 'Pickleball' });
  await follow(page, 'Manage');
  await follow(page, /^New tournament/);
  await page.getByLabel('Name', { exact: true }).fill('Barton Doubles Day');
  await page.getByLabel('First day', { exact: true }).fill(inAustin(7).slice(0, 10));
  await page.getByLabel('Place name').fill('North Park');
  await page.getByLabel('Category name').fill('Doubles');
  await choose(page, 'Format', 'Single elimination');
  await choose(page, 'Entrants', 'Pairs');
  await button(page, 'Create tournament').click();
  await heading(page, 'Next step').waitFor();
  return new URL(page.url()).pathname.split('/')[2] ?? '';
}

const follow = (page: Page, name: string | RegExp) =>
  page
    .getByRole('link', { name, ...(typeof name === 'string' && { exact: true }) })
    .first()
    .click();

/** Takes the tournament a step on; where that is asked about, the answer is yes. */
async function move(page: Page, verb: string, isAsked = false): Promise<void> {
  await button(page, verb).click();
  if (isAsked) await button(page.getByRole('dialog'), verb).click();
  await button(page, verb).waitFor({ state: 'detached' });
}

test('a pickleball tournament goes from nothing, over a pasted list, to its champions', async () => {
  const host = await aPerson(origin);
  const { page } = await visit('/teams/create', { as: host });
  const slug = await makeTournament(page);
  const { tournamentId } = (await host.calls(tournamentsContract).getTournament({ tournamentId: slug })).tournament;
  await move(page, 'Open registration');
  const effort = await countEffort(page);
  await page.getByRole('textbox', { name: /^Or paste a list/ }).fill(pasted.join('\n'));
  await button(page, `Add ${pasted.length} entries`).click();
  await sees(page, `${pasted.length} entries added`);
  sayEffort('five pairs are entered from a list', await effort());

  await pairUp(slug, await aPerson(origin), await aPerson(origin));

  await move(page, 'Close registration', true);
  await page.goto(`/tournament/${slug}/desk`);
  await effort();
  await button(page, 'Draw Doubles').click();
  await page.getByRole('button', { name: /^Place \d+ matches on courts/ }).click();
  await heading(page, /^Unscheduled matches/).waitFor({ state: 'detached' });
  sayEffort('the draw and its schedule', await effort());
  await page.getByRole('textbox', { name: /^Late entry/ }).fill(late);
  await button(page, 'Add late entry').click();
  await sees(page, 'Entry added');
  await button(page, 'Place 1 match on courts').click();
  await heading(page, /^Unscheduled matches/).waitFor({ state: 'detached' });
  const added = await effort();
  sayEffort('a late entry at the desk', added);
  expect(added.presses).toBeLessThanOrEqual(4);

  await page.goto(`/tournament/${slug}?tab=manage`);
  await move(page, 'Publish schedule', true);
  await move(page, 'Start play');
  const [first] = await readySheets(host, tournamentId);
  const phone = (await visit(`/tournament/${slug}/score`, { width: 'narrow' })).page;
  await entersBySheet(phone, first?.pin ?? '');
  await playOnBySheets(host, tournamentId);
  await page.reload();
  await move(page, 'Finish tournament');
  const guest = (await visit(`/tournament/${slug}`, { width: 'narrow' })).page;
  await heading(guest, /Champion/)
    .first()
    .waitFor();
});

/** On their phones: a player invites a partner by email, who joins from the mail. */
async function pairUp(slug: string, player: Person, partner: Person): Promise<void> {
  const { page: phone } = await visit(`/tournament/${slug}`, { as: player, width: 'narrow' });
  const effort = await countEffort(phone);
  await phone.getByRole('combobox', { name: 'Your partner' }).fill(partner.email);
  await button(phone, 'Invite your partner').click();
  await sees(phone, 'Invitation sent. You’re both in once they join.');
  sayEffort('a player invites a partner by email', await effort());
  const mail = await mailTo(origin, partner.email, /play as a pair/);
  const link = /https?:\/\/[^"\s]+partner=[^"\s<]*/.exec(mail.html)?.[0] ?? '';
  const { page: other } = await visit(link.replaceAll('&amp;', '&'), { as: partner, width: 'narrow' });
  const joining = await countEffort(other);
  await button(other, 'Join').click();
  await sees(other, 'You’re in');
  const joined = await joining();
  sayEffort('the partner joins', joined);
  expect(joined.presses).toBe(1);
}

/** A volunteer without an account enters what stands on the sheet. */
async function entersBySheet(page: Page, pin: string): Promise<void> {
  const effort = await countEffort(page);
  await page.getByRole('textbox', { name: /Number on the score sheet/ }).fill(pin);
  await button(page, 'Find match').click();
  const sides = page.locator('.keypad');
  for (const game of ['Game 1', 'Game 2']) {
    await page.getByRole('heading', { name: game }).waitFor();
    await sides.nth(0).getByText('11', { exact: true }).click();
    await sides.nth(1).getByText('4', { exact: true }).click();
  }
  await button(page, 'Save score 11–4, 11–4').click();
  await sees(page, /The score is 11–4, 11–4/);
  sayEffort('two games are entered by the number of a sheet', await effort());
}

/** The first side of each match wins, until there is none left. */
async function playOnBySheets(host: Person, tournamentId: string): Promise<void> {
  for (;;) {
    const [next] = await readySheets(host, tournamentId);
    if (!next) return;
    const { token, pin } = next;
    await host.calls(tournamentDesk).enterSheetScore({ token, pin, entry: { sets: [...straight] } });
  }
}

/** The sheets of matches whose two sides are known and which were not played. */
async function readySheets({ calls }: Person, tournamentId: string) {
  const { sheets } = await calls(tournamentDesk).listScoreSheets({ tournamentId });
  return sheets.filter(({ match }) => match.state === 'ready');
}
