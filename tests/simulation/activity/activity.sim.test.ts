import { expect, it } from 'vitest';
import { createActivityRecorder } from '#lambdas/activity/log/keep-activity.ts';
import { actingAs } from '#lambdas/kernel/http/acting.ts';
import { outboxEntity } from '#lambdas/kernel/messages/outbox.entity.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { toBusEntry } from '#lambdas/kernel/messages/relay/publish.ts';
import { notes } from '#shared/activity/notes.ts';
import type { Message } from '#shared/contract/message.ts';
import { memberLeft } from '#shared/teams/messages.ts';
import { personId } from '../events/line/line-world.ts';
import { explore, schedules, twinSchedules } from '../stage/explore.ts';
import { roughDay } from '../stage/faults.ts';
import { MemoryTable } from '../stage/memory-table.ts';
import { pastFaults } from '../stage/past-faults.ts';
import { Scheduler } from '../stage/scheduler.ts';
import { stage } from '../stage/stage.ts';
import { Stream } from '../stage/stream.ts';

const outbox = outboxEntity(stage.table);
const keep = createActivityRecorder(stage.table);
const left = notes.find(({ type }) => type.name === memberLeft.name)!;
const teamId = 'tea_01KAMFE3NG0000000000000000';
const people = 6;

interface Twin {
  /** Records a fact as a player’s doing. */
  readonly act: (userId: string, record: () => Promise<unknown>) => Promise<unknown>;
  /** What the keeper makes of a message that arrives. */
  readonly arrives: (message: Message, now: Date) => Message;
}
const asBuilt: Twin = { act: actingAs, arrives: (message) => message };

/** Everyone removes a player at once; the relay and the bus bring each fact at least once, and late. */
const removing =
  ({ act, arrives }: Twin) =>
  async (seed: number): Promise<string | undefined> => {
    const scheduler = new Scheduler(seed, Date.parse('2026-12-01T12:00:00Z'));
    const memory = new MemoryTable(scheduler, roughDay);
    stage.set(scheduler, memory);
    const stream = new Stream(memory, scheduler, roughDay, [
      {
        entity: 'outbox',
        react: async (change) => {
          const entry = toBusEntry(change, 'bus');
          if (entry) await keep(left, arrives(JSON.parse(entry.Detail) as Message, scheduler.now));
          if (scheduler.random() < roughDay.timeoutAfter) throw new Error('TimeoutError');
        },
      },
    ]);
    memory.onCommit = () => stream.pump();
    const remove = async (position: number) => {
      const messageId = `msg_0000000000000000000000000${position}`;
      const about = { teamId, teamName: 'Rowers', userId: personId(position + people), why: 'removed' } as const;
      await act(personId(position), async () => {
        await scheduler.turn(scheduler.below(20));
        await stage.retry(() => outbox.put(factRow(memberLeft, messageId, scheduler.now, about)).go());
      }).catch(pastFaults);
    };
    await Promise.all([scheduler.run(), ...Array.from({ length: people }, (_, position) => remove(position))]);
    return judge(memory);
  };

/** One record of each fact, and each is the doing of the player who did it. */
function judge(memory: MemoryTable): string | undefined {
  const facts = memory.entity('outbox');
  const kept = memory.entity('activity');
  if (kept.length !== facts.length) return `${kept.length} records of ${facts.length} facts`;
  const wrong = kept.find(({ messageId, userId }) => userId !== personId(Number(String(messageId).at(-1))));
  return wrong && 'a record names another person';
}

it('keeps one record of each fact, as the doing of the player who did it, however often it is told', async () => {
  expect(await explore(removing(asBuilt), schedules)).toMatchObject({ violations: 0 });
});

let acting = '';
const twins: readonly (Twin & { readonly without: string })[] = [
  {
    ...asBuilt,
    without: 'the time of the fact for its key',
    arrives: (message, now) => ({ ...message, occurredAt: now.toISOString() }),
  },
  {
    ...asBuilt,
    without: 'a caller for each call',
    act: (userId, record) => {
      acting = userId;
      return record();
    },
    arrives: (message) => ({ ...message, byId: acting }),
  },
];

it.each(twins)('is caught without $without', async (twin) => {
  const found = await explore(removing(twin), twinSchedules, { untilFirst: true });
  expect(found.violations).toBe(1);
});
