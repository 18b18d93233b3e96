import { afterEach, expect, it } from 'vitest';
import { aLive, aTournament, codeOf, deskApi, noTournament } from '#tests/support/competitions/tournaments.ts';
import { product } from '#tests/support/product/product.ts';

afterEach(() => product.clock.reset());

it('calls a match to its court and tells who plays', async () => {
  const { desk, tournamentId, entrants } = await aLive({}, 2);
  const [first] = (await desk.getDesk({ tournamentId })).matches;
  const called = await desk.runDesk({ tournamentId, command: { type: 'call', key: first!.key } });
  expect(called.matches.find(({ key }) => key === first!.key)?.calledAt).toBeDefined();
  await product.drain();
  const told = entrants.flatMap(({ person }) => product.mails(person.email).map(({ subject }) => subject));
  expect(told.some((subject) => subject.startsWith('Please come to Court'))).toBe(true);
});

it('calls no players to a match before it is known who plays it, nor to one that is over', async () => {
  const { desk, tournamentId } = await aLive({ format: 'single_elimination' });
  const { matches } = await desk.getDesk({ tournamentId });
  const call = (key: string) => codeOf(desk.runDesk({ tournamentId, command: { type: 'call', key } }));
  expect(await call(matches.find(({ state }) => state === 'waiting')!.key)).toBe('match.notReady');
  const { sheets } = await desk.listScoreSheets({ tournamentId });
  const { key, token, pin } = sheets.find((one) => one.key === matches[0]!.key)!;
  const entry = { sets: [[11, 2] as [number, number], [11, 2] as [number, number]] };
  await deskApi.signedOut().enterSheetScore({ token, pin, entry });
  expect(await call(key)).toBe('match.final');
});

it('delays everything once for two who press at once, and holds play by as long as it was held', async () => {
  const { desk, tournamentId } = await aLive();
  const before = await desk.getDesk({ tournamentId });
  const delay = { type: 'delay' as const, minutes: 10, seen: before.shifts };
  const later = await desk.runDesk({ tournamentId, command: delay });
  const minutes = (index: number, from = before, to = later) =>
    (Date.parse(to.matches[index]!.startsAt!) - Date.parse(from.matches[index]!.startsAt!)) / 60_000;
  expect(later.matches.map((_, index) => minutes(index))).toEqual(later.matches.map(() => 10));
  expect(await codeOf(desk.runDesk({ tournamentId, command: delay }))).toBe('tournament.delayedMeanwhile');
  const held = await desk.runDesk({ tournamentId, command: { type: 'hold', reason: 'Lightning' } });
  const call = { type: 'call' as const, key: held.matches[0]!.key };
  expect(await codeOf(desk.runDesk({ tournamentId, command: call }))).toBe('tournament.held');
  product.clock.forwardMinutes(30);
  const again = await desk.runDesk({ tournamentId, command: { type: 'resume' } });
  expect(again.matches.map((_, index) => minutes(index, held, again)).every((one) => one >= 30 && one <= 31)).toBe(
    true,
  );
  expect(again.news.map(({ words }) => words).join()).toContain('Lightning');
});

it('delays only what is still to be played, also where no players were called to a finished match', async () => {
  const { desk, tournamentId } = await aLive();
  const { sheets } = await desk.listScoreSheets({ tournamentId });
  const { matches } = await desk.getDesk({ tournamentId });
  const { key, token, pin } = sheets.find((one) => one.key === matches[0]!.key)!;
  const entry = { sets: [[11, 2] as [number, number], [11, 2] as [number, number]] };
  await deskApi.signedOut().enterSheetScore({ token, pin, entry });
  const before = await desk.getDesk({ tournamentId });
  const delay = { type: 'delay' as const, minutes: 10, seen: before.shifts };
  const after = await desk.runDesk({ tournamentId, command: delay });
  const startOf = (found: typeof before, of: string) =>
    Date.parse(found.matches.find((one) => one.key === of)!.startsAt!);
  const laterBy = before.matches.map((one) => (startOf(after, one.key) - startOf(before, one.key)) / 60_000);
  expect(laterBy).toEqual(before.matches.map((one) => (one.key === key ? 0 : 10)));
});

it('tells those who play of a court and a time that came after the schedule was out', async () => {
  const { desk, tournamentId, entrants } = await aLive({}, 1);
  const [{ person, entryId }] = entrants as [(typeof entrants)[number]];
  const { matches } = await desk.getDesk({ tournamentId });
  const own = matches.find(({ sides }) => sides.some((side) => side.entryId === entryId));
  const place = { type: 'place' as const, key: own!.key, court: 'Court 2', startsAt: '2028-06-11T15:00:00.000Z' };
  await desk.runDesk({ tournamentId, command: place });
  await product.drain();
  const told = product.mails(person.email).find(({ subject }) => subject.startsWith('Your court and time'));
  expect(told?.text).toMatch(/is on Court 2, Sunday, June 11, 2028 at 10:00/);
});

it('moves a match where it can be, and nowhere else', async () => {
  const { desk, tournamentId, owner } = await aLive();
  const { matches } = await desk.getDesk({ tournamentId });
  const [one, two] = matches;
  const place = (court: string, startsAt: string, key = one!.key) =>
    desk.runDesk({ tournamentId, command: { type: 'place', key, court, startsAt } });
  await expect(place(two!.court!, two!.startsAt!)).rejects.toMatchObject({
    code: 'tournament.clash',
    fields: { startsAt: 'Another match is on that court then.' },
  });
  expect(await codeOf(place('Nowhere', two!.startsAt!))).toBe('tournament.clash');
  expect(await codeOf(place('Court 1', '2028-06-11T20:00:00.000Z'))).toBe('done');
  const unknown = `${one!.categoryId}/game/none`;
  expect(await codeOf(place('Court 1', '2028-06-11T22:00:00.000Z', unknown))).toBe('game.matchNotFound');
  const announce = { type: 'announce' as const, words: 'Water is at the desk.' };
  const elsewhere = deskApi.signedInAs(owner).runDesk({ tournamentId: noTournament, command: announce });
  expect(await codeOf(elsewhere)).toBe('tournament.notFound');
  const early = await aTournament();
  const hold = { type: 'hold' as const, reason: 'Rain' };
  const mine = deskApi.signedInAs(early.owner);
  expect(await codeOf(mine.runDesk({ tournamentId: early.tournamentId, command: hold }))).toBe('tournament.notNow');
});
