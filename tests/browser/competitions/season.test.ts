import { inject, test } from 'vitest';
import { button, heading, sees } from '../support/acts.ts';
import { aPerson } from '../support/person.ts';
import {
  enterSquads,
  gameOf,
  makeCommunity,
  makeSeason,
  playOn,
  playToTheFinal,
  publishSchedule,
} from '../support/season.ts';
import { visit } from '../support/visit.ts';

const origin = inject('origin');
const squads = ['Ants', 'Bees', 'Cats', 'Dogs', 'Elks', 'Foxes', 'Goats', 'Hawks'];
/** Everyone meets everyone once. */
const matchCount = 28;

test('a season of eight squads goes from the wizard of its community to its champion', async () => {
  const organiser = await aPerson(origin);
  const { page } = await visit('/teams/create', { as: organiser });
  await makeCommunity(page, 'Kickball by the lake');
  const seasonId = await makeSeason(page, 'Spring of eight');
  await enterSquads(organiser, seasonId, squads);
  await page.goto(`/seasons/${seasonId}/schedule/make`);
  await heading(page, 'Spring of eight schedule').waitFor();
  await publishSchedule(page, matchCount);

  const { game } = await gameOf(organiser, seasonId, matchCount);
  await page.goto(`/discover/games/${game.gameId}`);
  await page
    .getByRole('link', { name: /^Enter score: .*Ants/ })
    .first()
    .click();
  await heading(page, /^Score of .*Ants/).waitFor();
  await button(page, 'Ants 8').click();
  await button(page, /^\w+ 1$/)
    .and(page.locator(':not([aria-label^="Ants"])'))
    .click();
  await sees(page, 'Saved: Ants won 8–1');
  await sees(page, /^Final/);
  await playOn(organiser, game.gameId);
  await page.goto(`/seasons/${seasonId}/standings`);
  await heading(page, 'Spring of eight').waitFor();
  await page.getByRole('row', { name: /^1 .*Ants/ }).waitFor();

  await page.goto(`/playoff/make/${game.gameId}`);
  await button(page, 'Create playoff').click();
  await button(page, 'Confirm seeds').click();
  await sees(page, 'Seeds confirmed. No matches played yet.');
  await playToTheFinal(organiser, page.url().split('/').at(-1)!);
  await button(page, /^Final: Ants against Bees/).click();
  const final = page.getByRole('dialog', { name: 'Final' });
  await final.getByLabel('Ants', { exact: true }).fill('3');
  await final.getByLabel('Bees', { exact: true }).fill('2');
  await button(final, 'Save score').click();
  await heading(page, 'Champions Ants').waitFor();
});
