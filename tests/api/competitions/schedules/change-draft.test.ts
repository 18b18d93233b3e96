import { expect, it } from 'vitest';
import { handMoves } from '#shared/competitions/schedules/hand-moves.ts';
import { aDraft, aSeason, noSeason, tryOnceOver } from '#tests/support/competitions/schedules/world.ts';

it('moves a match to a free time, and refuses in words what a constraint forbids', async () => {
  const { seasonId, boss, desk } = await aDraft();
  const [one, other] = desk.draft!.matches;
  const free = { placeId: 'north', courtId: 'c1', localStart: '2027-06-26T12:00' };
  const move = (version: number, to = free) =>
    boss.changeDraft({ seasonId, version, changes: [{ do: 'move', key: one!.key, to }] });
  const moved = await move(2);
  expect(moved.draft!.matches.find(({ key }) => key === one!.key)).toMatchObject({ at: free });
  await expect(move(3, other!.at!)).rejects.toMatchObject({
    code: 'schedule.moveRefused',
    fields: { 'changes.0': expect.stringContaining('Another match is on the field.') },
  });
  await expect(move(2)).rejects.toMatchObject({ code: 'record.changed' });
});

it('swaps two matches as one change, or leaves both where they were', async () => {
  const { seasonId, boss, desk } = await aDraft();
  const { input, matches } = desk.draft!;
  const judge = handMoves(input, matches);
  const pairs = matches.flatMap((one) => matches.map((other) => ({ one, other, outcome: judge(one.key, other.at!) })));
  const [possible] = pairs.filter(({ outcome }) => outcome.kind === 'swaps');
  const { one, other, outcome } = possible!;
  const changes = 'changes' in outcome ? outcome.changes : [];
  const atOf = ({ draft }: typeof desk, { key }: typeof one) => draft!.matches.find((match) => match.key === key)!.at;
  // The last of the three is refused: the court is not offered then.
  const nowhere = { ...one.at!, localStart: '2027-06-26T03:00' };
  const broken = [...changes.slice(0, 2), { do: 'move' as const, key: other.key, to: nowhere }];
  await expect(boss.changeDraft({ seasonId, version: 2, changes: broken })).rejects.toMatchObject({
    fields: { 'changes.2': 'No field is open then.' },
  });
  const kept = await boss.getScheduleDesk({ seasonId });
  expect([atOf(kept, one), atOf(kept, other)]).toEqual([one.at, other.at]);
  const swapped = await boss.changeDraft({ seasonId, version: 2, changes });
  expect([atOf(swapped, one), atOf(swapped, other)]).toEqual([other.at, one.at]);
});

it('turns, takes off, locks and unlocks; what is locked stays', async () => {
  const { seasonId, boss, desk } = await aDraft();
  const { key, homeId, awayId } = desk.draft!.matches[0]!;
  const act = async (version: number, act: 'turn' | 'lock' | 'unlock' | 'takeOff') => {
    const { draft } = await boss.changeDraft({ seasonId, version, changes: [{ do: act, key }] });
    return draft!.matches.find((match) => match.key === key)!;
  };
  expect(await act(2, 'turn')).toMatchObject({ homeId: awayId, awayId: homeId });
  expect(await act(3, 'lock')).toMatchObject({ locked: true });
  await expect(act(4, 'takeOff')).rejects.toMatchObject({ fields: { 'changes.0': 'It is locked. Unlock it first.' } });
  expect(await act(4, 'unlock')).toMatchObject({ locked: false });
  expect((await act(5, 'takeOff')).at).toBeUndefined();
  expect((await boss.getScheduleDesk({ seasonId })).draft!.unplaced[0]!.sentence).toMatch(/^It waits for a time: /);
});

it('takes a draft and a match of it', async () => {
  const { seasonId, boss } = await aSeason();
  const change = (of: string, version: number, key = 'x') =>
    boss.changeDraft({ seasonId: of, version, changes: [{ do: 'lock', key }] });
  await expect(change(seasonId, 0)).rejects.toMatchObject({ code: 'schedule.noDraft' });
  await expect(change(noSeason, 0)).rejects.toMatchObject({ code: 'season.notFound' });
  const world = await aDraft();
  const unknown = world.boss.changeDraft({ seasonId: world.seasonId, version: 2, changes: [{ do: 'lock', key: 'x' }] });
  await expect(unknown).rejects.toMatchObject({ code: 'schedule.matchNotFound' });
});

it('is refused once the season is over', async () => {
  const refused = await tryOnceOver(({ seasonId, boss }) =>
    boss.changeDraft({ seasonId, version: 0, changes: [{ do: 'takeOff', key: 'none' }] }),
  );
  expect(refused).toBe('season.notEditable');
});
