import { inParallel } from '#lambdas/kernel/data/in-parallel.ts';
import { type Delivery, deliver } from '#lambdas/notifications/ports/deliver.ts';
import type { Message } from '#shared/contract/message.ts';
import type { dutyMoved } from '#shared/teams/messages.ts';
import type { Memberships } from '../ports/memberships.ts';
import { pageLetter } from './letters.ts';

const atOnce = 8;

/** Tells members who took a duty, and are still on the team, that it moved or is gone. Safe to repeat. */
export async function notifyOfMovedDuty(
  { messageId, occurredAt, quiet, data }: Message<typeof dutyMoved>,
  now: Date,
  { by, roster }: { readonly by: Delivery; readonly roster: Pick<Memberships, 'find'> },
): Promise<void> {
  if (quiet) return;
  const { teamId, title, timeZone, before, startsAt, userIds, byId } = data;
  const when = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'short', timeZone });
  const day = (at: string) => when.format(new Date(at));
  const subject = startsAt ? `New time: ${title}` : `No longer needed: ${title}`;
  const words = startsAt
    ? `It now starts ${day(startsAt)}, not ${day(before)}. Can’t make it? Give it back.`
    : `You signed up for ${day(before)}. It’s no longer needed.`;
  const action = { label: 'See duties', url: `${by.origin}/team/${teamId}/duties` };
  await inParallel(
    userIds.filter((userId) => userId !== byId),
    atOnce,
    async (userId) => {
      if (!(await roster.find({ userId, teamId }))) return;
      const notice = { cause: `${messageId} ${userId}`, causedAt: occurredAt, topic: 'eventReminder' as const };
      await deliver({ ...notice, userId, tell: () => pageLetter({ subject, words, action }) }, by, now);
    },
  );
}
