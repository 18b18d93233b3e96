import type { Table } from '#lambdas/kernel/data/table.ts';
import { decisionNoteEntity } from './decision-note.entity.ts';

/** Telling is tried for a day; a message that was given up by then can be sent again without the note. */
export const noteDays = 3;
const keptSeconds = noteDays * 24 * 60 * 60;

const secondsOf = (now: Date): number => Math.floor(now.getTime() / 1000);

/** What hosts wrote with their answers to requests. */
export interface DecisionNotes {
  /** A part of the transaction that records the message. */
  put(messageId: string, note: string, now: Date): { Put: { TableName: string; Item: Record<string, unknown> } };
  /** Undefined after its days, swept away or not. Strongly consistent. */
  find(messageId: string, now: Date): Promise<string | undefined>;
}

export function createDecisionNotes(table: Table): DecisionNotes {
  const notes = decisionNoteEntity(table);
  return {
    put: (messageId, note, now) => ({
      Put: notes.put({ messageId, note, expires: secondsOf(now) + keptSeconds }).params(),
    }),
    find: async (messageId, now) => {
      const { data } = await notes.get({ messageId }).go({ consistent: true });
      return data && data.expires > secondsOf(now) ? data.note : undefined;
    },
  };
}
