import type { NoticeContent } from '#lambdas/notifications/ports/notice.ts';
import { disputeUntil } from '#shared/events/attendance/attendance.ts';
import type { noShowDisputed, noShowMarked, noShowSettled } from '#shared/events/attendance/messages.ts';
import { hostIdsOf } from '#shared/events/hosts/hosting.ts';
import type { StoredEvent } from '../details/stored-event.ts';
import { eventFacts, type MailHome, openEvent, startIn } from './event-words.ts';
import type { NoticeBuilder } from './notice-builder.ts';

/** The host marked a no-show: the player hears of it while they can dispute it. */
export const ofNoShow: NoticeBuilder<typeof noShowMarked> = ({ userId, markedAt }, { event }, at, home) => {
  if (event.status !== 'scheduled' || at.toISOString() >= disputeUntil(markedAt)) return undefined;
  return { topic: 'rsvp', userIds: [userId], told: () => youWereMissed(event, markedAt, home) };
};

export const ofDispute: NoticeBuilder<typeof noShowDisputed> = (_, { event }, _at, home) => {
  const heading = 'A player disputed a no-show';
  const words = ['Read their note on the attendance page, then confirm the no-show or correct it.'];
  return { topic: 'rsvp', userIds: hostIdsOf(event), told: () => mail(event, heading, words, hostLines, home) };
};

export const ofSettlement: NoticeBuilder<typeof noShowSettled> = ({ userId, kept }, { event }, _at, home) => {
  const heading = kept ? 'Your no-show stays' : 'Your no-show was removed';
  const words = kept
    ? `${event.hostName} read your note and didn’t change it.`
    : `${event.hostName} read your note and removed it.`;
  return { topic: 'rsvp', userIds: [userId], told: () => mail(event, heading, [words], joinerLines, home) };
};

const hostLines = ['Sent because you host this event.'];
const joinerLines = ['Sent because you were in this event.'];

function youWereMissed(event: StoredEvent, markedAt: string, home: MailHome): NoticeContent {
  const until = startIn(disputeUntil(markedAt), event.timeZone);
  const words = [
    `${event.hostName} marked you as a no-show: you were in but didn’t check in.`,
    `Were you there? Open the event and say so by ${until}. The host then decides.`,
  ];
  return mail(event, 'You were marked as a no-show', words, joinerLines, home);
}

const mail = (
  event: StoredEvent,
  heading: string,
  paragraphs: string[],
  footerLines: string[],
  home: MailHome,
): NoticeContent => ({
  subject: `${heading}: ${event.title}`,
  content: {
    preheader: paragraphs[0] ?? heading,
    heading,
    paragraphs,
    facts: eventFacts(event),
    action: openEvent(event, home),
    footerLines,
  },
});
