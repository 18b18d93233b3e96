import type { DueIndex } from '#lambdas/kernel/due/due-index.ts';
import { toLocal } from '#shared/time.ts';
import type { FindNamedThing } from '../ports/named-things.ts';
import { movedFact } from './moved-fact.ts';
import { noteReminders } from './note-reminders.ts';
import type { DutyStore, StoredDuty } from './store.ts';

interface Following {
  readonly things: FindNamedThing;
  readonly duties: Pick<DutyStore, 'list' | 'change' | 'remove'>;
  readonly due: Pick<DueIndex, 'schedule'>;
}

/** Duties of an event of a team are when it is, and go when it is called off; who took them is told. Safe to repeat. */
export async function followEvent(eventId: string, parts: Following, now: Date): Promise<void> {
  const { teamId: hostingTeam, status, startsAt } = (await parts.things(eventId)) ?? {};
  if (!hostingTeam || !startsAt) return;
  const isItsDuty = (duty: StoredDuty) => duty.facts.eventId === eventId && duty.startsAt > now.toISOString();
  for (const duty of (await parts.duties.list(hostingTeam)).filter(isItsDuty)) {
    if (status === 'cancelled') await parts.duties.remove(duty, (one) => movedFact(one, undefined, { now }));
    if (status === 'scheduled') await moveTo(startsAt, duty, parts, now);
  }
}

async function moveTo(startOfEvent: string, duty: StoredDuty, { duties, due }: Following, now: Date): Promise<void> {
  const { eventOffsetMinutes = 0, facts } = duty;
  const startsAt = new Date(Date.parse(startOfEvent) + eventOffsetMinutes * 60_000).toISOString();
  if (startsAt === duty.startsAt) return;
  await noteReminders({ ...duty, startsAt }, due, now);
  const localStart = toLocal(new Date(startsAt), facts.timeZone);
  await duties.change(duty, (before) => ({
    next: { ...before, facts: { ...before.facts, localStart }, startsAt },
    fact: movedFact(before, startsAt, { now }),
  }));
}
