import { expect, inject, test } from 'vitest';
import { tournamentsContract } from '#shared/competitions/tournaments/contract.ts';
import { tournamentDesk } from '#shared/competitions/tournaments/desk-contract.ts';
import { teams } from '#shared/teams/contract.ts';
import { button, heading, sees } from '../support/acts.ts';
import { aPerson } from '../support/person.ts';
import { bothWidths, visit } from '../support/visit.ts';

const origin = inject('origin');
const cityPlaceId = 'us-4671654';

/** Two long pairs that meet on the one court, on a tournament that is live. */
async function aLiveTournament() {
  const host = await aPerson(origin);
  const { teamId } = await host.calls(teams).createTeam({
    name: 'Dove Pickleball',
    kind: 'community',
    gameTypeIds: ['pickleball'],
    cityPlaceId,
  });
  const mine = host.calls(tournamentsContract);
  const made = await mine.createTournament({
    teamId,
    name: 'Dove Pickleball Open',
    gameTypeId: 'pickleball',
    cityPlaceId,
    startDate: '2028-06-10',
    endDate: '2028-06-11',
    timeZone: 'America/Chicago',
    places: [{ name: 'North Park', courts: ['Court 1'] }],
    categories: [{ name: 'Doubles', format: 'round_robin', entryKind: 'pair', maxEntries: 4 }],
  });
  const { tournamentId, slug } = made;
  const categoryId = made.categories[0]?.categoryId ?? '';
  const entries = ['Alexandria Montgomery and Bartholomew Featherstonehaugh', 'Ann Lee and Bo Diaz'];
  await mine.addEntries({ tournamentId, categoryId, entries: entries.map((name) => ({ name })) });
  const move = async (to: 'registration' | 'draw' | 'scheduled' | 'live') => {
    const { tournament } = await mine.getTournament({ tournamentId });
    await mine.moveTournament({ tournamentId, version: tournament.version, to });
  };
  const desk = host.calls(tournamentDesk);
  await move('registration');
  await move('draw');
  await desk.drawCategory({ tournamentId, categoryId });
  await desk.placeTournament({ tournamentId });
  await move('scheduled');
  await move('live');
  const { sheets } = await desk.listScoreSheets({ tournamentId });
  const sheet = sheets[0];
  if (!sheet) throw new Error('The tournament has no match');
  await desk.runDesk({ tournamentId, command: { type: 'call', key: sheet.key } });
  return { mine, tournamentId, slug, pin: sheet.pin };
}

test.for(bothWidths)('the screen at the courts has room for long names of pairs: %s', async (width) => {
  const { slug } = await aLiveTournament();
  const { page } = await visit(`/tournament/${slug}/tv`, { width });
  await sees(page, 'Come to the court');
  const cut = await page.evaluate(
    () =>
      [...document.querySelectorAll('.tv, .tv-court, .tv-sides > p')].filter(
        (one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1,
      ).length,
  );
  expect(cut).toBe(0);
});

test('a volunteer without an account enters a score by the number on the sheet', async () => {
  const { mine, tournamentId, slug, pin } = await aLiveTournament();
  const { page } = await visit(`/tournament/${slug}/score`, { width: 'narrow' });
  await page.getByRole('textbox', { name: /Number on the score sheet/ }).fill(pin);
  await button(page, 'Find match').click();
  await heading(page, /Ann Lee/).waitFor();
  const sides = page.locator('.keypad');
  for (const game of ['Game 1', 'Game 2']) {
    await page.getByRole('heading', { name: game }).waitFor();
    await sides.nth(0).getByText('11', { exact: true }).click();
    await sides.nth(1).getByText('4', { exact: true }).click();
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await button(page, 'Save score 11–4, 11–4').click();
  await sees(page, /The score is 11–4, 11–4/);
  const { matches } = await mine.getTournamentBoard({ tournamentId });
  expect(matches[0]).toMatchObject({ state: 'over', winner: 0, score: '11:4, 11:4' });
});
