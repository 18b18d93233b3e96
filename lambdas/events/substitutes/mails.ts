import type { NoticeContent } from '#lambdas/notifications/ports/notice.ts';
import { hostIdsOf, isHost } from '#shared/events/hosts/hosting.ts';
import { isOnLine } from '#shared/events/rsvp/line/seats.ts';
import type { substitutesAsked, substitutesFound } from '#shared/events/substitutes/messages.ts';
import type { StoredEvent } from '../details/stored-event.ts';
import { eventFacts, type MailHome, openEvent, whenOf } from '../notifications/event-words.ts';
import type { NoticeBuilder } from '../notifications/notice-builder.ts';

const inThePool = ['Sent because you’re on the substitute list.'];

/** The question to a wave, told to those who have not joined by themselves. */
export const ofAsking: NoticeBuilder<typeof substitutesAsked> = ({ userIds }, { event, line }, at, home, { words }) => {
  if (event.status !== 'scheduled' || at >= new Date(event.startsAt)) return undefined;
  const told = canYouSubstitute(event, words, home);
  const asked = userIds.filter((one) => !isOnLine(one, line));
  return { topic: 'substituteOffer', userIds: asked, authorId: event.creatorId, told: () => told };
};

/** Enough substitutes are in: told to the host, and to those who need not answer any more. */
export const ofFinding: NoticeBuilder<typeof substitutesFound> = ({ late }, { event }, at, home) => {
  if (event.status !== 'scheduled' || at >= new Date(event.startsAt)) return undefined;
  return {
    topic: 'substituteOffer',
    userIds: [...hostIdsOf(event), ...late],
    told: (userId) => (isHost(event, userId) ? substitutesAreIn(event, home) : othersWereQuicker(event, home)),
  };
};

const canYouSubstitute = (event: StoredEvent, message: string | undefined, home: MailHome): NoticeContent => ({
  subject: `Can you sub? ${event.title}`,
  content: {
    preheader: whenOf(event),
    heading: `Can you sub at ${event.title}?`,
    paragraphs: [
      `${event.hostName} needs subs. The first to accept is in.`,
      ...(message ? [`${event.hostName} writes:\n${message}`] : []),
    ],
    facts: eventFacts(event),
    action: { label: 'Accept or decline', url: `${home.origin}/substitutes` },
    footerLines: inThePool,
  },
});

const substitutesAreIn = (event: StoredEvent, home: MailHome): NoticeContent => ({
  subject: `Subs found: ${event.title}`,
  content: {
    preheader: 'All the subs you asked for are in.',
    heading: 'Your subs are in',
    paragraphs: [`All the subs you asked for are in at ${event.title}. We’ve stopped asking.`],
    facts: eventFacts(event),
    action: openEvent(event, home),
    footerLines: ['Sent because you host this event.'],
  },
});

const othersWereQuicker = (event: StoredEvent, home: MailHome): NoticeContent => ({
  subject: `Subs found: ${event.title}`,
  content: {
    preheader: 'No need to answer anymore. Thanks!',
    heading: 'They have enough subs',
    paragraphs: [
      `Others were faster this time, and ${event.title} has enough subs. You don’t have to do anything. Thanks for being ready!`,
    ],
    action: { label: 'Change when we ask you', url: `${home.origin}/substitutes` },
    footerLines: inThePool,
  },
});
