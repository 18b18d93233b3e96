import { joinerLeftLate } from '#shared/events/leaving-messages.ts';
import { idFrom } from '../kernel/new-id.ts';
import { factRow } from '../kernel/outbox.ts';
import type { StoredLine } from './line.ts';
import { isMissed } from './off-line.ts';

/** The fact that hosts read in the history of an event that goes ahead with somebody who leaves it. */
export const lateLeave =
  (userId: string, now: Date) =>
  (before: StoredLine): readonly ReturnType<typeof factRow>[] => {
    const { eventId, version } = before;
    if (!isMissed(before, userId, now.toISOString())) return [];
    const messageId = idFrom('message', joinerLeftLate.name, eventId, userId, String(version));
    return [factRow(joinerLeftLate, messageId, now, { eventId, userId })];
  };
