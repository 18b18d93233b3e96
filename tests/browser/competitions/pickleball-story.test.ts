import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { tournamentsContract } from '#shared/competitions/tournaments/contract.ts';
import { tournamentDesk } from '#shared/competitions/tournaments/desk-contract.ts';
import { teams } from '#shared/teams/contract.ts';
import { button, heading, sees } from '../support/acts.ts';
import { countEffort, sayEffort } from '../support/effort.ts';
import { aPerson, austinPlaceId, type Person } from '../support/person.ts';
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

/** A tournament of doubles on two courts, without an entry yet. */
async function aTournament(host: Person) {
  const { teamId } = await host.calls(teams).createTeam({
    name: 'Barton Pickleball',
    kind: 'community',
    gameTypeIds: ['pickleball'],
    cityPlaceId: austinPlaceId,
  });
  const mine = host.calls(tournamentsContract);
  const { tournamentId, slug, categories } = await mine.createTournament({
    teamId,
    name: 'Barton Doubles Day',
    gameTypeId: 'pickleball',
    cityPlaceId: austinPlaceId,
    startDate: '2028-06-10',
    endDate: '2028-06-11',
    timeZone: 'America/Chicago',
    places: [{ name: 'North Park', courts: ['Court 1', 'Court 2'] }],
    categories: [{ name: 'Doubles', format: 'single_elimination', entryKind: 'pair', maxEntries: 16 }],
  });
  const move = async (to: 'registration' | 'draw' | 'scheduled' | 'live' | 'finished') => {
    const { tournament } = await mine.getTournament({ tournamentId });
    await mine.moveTournament({ tournamentId, version: tournament.version, to });
  };
  return { tournamentId, slug, categoryId: categories[0]?.categoryId ?? '', move, desk: host.calls(tournamentDesk) };
}

test('a pickleball tournament goes from a pasted list to its champions', async () => {
  const host = await aPerson(origin);
  const { tournamentId, slug, categoryId, move, desk } = await aTournament(host);
  await move('registration');
  const { page } = await visit(`/tournament/${slug}?tab=manage`, { as: host });
  const effort = await countEffort(page);
  await page.getByRole('textbox', { name: /^Or paste a list/ }).fill(pasted.join('\n'));
  await button(page, `Add ${pasted.length} entries`).click();
  await sees(page, `${pasted.length} entries added`);
  sayEffort('five pairs are entered from a list', await effort());

  await move('draw');
  await desk.drawCategory({ tournamentId, categoryId });
  await desk.placeTournament({ tournamentId });
  await page.goto(`/tournament/${slug}/desk`);
  await effort();
  await page.getByRole('textbox', { name: /^Late entry/ }).fill(late);
  await button(page, 'Add late entry').click();
  await sees(page, 'Entry added');
  await button(page, 'Place 1 match on courts').click();
  await heading(page, /^Unscheduled matches/).waitFor({ state: 'detached' });
  const added = await effort();
  sayEffort('a late entry at the desk', added);
  expect(added.presses).toBeLessThanOrEqual(4);

  await move('scheduled');
  await move('live');
  const [first] = await readySheets(host, tournamentId);
  const phone = (await visit(`/tournament/${slug}/score`, { width: 'narrow' })).page;
  await entersBySheet(phone, first?.pin ?? '');
  await playOnBySheets(host, tournamentId);
  await move('finished');
  const guest = (await visit(`/tournament/${slug}`, { width: 'narrow' })).page;
  await heading(guest, /Champion/)
    .first()
    .waitFor();
});

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
  await sees(page, /The score is 2:0/);
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
