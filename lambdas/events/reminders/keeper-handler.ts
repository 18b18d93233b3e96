import type { Message } from '#shared/contract/message.ts';
import { eventChanged, eventScheduled } from '#shared/events/messages.ts';
import { createDueIndex } from '../../kernel/due-index.ts';
import { listen, on } from '../../kernel/listen.ts';
import { table } from '../../kernel/table.ts';
import { keepDraw } from '../draws/keep-draw.ts';
import { createDrawStore } from '../draws/store.ts';
import { keepFinish } from '../finished/keep-finish.ts';
import { keepMinimum } from '../minimum/keep-minimum.ts';
import { keepPublication } from '../publication.ts';
import { createEventStore } from '../store.ts';
import { keepReminders } from './keep-reminders.ts';

const events = createEventStore(table());
const draws = createDrawStore(table());
const due = createDueIndex(table());

const keep = async ({ occurredAt, data }: Message<typeof eventScheduled>, now: Date) => {
  const event = await events.find(data.eventId);
  await keepReminders(event, new Date(occurredAt), due, now);
  await keepMinimum(event, new Date(occurredAt), due, now);
  await keepDraw(event, { draws, due }, now);
  await keepFinish(event, due, now);
  await keepPublication(event, due, now);
};

export const handler = listen(on(eventScheduled, keep), on(eventChanged, keep));
