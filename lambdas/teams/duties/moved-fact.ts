import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { dutyMoved } from '#shared/teams/messages.ts';
import type { StoredDuty } from './store.ts';

interface By {
  readonly byId?: string;
  readonly now: Date;
}

/** What those who took a duty are told when it moves or goes; nothing where it began already or no one took it. */
export function movedFact(duty: StoredDuty, startsAt: string | undefined, { byId, now }: By) {
  const userIds = duty.holders.map(({ userId }) => userId);
  const isPast = duty.startsAt <= now.toISOString();
  if (userIds.length === 0 || isPast || startsAt === duty.startsAt) return undefined;
  const { teamId, dutyId, version, facts } = duty;
  const id = idFrom('message', dutyMoved.name, dutyId, String(version));
  const { title, timeZone } = facts;
  const said = { teamId, dutyId, title, timeZone, before: duty.startsAt, userIds, ...(byId && { byId }) };
  return factRow(dutyMoved, id, now, { ...said, ...(startsAt && { startsAt }) });
}
