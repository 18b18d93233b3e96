import { expect, it } from 'vitest';
import type { DraftChange } from '#shared/competitions/schedules/contract.ts';
import { toInstant } from '#shared/time.ts';
import { aPublished, schedulesApi } from '#tests/support/competitions/schedules/world.ts';
import { exportsApi, readFeed } from '#tests/support/events/feeds.ts';
import { readCalendar } from '#tests/support/events/foreign-calendar.ts';
import { product } from '#tests/support/product/product.ts';

const origin = 'https://rovers.example';
type World = Awaited<ReturnType<typeof aPublished>>;

/** When and what is played, as the published schedule says. */
async function published({ seasonId }: World, of?: string) {
  const { matches, squads, timeZone } = await schedulesApi.signedOut().getSchedule({ seasonId });
  const nameOf = (id: string) => squads.find(({ squadId }) => squadId === id)?.name;
  return matches
    .filter(({ at, homeId, awayId }) => at && (!of || homeId === of || awayId === of))
    .map(({ at, homeId, awayId }) => ({
      startsAt: toInstant(at!.localStart, timeZone).toISOString(),
      title: `${nameOf(homeId)} vs. ${nameOf(awayId)}`,
    }))
    .sort(byStart);
}
const byStart = (a: { startsAt: string; title: string }, b: typeof a) =>
  `${a.startsAt} ${a.title}`.localeCompare(`${b.startsAt} ${b.title}`);

const inFeed = async (url: string) =>
  readCalendar((await readFeed(url)).body)
    .filter(({ isOff }) => !isOff)
    .map(({ startsAt, title }) => ({ startsAt, title }))
    .sort(byStart);

/** The feeds of the season, of one team and of one player say what the schedule says. */
async function expectFeedsToSayIt(world: World, mine: string): Promise<void> {
  await product.drain();
  const { squadId } = world.squads[0]!;
  const season = `${origin}/calendars/season.ics?season=${world.seasonId}`;
  expect(await inFeed(season)).toEqual(await published(world));
  expect(await inFeed(`${season}&team=${squadId}`)).toEqual(await published(world, squadId));
  expect(await inFeed(mine)).toEqual(await published(world, squadId));
}

it('says in every feed what the schedule says, to a parser of others, after every change', async () => {
  const world = await aPublished();
  const { boss, seasonId, squads } = world;
  const { url: mine } = await exportsApi.signedInAs(squads[0]!.player).createFeed({ kind: 'joining', label: 'Phone' });
  await expectFeedsToSayIt(world, mine);
  const publish = async (version: number, ...changes: DraftChange[]) => {
    const desk = await boss.changeDraft({ seasonId, version, changes });
    const { version: now } = await boss.publishSchedule({ seasonId, version: desk.version });
    await expectFeedsToSayIt(world, mine);
    return now;
  };
  const [first, second, third] = world.desk.draft!.matches.map(({ key }) => key) as [string, string, string];
  const at = (localStart: string) => ({ placeId: 'north', courtId: 'c2', localStart });
  let version = await publish(world.desk.version, { do: 'move', key: first, to: at('2027-06-26T12:00') });
  version = await publish(version, { do: 'turn', key: second });
  version = await publish(version, { do: 'takeOff', key: third });
  version = await publish(version, { do: 'move', key: third, to: at('2027-06-19T11:00') });
  const closure = { id: 'rain', placeId: 'north', from: '2027-06-26T00:00', until: '2027-06-26T23:00', reason: 'rain' };
  const { desk } = await boss.planRainout({ seasonId, version, closure, apply: true });
  await boss.publishSchedule({ seasonId, version: desk!.version });
  await expectFeedsToSayIt(world, mine);
});

it('keeps one entry for a match: the same name and a higher number after a move', async () => {
  const world = await aPublished();
  const { boss, seasonId, desk } = world;
  const url = `${origin}/calendars/season.ics?season=${seasonId}`;
  const before = readCalendar((await readFeed(url)).body);
  const { key } = desk.draft!.matches[0]!;
  const to = { placeId: 'north', courtId: 'c2', localStart: '2027-06-26T12:00' };
  const moved = await boss.changeDraft({ seasonId, version: desk.version, changes: [{ do: 'move', key, to }] });
  await boss.publishSchedule({ seasonId, version: moved.version });
  await product.drain();
  const after = readCalendar((await readFeed(url)).body);
  expect(after.map(({ uid }) => uid).sort()).toEqual(before.map(({ uid }) => uid).sort());
  const changed = after.filter((one) => one.sequence > before.find(({ uid }) => uid === one.uid)!.sequence);
  expect(changed).toHaveLength(1);
  expect(changed[0]).toMatchObject({ startsAt: '2027-06-26T17:00:00.000Z', place: expect.stringContaining('Court 2') });
});
