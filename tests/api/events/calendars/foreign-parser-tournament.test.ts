import { afterEach, expect, it } from 'vitest';
import { aLive, deskApi, tournamentsApi } from '#tests/support/competitions/tournaments.ts';
import { exportsApi, readFeed } from '#tests/support/events/feeds.ts';
import { readCalendar } from '#tests/support/events/foreign-calendar.ts';
import { product } from '#tests/support/product/product.ts';

afterEach(() => product.clock.reset());

const minuteMs = 60_000;
type World = Awaited<ReturnType<typeof aLive>>;

/** When and where an entry plays, as the desk says. */
async function atDesk({ desk, tournamentId }: World, entryId: string) {
  const { matches } = await desk.getDesk({ tournamentId });
  return matches
    .filter(
      ({ sides, startsAt, state }) => startsAt && state !== 'never' && sides.some((one) => one.entryId === entryId),
    )
    .map(({ startsAt = '', court = '' }) => ({ startsAt, place: court }))
    .sort((a, b) => a.startsAt.localeCompare(b.startsAt));
}

const inFeed = async (url: string) => readCalendar((await readFeed(url)).body);

/** The feed of a player, read again and again as the desk goes on. */
async function aFollowedPlayer() {
  const world = await aLive({}, 2);
  const [{ person, entryId }] = world.entrants as [World['entrants'][0]];
  const { url } = await exportsApi.signedInAs(person).createFeed({ kind: 'joining', label: 'Phone' });
  const expectTheSame = async () => {
    await product.drain();
    const found = (await inFeed(url)).filter(({ isOff }) => !isOff);
    expect(found.map(({ startsAt, place }) => ({ startsAt, place }))).toEqual(await atDesk(world, entryId));
    return found;
  };
  return { ...world, entryId, url, expectTheSame };
}

it('says in the feed of a player what the desk says, to a parser of others, after every change', async () => {
  const { desk, tournamentId, entryId, expectTheSame } = await aFollowedPlayer();
  const first = await expectTheSame();
  expect(first).toHaveLength(3);
  const run = async (command: Parameters<typeof desk.runDesk>[0]['command']) => {
    await desk.runDesk({ tournamentId, command });
    return expectTheSame();
  };
  const { shifts, matches } = await desk.getDesk({ tournamentId });
  const late = await run({ type: 'delay', minutes: 25, seen: shifts });
  expect(Date.parse(late[0]!.startsAt) - Date.parse(first[0]!.startsAt)).toBe(25 * minuteMs);
  const last = matches.filter(({ sides }) => sides.some((one) => one.entryId === entryId)).at(-1)!;
  const startsAt = new Date(Date.parse(late.at(-1)!.startsAt) + 180 * minuteMs).toISOString();
  const moved = await run({ type: 'place', key: last.key, court: last.court!, startsAt });
  expect(moved.at(-1)).toMatchObject({ startsAt, uid: first.at(-1)!.uid });
  expect(moved.at(-1)!.sequence).toBeGreaterThan(first.at(-1)!.sequence);
  await run({ type: 'hold', reason: 'Lightning' });
  product.clock.forwardMinutes(40);
  await run({ type: 'resume' });
  const { sheets } = await desk.listScoreSheets({ tournamentId });
  const { token, pin } = sheets.find(({ match }) => match.sides.some((one) => one.entryId === entryId))!;
  await deskApi.signedOut().enterSheetScore({
    token,
    pin,
    entry: {
      sets: [
        [11, 2],
        [11, 2],
      ],
    },
  });
  const after = await expectTheSame();
  expect(after.map(({ uid }) => uid).sort()).toEqual(first.map(({ uid }) => uid).sort());
});

it('takes every match that was to come off the feed of a player once the tournament is off', async () => {
  const { owner, tournamentId, url, expectTheSame } = await aFollowedPlayer();
  await expectTheSame();
  const mine = tournamentsApi.signedInAs(owner);
  const { version } = (await mine.getTournament({ tournamentId })).tournament;
  await mine.moveTournament({ tournamentId, version, to: 'cancelled', reason: 'Storm' });
  await product.drain();
  const found = await inFeed(url);
  expect(found).toHaveLength(3);
  expect(found.every(({ isOff }) => isOff)).toBe(true);
});
