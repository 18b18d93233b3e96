import type { EntityItem } from 'electrodb';
import { contention } from '#lambdas/kernel/data/conditions.ts';
import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { createRetry, type Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { createWriteOver } from '#lambdas/kernel/data/write.ts';
import { outboxEntity } from '#lambdas/kernel/messages/outbox.entity.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { announcementSent } from '#shared/messages/announcements/messages.ts';
import { paceAt, sentInADay } from '#shared/messages/announcements/pace.ts';
import { announcementEntity } from './announcement.entity.ts';
import { announcementPaceEntity } from './announcement-pace.entity.ts';

export type StoredAnnouncement = Omit<EntityItem<ReturnType<typeof announcementEntity>>, 'expires'>;
export type ScopeKey = Pick<StoredAnnouncement, 'scopeKind' | 'scopeId'>;

/** So long an announcement is stored, for deliveries that come late. */
export const announcementDays = 30;
/** No thing has more in its days than a page shows. */
const mostListed = 20;
const secondsIn = (days: number, now: Date): number => Math.floor(now.getTime() / 1000) + days * 86_400;

/** Announcements, and how many of them. Reads are strongly consistent but for lists. */
export interface AnnouncementStore {
  find(announcementId: string): Promise<StoredAnnouncement | undefined>;
  /** The newest about a thing, newest first; may lag a moment. */
  list(aboutId: string): Promise<readonly StoredAnnouncement[]>;
  /** When announcements about a thing were sent within the last day. */
  sent(scope: ScopeKey, now: Date): Promise<readonly string[]>;
  /** Records one with its fact, unless the day's limit is reached; a repeat changes nothing. Answers with the times then. */
  send(announcement: StoredAnnouncement, now: Date): Promise<readonly string[] | 'tooMany'>;
}

/** The version that was read, if any, and the times that the next one holds. */
interface Paced {
  readonly before: number | undefined;
  readonly sent: readonly string[];
}

export function createAnnouncementStore(table: Table, retry: Retry = createRetry()): AnnouncementStore {
  const announcements = announcementEntity(table);
  const paces = announcementPaceEntity(table);
  const write = createWriteOver({ announcements, paces, outbox: outboxEntity(table) }, (work) => work());
  const find = async (announcementId: string) =>
    (await announcements.get({ announcementId }).go({ consistent: true })).data ?? undefined;
  const paceOf = async ({ scopeKind, scopeId }: ScopeKey) =>
    (await paces.get({ scopeKind, scopeId }).go({ consistent: true })).data;
  const record = async (announcement: StoredAnnouncement, { before, sent }: Paced, now: Date) => {
    const { announcementId, scopeKind, scopeId } = announcement;
    const messageId = idFrom('message', announcementSent.name, announcementId);
    const refused = await write((rows) => [
      rows.announcements.create({ ...announcement, expires: secondsIn(announcementDays, now) }).commit(),
      rows.paces
        .put({ scopeKind, scopeId, sent: [...sent], version: (before ?? 0) + 1, expires: secondsIn(2, now) })
        .where(({ version }, { eq, notExists }) => (before === undefined ? notExists(version) : eq(version, before)))
        .commit(),
      rows.outbox.put(factRow(announcementSent, messageId, now, { announcementId })).commit(),
    ]);
    if (refused.length > 0) throw contention('Another announcement was faster');
  };
  return {
    find,
    list: async (aboutId) =>
      (await announcements.query.byAbout({ aboutId }).go({ order: 'desc', count: mostListed })).data,
    sent: async (scope, now) => sentInADay((await paceOf(scope))?.sent ?? [], now),
    send: (announcement, now) =>
      retry(async () => {
        const pace = await paceOf(announcement);
        const counted = sentInADay(pace?.sent ?? [], now);
        if (await find(announcement.announcementId)) return counted;
        if (paceAt(counted, now).left === 0) return 'tooMany';
        const sent = [...counted, now.toISOString()];
        await record(announcement, { before: pace?.version, sent }, now);
        return sent;
      }),
  };
}
