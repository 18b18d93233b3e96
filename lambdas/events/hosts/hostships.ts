import type { StoredEvent } from '../details/stored-event.ts';

/** Rows for the lists of co-hosts after a change. */
export function hostshipsKept(before: StoredEvent, after: StoredEvent) {
  const { eventId, hosting = [], creatorId, updatedAt: changedAt } = after;
  // A host who handed the event over hosts it with its creator from now on.
  const isGiver = (userId: string) => userId === before.creatorId;
  return hosting
    .filter(({ userId, status }) => userId !== creatorId && (statusOf(before, userId) !== status || isGiver(userId)))
    .map(({ userId, status }) => ({ eventId, userId, status, changedAt }));
}

/** Keys of the rows of people who do not any more. */
export const hostshipsEnded = ({ hosting = [], creatorId }: StoredEvent, after: StoredEvent) =>
  hosting
    .filter(({ userId }) => (userId === after.creatorId ? userId !== creatorId : statusOf(after, userId) === undefined))
    .map(({ userId }) => ({ eventId: after.eventId, userId }));

const statusOf = ({ hosting = [] }: StoredEvent, userId: string) =>
  hosting.find((host) => host.userId === userId)?.status;
