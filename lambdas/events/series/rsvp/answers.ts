import type { Table } from '#lambdas/kernel/data/table.ts';
import { rsvpEntity } from '../../rsvp/rsvp.entity.ts';

type Status = 'in' | 'waiting' | 'none';

/** What a person's rows say about some events; events without an answer are left out. */
export interface AnswerReader {
  list(eventIds: readonly string[], userId: string): Promise<ReadonlyMap<string, Status>>;
}

export function createAnswerReader(table: Table): AnswerReader {
  const rows = rsvpEntity(table);
  return {
    list: async (eventIds, userId) => {
      if (eventIds.length === 0) return new Map();
      const { data } = await rows.get(eventIds.map((eventId) => ({ eventId, userId }))).go({ consistent: true });
      return new Map(data.map(({ eventId, status }) => [eventId, asStatus(status)]));
    },
  };
}

const asStatus = (status: string): Status => (status === 'in' || status === 'waiting' ? status : 'none');
