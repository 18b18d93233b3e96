import { expect, it } from 'vitest';
import { createEventStore } from '#lambdas/events/details/store.ts';
import type { StoredEvent } from '#lambdas/events/details/stored-event.ts';
import { reviseHosts } from '#lambdas/events/hosts/revise-hosts.ts';
import { hostingOf } from '#shared/events/hosts/hosting.ts';
import { askHost, type Host, mostHosts, withoutHost } from '#shared/events/hosts/hosts.ts';
import { explore, schedules, twinSchedules } from '../stage/explore.ts';
import type { MemoryTable, Write } from '../stage/memory-table.ts';
import { roughStage } from '../stage/rough-stage.ts';
import { stage } from '../stage/stage.ts';
import { anEventOnStage } from './publication-play.ts';

const store = createEventStore(stage.table, stage.retry);
const host = (userId: string): Host => ({ userId, displayName: userId, status: 'confirmed' }) as Host;
const confirmed = ['anna', 'bob', 'cem', 'dee', 'eve', 'fay', 'gus', 'hal'].map(host);
const event = { ...anEventOnStage, makePublicAfter: undefined, hosting: confirmed } as StoredEvent;

type Change = (hosts: readonly Host[]) => { readonly hosts: readonly Host[] } | { readonly refused: string };

/** Of two or eight hosts two step down while three are asked, and may not all fit; writes fail and answers are lost. */
const changes: readonly { readonly userId: string; readonly isThere: boolean; readonly change: Change }[] = [
  ...['anna', 'bob'].map((userId) => ({
    userId,
    isThere: false,
    change: (hosts: readonly Host[]) => withoutHost(hosts, userId),
  })),
  ...['ida', 'jon', 'kim'].map((userId) => {
    const { displayName } = host(userId);
    return { userId, isThere: true, change: (hosts: readonly Host[]) => askHost(hosts, { userId, displayName }) };
  }),
];

const hosts =
  (twin?: (write: Write) => Write) =>
  async (seed: number): Promise<string | undefined> => {
    const { scheduler, memory, weather } = roughStage(seed, Date.parse(event.createdAt), twin);
    const heard: (typeof changes)[number][] = [];
    const played = (async () => {
      await store.schedule({ ...event, hosting: confirmed.slice(0, seed % 2 ? 2 : 8) } as StoredEvent, []);
      weather.isCalm = false;
      await Promise.all(
        changes.map(async (one) => {
          await scheduler.turn(scheduler.below(60));
          const decide = (before: StoredEvent) => {
            const decided = one.change(hostingOf(before));
            if ('refused' in decided) throw new Error(decided.refused);
            return { hosts: decided.hosts, facts: () => [] };
          };
          const done = await reviseHosts(event.eventId, scheduler.now, store, decide, stage.retry).catch(() => false);
          if (done) heard.push(one);
        }),
      );
    })();
    await Promise.all([scheduler.run(), played]);
    if (memory.defect) throw memory.defect;
    return judge(memory, heard);
  };

/** One to ten, one of them confirmed, and everybody who was heard is what they were told. */
function judge(memory: MemoryTable, heard: readonly (typeof changes)[number][]): string | undefined {
  const [row] = memory.entity('event');
  const hosting = (row?.hosting ?? []) as Host[];
  if (!hosting.some(({ status }) => status === 'confirmed')) return 'nobody hosts';
  if (hosting.length > mostHosts) return `${hosting.length} host`;
  const wrong = heard.find(({ userId, isThere }) => hosting.some((one) => one.userId === userId) !== isThere);
  return wrong && `${wrong.userId} is not what they were told`;
}

it('keeps one to ten hosts, whoever steps down and whoever is asked at once', async () => {
  expect(await explore(hosts(), Math.ceil(schedules / 3))).toMatchObject({ violations: 0 });
});

it('is caught when it does not look whether somebody was faster', async () => {
  const blind = hosts(({ ConditionExpression: _, ...write }) => write);
  expect(await explore(blind, twinSchedules, { untilFirst: true })).toMatchObject({ violations: 1 });
});
