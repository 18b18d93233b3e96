import type { Table } from '#lambdas/kernel/data/table.ts';
import type { Note } from '#shared/activity/note.ts';
import type { Message } from '#shared/contract/message.ts';
import { isDependantId } from '#shared/ids.ts';
import { activityEntity } from '../ports/activity.entity.ts';

/** Twenty-four months (domain 4.0, 4.24). */
const keptSeconds = 2 * 365 * 24 * 60 * 60;

/**
 * Keeps what a fact says of a change of state. The record is made of the fact alone and lies under its time and its id, so
 * that a fact that is told again writes the same record again.
 */
export const createActivityRecorder = (table: Table) => {
  const rows = activityEntity(table);
  return async ({ says }: Note, message: Message): Promise<void> => {
    const noted = says(message.data as never);
    if (!noted) return;
    const { messageId, occurredAt: at, byId } = message;
    const { actorId: userId = byId, aboutId, ...said } = noted;
    await rows
      .put({
        ...said,
        at,
        messageId,
        ...(userId && { userId }),
        ...(aboutId && { aboutId }),
        ...(userId && aboutId && isDependantId(aboutId) && { onBehalfOfId: aboutId }),
        expires: Math.floor(Date.parse(at) / 1000) + keptSeconds,
      })
      .go();
  };
};
