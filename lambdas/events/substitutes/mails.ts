import type { NoticeContent } from '#lambdas/notifications/ports/notice.ts';
import { hostIdsOf, isHost } from '#shared/events/hosts/hosting.ts';
import { isOnLine } from '#shared/events/rsvp/line/seats.ts';
import type { substitutesAsked, substitutesFound } from '#shared/events/substitutes/messages.ts';
import type { StoredEvent } from '../details/stored-event.ts';
import { eventFacts, type MailHome, openEvent, whenOf } from '../notifications/event-words.ts';
import type { NoticeBuilder } from '../notifications/notice-builder.ts';

const inThePool = ['You get this mail because you said that you can be asked to substitute.'];

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
  subject: `Can you substitute? ${event.title}`,
  content: {
    preheader: whenOf(event),
    heading: `Can you substitute at ${event.title}?`,
    paragraphs: [
      `${event.hostName} looks for substitutes. The first to accept is in.`,
      ...(message ? [`${event.hostName} writes:\n${message}`] : []),
    ],
    facts: eventFacts(event),
    action: { label: 'Answer', url: `${home.origin}/substitutes` },
    footerLines: inThePool,
  },
});

const substitutesAreIn = (event: StoredEvent, home: MailHome): NoticeContent => ({
  subject: `Substitutes found: ${event.title}`,
  content: {
    preheader: 'As many are in as you asked for.',
    heading: 'Your substitutes are in',
    paragraphs: [`As many substitutes as you asked for are in at ${event.title}. We've stopped asking others.`],
    facts: eventFacts(event),
    action: openEvent(event, home),
    footerLines: ['You get this mail because you host this event.'],
  },
});

const othersWereQuicker = (event: StoredEvent, home: MailHome): NoticeContent => ({
  subject: `Substitutes found: ${event.title}`,
  content: {
    preheader: 'You need not answer any more. Thank you!',
    heading: 'Enough substitutes are found',
    paragraphs: [
      `Others were quicker this time, and ${event.title} has enough substitutes. You need not do anything. Thank you for being there to be asked!`,
    ],
    action: { label: 'Change when you are asked', url: `${home.origin}/substitutes` },
    footerLines: inThePool,
  },
});
