import { afterEach, expect, it } from 'vitest';
import { handler } from '#lambdas/discovery/share-images/pages/pages.ts';
import { previewPaths } from '#lambdas/discovery/share-images/pages/paths.ts';
import { dayWords } from '#shared/competitions/seasons/home/day-words.ts';
import { publicCompetitions } from '#tests/support/competitions/public-transport.ts';
import { aPlayedSeason } from '#tests/support/competitions/schedules/played.ts';
import { answerAppDocument } from '#tests/support/discovery/app-document.ts';
import { openPage } from '#tests/support/events/pages.ts';
import { drawShareImages } from '#tests/support/product/drain.ts';
import { product } from '#tests/support/product/product.ts';
import { hideTeam } from '#tests/support/teams/teams.ts';

const open = async (seasonId: string) => {
  await drawShareImages();
  return (await openPage(handler, previewPaths, `/seasons/${seasonId}`)).body;
};

afterEach(() => product.clock.reset());

it('tells readers without scripts the next match day, the last results and the table', async () => {
  product.clock.moveTo('2027-02-01T12:00:00.000Z');
  answerAppDocument(publicCompetitions);
  const { seasonId, schedule, played } = await aPlayedSeason(1);
  const body = await open(seasonId);
  const nameOf = (id: string) => schedule.squads.find(({ squadId }) => squadId === id)?.name;
  const [first] = played;
  expect(body).toContain(`<li>${nameOf(first?.homeId ?? '')} 2 – 0 ${nameOf(first?.awayId ?? '')}</li>`);
  const next = schedule.matches
    .filter(({ matchId, at }) => at && matchId !== first?.matchId)
    .toSorted((a, b) => ((a.at?.localStart ?? '') < (b.at?.localStart ?? '') ? -1 : 1))[0];
  const day = dayWords(next?.at?.localStart.slice(0, 10) ?? '');
  expect(body).toContain(`<h2>Next matches on ${day}</h2>`);
  expect(body).toContain(`<li>${nameOf(next?.homeId ?? '')} vs. ${nameOf(next?.awayId ?? '')} · `);
  expect(body).toContain('<h2>Table</h2>');
  expect(body).toContain(`<li>1 · ${nameOf(first?.homeId ?? '')} · 3</li>`);
  expect(body).toMatch(/<noscript>.*<h1>.*<\/noscript>/);
  expect(body).toContain(`content="Next matches on ${day}. `);
});

it('shows the page without its matches where they cannot be read', async () => {
  answerAppDocument();
  const { seasonId } = await aPlayedSeason(1);
  const body = await open(seasonId);
  expect(body).toContain('og:title');
  expect(body).not.toContain('<h2>');
});

it('says nothing of the matches of a private community', async () => {
  answerAppDocument(publicCompetitions);
  const { seasonId, teamId, owner } = await aPlayedSeason(1);
  await hideTeam({ teamId, owner });
  expect(await open(seasonId)).not.toContain('<h2>');
});
