import { randomUUID } from 'node:crypto';
import type { EntityItem } from 'electrodb';
import { createRetry, type Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import type { factRow } from '#lambdas/kernel/messages/outbox.ts';
import type { ChangeRequest } from '#shared/competitions/schedules/change-request.ts';
import type { SchedulePlan } from '#shared/competitions/schedules/plan.ts';
import { pack, type ScheduleDocument, unpack } from './document.ts';
import { requestSaved } from './request-store.ts';
import { scheduleEntity } from './schedule.entity.ts';
import { scheduleVersionEntity } from './schedule-version.entity.ts';
import { createWrite, type Rows } from './writes/store.ts';

export type StoredSchedule = Omit<EntityItem<ReturnType<typeof scheduleEntity>>, 'plan'> & {
  readonly plan?: SchedulePlan | undefined;
};

/** What changes with one step of a schedule; what is not named stays. */
export interface ScheduleStep {
  readonly plan?: SchedulePlan | undefined;
  readonly draft?: ScheduleDocument | undefined;
  readonly published?: ScheduleDocument | undefined;
  /** The request that the step grants. */
  readonly request?: ChangeRequest | undefined;
  readonly facts?: readonly ReturnType<typeof factRow>[] | undefined;
}

/** Schedules of seasons. Every read is strongly consistent. */
export interface ScheduleStore {
  /** Of a season without one: an empty one of version 0. */
  find(seasonId: string): Promise<StoredSchedule>;
  findDraft(seasonId: string): Promise<ScheduleDocument | undefined>;
  findPublished(seasonId: string, number: number): Promise<ScheduleDocument | undefined>;
  /** The schedule after the step; undefined when it is no longer the version that was read. */
  step(before: StoredSchedule, step: ScheduleStep, now: Date): Promise<StoredSchedule | undefined>;
}

const publishedName = (number: number) => `published-${String(number).padStart(4, '0')}`;

export function createScheduleStore(table: Table, retry: Retry = createRetry()): ScheduleStore {
  const heads = scheduleEntity(table);
  const versions = scheduleVersionEntity(table);
  const write = createWrite(table, retry);
  const read = async (seasonId: string, name: string) => {
    const { data } = await versions.get({ seasonId, name }).go({ consistent: true });
    return data ? unpack(data.document) : undefined;
  };
  const find = async (seasonId: string) => {
    const { data } = await heads.get({ seasonId }).go({ consistent: true });
    return (data as StoredSchedule | null) ?? { seasonId, version: 0, number: 0 };
  };
  return {
    find,
    findDraft: (seasonId) => read(seasonId, 'draft'),
    findPublished: async (seasonId, number) => (number > 0 ? read(seasonId, publishedName(number)) : undefined),
    step: async (before, step, now) => {
      const { seasonId } = before;
      const after = afterStep(before, step, now);
      const documents = documentsOf(after, step);
      const { request, facts = [] } = step;
      const refused = await write((rows) => [
        moved(rows, before, after),
        ...documents.map((document) => rows.version.put(document).commit()),
        ...(request ? [requestSaved(rows, seasonId, request)] : []),
        ...facts.map((fact) => rows.outbox.put(fact).commit()),
      ]);
      // A client that repeats a write whose answer was lost meets its own step.
      return refused.length === 0 || (await find(seasonId)).stepId === after.stepId ? after : undefined;
    },
  };
}

const afterStep = (before: StoredSchedule, { plan, draft, published }: ScheduleStep, now: Date): StoredSchedule => ({
  ...before,
  version: before.version + 1,
  stepId: randomUUID(),
  ...(plan && { plan }),
  ...(draft && { draftAt: now.toISOString() }),
  ...(published && publishedAgain(before, now.toISOString())),
});

/** Times of so many versions are kept; the versions themselves all stay. */
const mostVersions = 50;

function publishedAgain({ number: last, versions = [] }: StoredSchedule, publishedAt: string) {
  const number = last + 1;
  return { number, publishedAt, versions: [...versions, { number, publishedAt }].slice(-mostVersions) };
}

/** @throws {Problem} schedule.tooLarge */
function documentsOf({ seasonId, number }: StoredSchedule, { draft, published }: ScheduleStep) {
  const named = (name: string, document: ScheduleDocument | undefined) =>
    document ? [{ seasonId, name, document: pack(document) }] : [];
  return [...named('draft', draft), ...named(publishedName(number), published)];
}

const moved = (rows: Pick<Rows, 'head'>, { version: read }: StoredSchedule, after: StoredSchedule) =>
  rows.head
    .put(after)
    .where(({ version }, { eq, notExists }) => (read === 0 ? notExists(version) : eq(version, read)))
    .commit();
