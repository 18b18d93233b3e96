import { createHash } from 'node:crypto';
import { afterEach, expect, it } from 'vitest';
import { handler } from '#lambdas/competitions/pages/pages.ts';
import { competitionPagePaths } from '#lambdas/competitions/pages/paths.ts';
import { dayWords } from '#shared/competitions/seasons/home/day-words.ts';
import { publicCompetitions } from '#tests/support/competitions/public-transport.ts';
import { aPlayedSeason } from '#tests/support/competitions/schedules/played.ts';
import { aSeason, noSeason } from '#tests/support/competitions/schedules/world.ts';
import { answerAppDocument } from '#tests/support/discovery/app-document.ts';
import { openPage } from '#tests/support/events/pages.ts';
import { product } from '#tests/support/product/product.ts';
import { hideTeam } from '#tests/support/teams/teams.ts';

const open = (seasonId: string) => openPage(handler, competitionPagePaths, `/embed/seasons/${seasonId}`);
const before = () => {
  product.clock.moveTo('2027-02-01T12:00:00.000Z');
  answerAppDocument(publicCompetitions);
};

afterEach(() => product.clock.reset());

it('shows a season’s next matches, last results and table in a frame on any site, and runs nothing', async () => {
  before();
  const { seasonId, schedule, played } = await aPlayedSeason(1);
  const { status, headers, body } = await open(seasonId);
  expect(status).toBe(200);
  expect(headers['content-security-policy']).toContain('frame-ancestors *');
  expect(headers['content-security-policy']).toContain("script-src 'none'");
  const [, style = ''] = /<style>(.*?)<\/style>/s.exec(body) ?? [];
  expect(headers['content-security-policy']).toContain(createHash('sha256').update(style).digest('base64'));
  expect(headers).not.toHaveProperty('x-frame-options');
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
  expect(headers['cache-control']).toContain('s-maxage=60');
  const nameOf = (id: string) => schedule.squads.find(({ squadId }) => squadId === id)!.name;
  const [first] = played;
  const next = schedule.matches
    .filter(({ matchId, at }) => at && matchId !== first!.matchId)
    .toSorted((a, b) => (a.at!.localStart < b.at!.localStart ? -1 : 1))[0];
  expect(body).toContain(`<h2>Next matches on ${dayWords(next!.at!.localStart.slice(0, 10))}</h2>`);
  expect(body).toContain(`<li>${nameOf(first!.homeId)} 2 – 0 ${nameOf(first!.awayId)}</li>`);
  expect(body.match(/<th scope="row">/g)).toHaveLength(schedule.squads.length);
  expect(body).toContain(`href="http://localhost:5173/seasons/${seasonId}" target="_blank" rel="noopener"`);
  expect(body).toContain('content="light dark"');
  expect(body).not.toContain('<script');
});

it('says so before there is a schedule', async () => {
  before();
  const { seasonId } = await aSeason();
  expect((await open(seasonId)).body).toContain('The schedule isn’t out yet.');
});

it('shows nothing of the season of a private community, and knows no other', async () => {
  before();
  const { seasonId, teamId, owner } = await aPlayedSeason(1);
  await hideTeam({ teamId, owner });
  for (const id of [seasonId, noSeason, 'x']) {
    const { status, headers, body } = await open(id);
    expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
    expect(body).toContain('Season not found');
    expect(body).not.toContain('<table');
  }
});
