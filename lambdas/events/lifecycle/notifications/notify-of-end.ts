import { inParallel } from '#lambdas/kernel/data/in-parallel.ts';
import { deliver } from '#lambdas/notifications/ports/deliver.ts';
import type { NoticeContent } from '#lambdas/notifications/ports/notice.ts';
import type { Message } from '#shared/contract/message.ts';
import { hostIdsOf } from '#shared/events/hosts/hosting.ts';
import type { draftEnding } from '#shared/events/lifecycle/messages.ts';
import type { StoredEvent } from '../../details/stored-event.ts';
import { eventFacts, type MailHome, openEvent, startIn } from '../../notifications/event-words.ts';
import type { Notifier } from '../../notifications/notifier.ts';

const mailsAtOnce = 10;

/** Tells the hosts of a draft that is still as it was. */
export async function notifyOfEnd(
  { messageId, occurredAt, quiet, data }: Message<typeof draftEnding>,
  by: Notifier,
  now: Date,
): Promise<void> {
  const event = quiet ? undefined : (await by.find(data.eventId))?.event;
  if (event?.status !== 'draft' || event.version !== data.version) return;
  const told = endOfDraft(event, data.keptUntil, by.home);
  const about = { eventId: event.eventId };
  await inParallel(hostIdsOf(event), mailsAtOnce, (userId) =>
    deliver({ cause: messageId, causedAt: occurredAt, userId, topic: 'eventChange', about, tell: () => told }, by, now),
  );
}

function endOfDraft(event: StoredEvent, keptUntil: string, home: MailHome): NoticeContent {
  const until = startIn(keptUntil, event.timeZone);
  return {
    subject: `Your draft expires soon: ${event.title}`,
    content: {
      preheader: `We’ll delete it on ${until}.`,
      heading: 'Your draft expires soon',
      paragraphs: [
        `Your draft ${event.title} hasn't changed in a while. We'll delete it on ${until}.`,
        'Publish it, or change anything in it to save it for another 30 days.',
      ],
      facts: eventFacts(event),
      action: openEvent(event, home),
      footerLines: ['Sent because you host this event.'],
    },
  };
}
