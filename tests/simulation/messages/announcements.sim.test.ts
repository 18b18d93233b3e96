import { expect, it } from 'vitest';
import { createAnnouncementStore, type StoredAnnouncement } from '#lambdas/messages/announcements/store.ts';
import { mostADay } from '#shared/messages/announcements/pace.ts';
import { explore, schedules, twinSchedules } from '../stage/explore.ts';
import type { MemoryTable, Write } from '../stage/memory-table.ts';
import { roughStage } from '../stage/rough-stage.ts';
import { stage } from '../stage/stage.ts';
import { without } from '../stage/twins.ts';

const aboutId = 'ssn_01HZX0000000000000000000AA';
const now = new Date('2026-12-05T16:00:00.000Z');
const idOf = (number: number) => `ann_${String(number).padStart(26, '0')}`;

const announcementBy = (number: number): StoredAnnouncement => ({
  announcementId: idOf(number),
  aboutId,
  scopeKind: 'season',
  scopeId: aboutId,
  authorId: `organizer ${number}`,
  audience: ['everyone'],
  title: 'Field change',
  message: 'Field 3 is flooded.',
  reach: { people: 1, guardians: 0, children: 0, app: 1, push: 0, email: 1, unreached: 0 },
  sentAt: now.toISOString(),
});

const store = createAnnouncementStore(stage.table, stage.retry);

/** Six organizers send at once, half of them press twice, and writes fail meanwhile. Who is told that it was sent is counted. */
const morning =
  (twin?: (write: Write) => Write) =>
  async (seed: number): Promise<string | undefined> => {
    const { scheduler, memory, weather } = roughStage(seed, now.getTime(), twin);
    weather.isCalm = false;
    const send = async (number: number) => {
      await scheduler.turn(scheduler.below(20));
      const sent = await store.send(announcementBy(number), now).catch(() => 'failed' as const);
      return typeof sent === 'string' ? [] : [idOf(number)];
    };
    const presses = [0, 1, 2, 3, 4, 5, 0, 1, 2].map(send);
    const [, told] = await Promise.all([scheduler.run(), Promise.all(presses)]);
    if (memory.defect) throw memory.defect;
    return judge(memory, new Set(told.flat()));
  };

/** No more than the limit goes out, each with its fact, and a sender who was told so has sent. */
function judge(memory: MemoryTable, told: ReadonlySet<string>): string | undefined {
  const sent = memory.entity('announcement').map(({ announcementId }) => String(announcementId));
  if (sent.length > mostADay) return 'more than the limit of a day went out';
  if (memory.entity('outbox').length !== sent.length) return 'what was sent is not what is delivered';
  const [pace] = memory.entity('announcementPace');
  const counted = (pace?.sent ?? []) as readonly string[];
  if (counted.length !== sent.length) return 'the limit counts what was not sent';
  return [...told].every((announcementId) => sent.includes(announcementId)) ? undefined : 'one that was sent is lost';
}

it('lets three announcements a day about one thing go out, with many senders at once and with faults', async () => {
  expect(await explore(morning(), schedules)).toMatchObject({ violations: 0 });
});

it('is caught when it does not look whether another organizer was faster', async () => {
  const blind = morning(without('#version'));
  expect(await explore(blind, twinSchedules, { untilFirst: true })).toMatchObject({ violations: 1 });
});

it('is caught when it looks at nothing', async () => {
  const blind = morning(({ ConditionExpression: _, ...write }) => write);
  expect(await explore(blind, twinSchedules, { untilFirst: true })).toMatchObject({ violations: 1 });
});
