import type { EntityItem } from 'electrodb';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { answerEntity } from './answer.entity.ts';
import type { Person } from './line/line.ts';

type Row = EntityItem<ReturnType<typeof answerEntity>>;

/** What a person said with their answer. */
export interface Answer {
  readonly eventId: string;
  readonly userId: string;
  readonly guests: readonly { readonly name?: string | undefined }[];
  readonly note?: string | undefined;
  readonly answers: readonly string[];
  readonly reply?: 'maybe' | 'declined' | undefined;
  readonly updatedAt: string;
}

/** What people said to events. Reads are strongly consistent. */
export interface AnswerStore {
  find(person: Person): Promise<Answer | undefined>;
  /** Of those who said something, in any order. */
  list(eventId: string, userIds: readonly string[]): Promise<readonly Answer[]>;
  /** All answers. */
  listAll(eventId: string): Promise<readonly Answer[]>;
  save(answer: Answer): Promise<void>;
}

export function createAnswerStore(table: Table): AnswerStore {
  const answers = answerEntity(table);
  return {
    find: async ({ eventId, userId }) =>
      (await answers.get({ eventId, userId }).go({ consistent: true })).data ?? undefined,
    list: async (eventId, userIds) => {
      if (userIds.length === 0) return [];
      const keys = userIds.map((userId) => ({ eventId, userId }));
      return (await answers.get(keys).go({ consistent: true })).data;
    },
    listAll: async (eventId) => (await answers.query.byEvent({ eventId }).go({ consistent: true, pages: 'all' })).data,
    save: async (answer) => void (await answers.put({ ...answer } as Row).go()),
  };
}
