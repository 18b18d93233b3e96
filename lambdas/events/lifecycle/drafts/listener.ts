import { table } from '#lambdas/kernel/data/table.ts';
import type { DueIndex } from '#lambdas/kernel/due/due-index.ts';
import { createDueIndex } from '#lambdas/kernel/due/due-index.ts';
import { listen, on } from '#lambdas/kernel/messages/listen.ts';
import type { Message } from '#shared/contract/message.ts';
import { draftWarnsAt } from '#shared/events/lifecycle/draft-term.ts';
import { listingChanged } from '#shared/events/messages.ts';
import type { EventReader } from '../../details/event-reader.ts';
import { createEventReader } from '../../details/event-reader.ts';
import { draftWork } from './draft-work.ts';

const parts = { events: createEventReader(table()), due: createDueIndex(table()) };

/** Notes how long drafts are kept. */
export const handler = listen(on(listingChanged, ({ data }, now) => scheduleDraftEnd(data, parts, now)));

interface Parts {
  readonly events: Pick<EventReader, 'find'>;
  readonly due: Pick<DueIndex, 'schedule'>;
}

/** Every version of a draft has work of its own; nothing happens at that of an older one. */
async function scheduleDraftEnd(
  { eventId, shown }: Message<typeof listingChanged>['data'],
  { events, due }: Parts,
  now: Date,
): Promise<void> {
  const event = shown ? undefined : await events.find(eventId);
  if (event?.status !== 'draft') return;
  await due.schedule(draftWork({ eventId, version: event.version, step: 'warn' }, draftWarnsAt(event)), now);
}
