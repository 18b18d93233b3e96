import { expect, it } from 'vitest';
import { table } from '#lambdas/kernel/data/table.ts';
import { teamEntity } from '#lambdas/teams/ports/team.entity.ts';
import { aPublished } from '#tests/support/competitions/schedules/world.ts';
import { exportsApi, readFeed } from '#tests/support/events/feeds.ts';
import { fixturesApi, matchesOf } from '#tests/support/events/fixtures.ts';
import { product } from '#tests/support/product/product.ts';

const origin = 'https://rovers.example';
const seasonFeed = (seasonId: string, team = '') =>
  readFeed(`${origin}/calendars/season.ics?season=${seasonId}${team && `&team=${team}`}`);
const countOf = (body: string) => body.split('BEGIN:VEVENT').length - 1;

it('has every match of a season, or those of one team, and no name of a person', async () => {
  const { seasonId, squads } = await aPublished();
  const [{ squadId, player }] = squads as [(typeof squads)[0]];
  const { status, headers, body } = await seasonFeed(seasonId);
  expect(status ?? 200).toBe(200);
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(countOf(body)).toBe(6);
  expect(body).toContain('X-WR-CALNAME:Rovers: Spring League\r\n');
  expect(body).not.toContain(player.email);
  const ofTeam = (await seasonFeed(seasonId, squadId)).body;
  expect(countOf(ofTeam)).toBe(3);
  expect(ofTeam.match(/SUMMARY:.*Squad 1/g)).toHaveLength(3);
});

it('keeps its entries when the schedule changes: the same name, a higher number, the new time', async () => {
  const { seasonId, boss, squads, desk } = await aPublished();
  const { key, homeId } = desk.draft!.matches[0]!;
  const uids = (body: string) => [...body.matchAll(/UID:(.*)\r/g)].map(([, uid]) => uid).sort();
  const before = (await seasonFeed(seasonId)).body;
  const to = { placeId: 'north', courtId: 'c2', localStart: '2027-06-26T12:00' };
  await boss.changeDraft({ seasonId, version: 3, changes: [{ do: 'move', key, to }] });
  await boss.publishSchedule({ seasonId, version: 4 });
  await product.drain();
  const after = (await seasonFeed(seasonId)).body;
  expect(uids(after)).toEqual(uids(before));
  expect(after).toContain('DTSTART:20270626T170000Z');
  expect(after.match(/SEQUENCE:2/g)).toHaveLength(1);
  const { player } = squads.find(({ squadId }) => squadId === homeId)!;
  const { url } = await exportsApi.signedInAs(player).createFeed({ kind: 'joining', label: 'Phone' });
  expect((await readFeed(url)).body).toContain('DTSTART:20270626T170000Z');
});

it('is in the personal feed of a player, free at the time of a match that they are out of', async () => {
  const { squads } = await aPublished();
  const [{ player }] = squads as [(typeof squads)[0]];
  const [match] = await matchesOf(player);
  const { gameId, matchId } = match!;
  await fixturesApi.signedInAs(player).answerFixture({ gameId, matchId, answer: 'out' });
  const { url } = await exportsApi.signedInAs(player).createFeed({ kind: 'everything', label: 'Phone' });
  const { body } = await readFeed(url);
  expect(countOf(body)).toBe(3);
  expect(body.match(/TRANSP:TRANSPARENT/g)).toHaveLength(1);
  const hosting = await exportsApi.signedInAs(player).createFeed({ kind: 'hosting', label: 'Hosting' });
  expect(countOf((await readFeed(hosting.url)).body)).toBe(0);
});

it('is not there for a season that does not exist, or that a private community runs', async () => {
  const { seasonId, teamId } = await aPublished();
  const { data } = await teamEntity(table()).get({ teamId }).go();
  await teamEntity(table())
    .patch({ teamId })
    .set({ facts: { ...data!.facts, visibility: 'private' } })
    .go();
  for (const season of [seasonId, 'ssn_00000000000000000000000000', 'nothing'])
    expect((await seasonFeed(season)).status).toBe(404);
});
