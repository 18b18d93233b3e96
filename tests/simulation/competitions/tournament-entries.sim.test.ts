import { expect, it } from 'vitest';
import { createEntryStore, type Judge } from '#lambdas/competitions/tournaments/entry-store.ts';
import type { StoredTournament } from '#lambdas/competitions/tournaments/tournament-reader.ts';
import { createTournamentStore } from '#lambdas/competitions/tournaments/tournament-store.ts';
import { type EntryList, enter, inOf, withdraw } from '#shared/competitions/tournaments/entry-list.ts';
import { explore, schedules, twinSchedules } from '../stage/explore.ts';
import type { MemoryTable, Write } from '../stage/memory-table.ts';
import { pastFaults } from '../stage/past-faults.ts';
import { roughStage } from '../stage/rough-stage.ts';
import { stage } from '../stage/stage.ts';
import { without } from '../stage/twins.ts';

const at = '2031-02-01T12:00:00.000Z';
const now = new Date(at);
const key = { tournamentId: `trn_${'0'.repeat(26)}`, categoryId: `tct_${'0'.repeat(26)}` };
const indexes = [0, 1, 2, 3, 4, 5];
const entryIdOf = (index: number) => `ten_${'0'.repeat(25)}${index}`;
const personOf = (index: number) => `00000000-0000-4000-8000-00000000000${index}`;
const tournaments = createTournamentStore(stage.table, stage.retry);
const entries = createEntryStore(stage.table, stage.retry);

const tournamentWith = (maxEntries: number) =>
  ({
    tournamentId: key.tournamentId,
    teamId: `tea_${'0'.repeat(26)}`,
    slug: 'open',
    version: 1,
    status: 'registration',
    startDate: '2031-06-07',
    facts: {
      name: 'Open',
      startDate: '2031-06-07',
      categories: [{ categoryId: key.categoryId, name: 'Singles', maxEntries }],
    },
    createdAt: at,
    updatedAt: at,
  }) as unknown as StoredTournament;

const whileOpen =
  (change: (list: EntryList) => ReturnType<Judge>): Judge =>
  ({ status }, list) =>
    status === 'registration' ? change(list) : { refused: 'tournament.registrationClosed' };
const enters = (index: number) =>
  whileOpen((list) =>
    enter(list, { entryId: entryIdOf(index), personIds: [personOf(index)], isListed: true, enteredAt: at }),
  );
const withdraws = (index: number) => whileOpen((list) => withdraw(list, entryIdOf(index)));

/** What people were answered. */
interface Answered {
  readonly entered: Set<string>;
  readonly wentOrTried: Set<string>;
  readonly gone: Set<string>;
}

const listIn = (memory: MemoryTable) =>
  (memory.entity('entryList')[0]?.list ?? { capacity: 2, entries: [], seekers: [] }) as EntryList;
const statusIn = (memory: MemoryTable) => memory.entity('tournament')[0]?.status;
const idsOf = (list: readonly { readonly entryId: string }[]) => list.map(({ entryId }) => entryId);

/** Says at each commit whether a player passed a player, was let in unheard, or came once the line was closed. */
function watch(memory: MemoryTable): () => string | undefined {
  let before = listIn(memory);
  let violation: string | undefined;
  memory.onCommit = () => {
    const after = listIn(memory);
    const [were, are] = [idsOf(before.entries), idsOf(after.entries)];
    const stayed = were.filter((id) => are.includes(id));
    const isLate = were.join() !== are.join() && statusIn(memory) !== 'registration';
    const waited = new Set(idsOf(before.entries.slice(before.capacity)));
    const told = JSON.stringify(memory.entity('outbox'));
    const unheard = inOf(after).find(
      ({ entryId, personIds }) => waited.has(entryId) && !told.includes(`${personIds[0]}`),
    );
    if (are.slice(0, stayed.length).join() !== stayed.join()) violation ??= `${were} became ${are}`;
    if (isLate) violation ??= 'the list changed once it was closed';
    if (unheard) violation ??= `${unheard.entryId} was let in and not told`;
    before = after;
  };
  return () => violation;
}

/** What people were told holds, and the room is that of the category. */
function judge(memory: MemoryTable, { entered, wentOrTried, gone }: Answered): string | undefined {
  const list = listIn(memory);
  const ids = idsOf(list.entries);
  const lost = [...entered].find((id) => !wentOrTried.has(id) && !ids.includes(id));
  if (lost) return `${lost} was entered and is not on the list`;
  const stayed = [...gone].find((id) => ids.includes(id));
  if (stayed) return `${stayed} withdrew and is on the list`;
  if (new Set(ids).size !== ids.length) return 'a player is on the list twice';
  const { facts } = memory.entity('tournament')[0] as unknown as StoredTournament;
  const most = facts.categories[0]?.maxEntries ?? 0;
  if (inOf(list).length > most) return `${inOf(list).length} are in ${most} places`;
  return list.capacity === most ? undefined : `room for ${list.capacity} in a category of ${most}`;
}

/** Six enter a category of two, three of them withdraw, its room grows and its line is closed, while writes fail. */
const mechanism = (twin?: (write: Write) => Write) => async (seed: number) => {
  const { scheduler, memory, weather } = roughStage(seed, now.getTime(), twin);
  const answered: Answered = { entered: new Set(), wentOrTried: new Set(), gone: new Set() };
  const violation = watch(memory);
  const comes = (index: number) => async () => {
    await scheduler.turn(scheduler.below(60));
    await entries.change(key, enters(index), { now });
    answered.entered.add(entryIdOf(index));
    if (index >= 3) return;
    await scheduler.turn(scheduler.below(60));
    answered.wentOrTried.add(entryIdOf(index));
    await entries.change(key, withdraws(index), { now });
    answered.gone.add(entryIdOf(index));
  };
  const grows = async () => {
    await scheduler.turn(20 + scheduler.below(60));
    await tournaments.save(tournamentWith(2), { ...tournamentWith(3), version: 2 });
  };
  const closes = async () => {
    await scheduler.turn(60 + scheduler.below(200));
    const tournament = await tournaments.find(key.tournamentId);
    if (tournament) await tournaments.move(tournament, 'draw', { reason: '', now, deskVersion: 0 });
  };
  const played = (async () => {
    await tournaments.create(tournamentWith(2));
    weather.isCalm = false;
    await Promise.all([...indexes.map(comes), grows, closes].map((act) => act().catch(pastFaults)));
  })();
  await Promise.all([scheduler.run(), played]);
  if (memory.defect) throw memory.defect;
  return violation() ?? judge(memory, answered);
};

it('never has more in a category than its room, keeps the order of entries, and lets the first in line in', async () => {
  expect(await explore(mechanism(), Math.ceil(schedules / 5))).toMatchObject({ violations: 0 });
  expect(await explore(mechanism(without('#version')), twinSchedules, { untilFirst: true })).toMatchObject({
    violations: 1,
  });
});
