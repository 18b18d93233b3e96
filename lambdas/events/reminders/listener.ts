import { table } from '#lambdas/kernel/data/table.ts';
import { createDueIndex } from '#lambdas/kernel/due/due-index.ts';
import { listen, on } from '#lambdas/kernel/messages/listen.ts';
import type { Message } from '#shared/contract/message.ts';
import { eventChanged, eventScheduled } from '#shared/events/messages.ts';
import { scheduleShareLock } from '../checkout/shares/share-work.ts';
import { createEventStore } from '../details/store.ts';
import { keepDraw } from '../draws/keep-draw.ts';
import { createDrawStore } from '../draws/store.ts';
import { scheduleCompletion } from '../lifecycle/completion/schedule-completion.ts';
import { scheduleMinimumCheck } from '../lifecycle/minimum/schedule-minimum-check.ts';
import { schedulePublication } from '../lifecycle/publication/publication.ts';
import { scheduleReminders } from './schedule-reminders.ts';

const events = createEventStore(table());
const draws = createDrawStore(table());
const due = createDueIndex(table());

const keep = async ({ occurredAt, data }: Message<typeof eventScheduled>, now: Date) => {
  const event = await events.find(data.eventId);
  await scheduleReminders(event, new Date(occurredAt), due, now);
  await scheduleMinimumCheck(event, new Date(occurredAt), due, now);
  await keepDraw(event, { draws, due }, now);
  await scheduleCompletion(event, due, now);
  await schedulePublication(event, due, now);
  await scheduleShareLock(event, due, now);
};

/** Notes when the reminders of each event are due, when it is looked at for too few people, drawn, gets its final price, and when it is over. */
export const handler = listen(on(eventScheduled, keep), on(eventChanged, keep));
