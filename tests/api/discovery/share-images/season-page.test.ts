import { afterEach, expect, it } from 'vitest';
import { handler as gamesHandler } from '#lambdas/competitions/games/api.ts';
import { handler as playoffsHandler } from '#lambdas/competitions/playoffs/api.ts';
import { handler as schedulesHandler } from '#lambdas/competitions/schedules/api.ts';
import { handler as seasonsHandler } from '#lambdas/competitions/seasons/api.ts';
import { handler } from '#lambdas/discovery/share-images/pages/pages.ts';
import { previewPaths } from '#lambdas/discovery/share-images/pages/paths.ts';
import { games } from '#shared/competitions/games/contract.ts';
import { playoffs } from '#shared/competitions/playoffs/contract.ts';
import { schedules } from '#shared/competitions/schedules/contract.ts';
import { seasonsContract } from '#shared/competitions/seasons/contract.ts';
import { dayWords } from '#shared/competitions/seasons/home/day-words.ts';
import type { Transport } from '#shared/contract/client.ts';
import { aPlayedSeason } from '#tests/support/competitions/schedules/played.ts';
import { answerAppDocument } from '#tests/support/discovery/app-document.ts';
import { openPage } from '#tests/support/events/pages.ts';
import { drawShareImages } from '#tests/support/product/drain.ts';
import { product } from '#tests/support/product/product.ts';
import { hideTeam } from '#tests/support/teams/teams.ts';

const senders = {
  seasons: product.client(seasonsContract, seasonsHandler).send,
  schedules: product.client(schedules, schedulesHandler).send,
  games: product.client(games, gamesHandler).send,
  playoffs: product.client(playoffs, playoffsHandler).send,
};

/** The real operations, as the edge would send each request on. */
const competitions: Transport = (request) => {
  const [, part = ''] = /\/competitions\/(\w+)/.exec(request.url) ?? [];
  return (Object.entries(senders).find(([name]) => name === part)?.[1] ?? senders.seasons)(request);
};

const open = async (seasonId: string) => {
  await drawShareImages();
  return (await openPage(handler, previewPaths, `/seasons/${seasonId}`)).body;
};

afterEach(() => product.clock.reset());

it('tells readers without scripts the next match day, the last results and the table', async () => {
  product.clock.moveTo('2027-02-01T12:00:00.000Z');
  answerAppDocument(competitions);
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
  expect(body).toContain(`<li>${nameOf(next?.homeId ?? '')} v ${nameOf(next?.awayId ?? '')} · `);
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
  answerAppDocument(competitions);
  const { seasonId, teamId, owner } = await aPlayedSeason(1);
  await hideTeam({ teamId, owner });
  expect(await open(seasonId)).not.toContain('<h2>');
});
