import type { Told } from '#lambdas/notifications/ports/deliver.ts';
import { hostIdsOf, isAskedToHost, isHost } from '#shared/events/hosts/hosting.ts';
import type { hostAnswered, hostAsked, hostLeft, peopleInvited } from '#shared/events/hosts/messages.ts';
import { isOnLine } from '#shared/events/rsvp/line/seats.ts';
import { isGuestId } from '#shared/ids.ts';
import type { StoredEvent } from '../details/stored-event.ts';
import { eventFacts, type MailHome, openEvent, whenOf } from '../notifications/event-words.ts';
import type { WhatToTell } from '../notifications/telling.ts';

/** The question, while it waits for an answer. */
export const ofHostAsked: WhatToTell<typeof hostAsked> = ({ userId, askedBy, askedById }, { event }, at, home) => {
  if (isOver(event, at) || !isAskedToHost(event, userId)) return undefined;
  return {
    topic: 'invitation',
    userIds: [userId],
    authorId: askedById,
    asks: 'hosting',
    told: () =>
      hostMail(event, home, {
        heading: `${askedBy} asks you to host`,
        words: `You would host ${event.title} together: change it, decide who comes, and hear of what happens. Confirm or decline on its page.`,
        why: 'You get this mail because somebody asked you to host this event.',
      }),
  };
};

/** The answer, told to everybody else who hosts. */
export const ofHostAnswered: WhatToTell<typeof hostAnswered> = (
  { userId, displayName, confirmed },
  { event },
  at,
  home,
) => {
  if (isOver(event, at) || isHost(event, userId) !== confirmed) return undefined;
  const heading = confirmed ? `${displayName} hosts with you` : `${displayName} does not host with you`;
  const words = confirmed
    ? `${displayName} may do everything with ${event.title} that you may.`
    : `${displayName} declined. You may ask somebody else.`;
  return toHosts(event, home, userId, { heading, words });
};

/** Who was taken off hears it; of who stepped down, those who stay. */
export const ofHostLeft: WhatToTell<typeof hostLeft> = ({ userId, displayName, removed }, { event }, at, home) => {
  if (isOver(event, at) || isHost(event, userId)) return undefined;
  if (!removed)
    return toHosts(event, home, userId, {
      heading: `${displayName} hosts no more`,
      words: `${displayName} stepped down as a host of ${event.title}. The event goes on with you.`,
    });
  const words = `${event.hostName} took you off the hosts of ${event.title}. If you are in, you keep your seat.`;
  const why = 'You get this mail because you hosted this event.';
  const told = hostMail(event, home, { heading: 'You host this event no more', words, why });
  return { topic: 'invitation', userIds: [userId], told: () => told };
};

/** People who have not joined by themselves. */
export const ofInvitation: WhatToTell<typeof peopleInvited> = (
  { userIds, invitedBy, invitedById },
  { event, line },
  at,
  home,
) => {
  if (event.status !== 'scheduled' || at >= new Date(event.startsAt)) return undefined;
  const heading = `${invitedBy} invites you`;
  const told = hostMail(event, home, {
    heading,
    words: `You are invited to ${event.title}. Say on its page whether you come: yes, no or maybe.`,
    why: 'You get this mail because somebody whose event you were at, or who knows you, invited you.',
  });
  const toldGuest = hostMail(event, home, {
    heading,
    words: `You are invited to ${event.title}. Open the invitation and press one button to come; you need no account. If you cannot come, do nothing.`,
    why: `You get this mail because ${invitedBy} gave this address. We forget it 30 days after the event.`,
    link: 'Open the invitation',
  });
  return {
    topic: 'invitation',
    userIds: userIds.filter((one) => !isOnLine(one, line)),
    authorId: invitedById,
    asks: 'invitation',
    told: (userId) => (isGuestId(userId) ? toldGuest : told),
  };
};

const isOver = ({ status, endsAt }: StoredEvent, at: Date) => status === 'cancelled' || at >= new Date(endsAt);

interface Said {
  readonly heading: string;
  readonly words: string;
  readonly why?: string;
  /** What its link is called, if not as usual. */
  readonly link?: string;
}

const toHosts = (event: StoredEvent, home: MailHome, but: string, said: Said) => ({
  topic: 'invitation' as const,
  userIds: hostIdsOf(event).filter((one) => one !== but),
  told: () => hostMail(event, home, said),
});

/** A mail about an event to somebody who hosts it, or is asked to. */
export const hostMail = (
  event: StoredEvent,
  home: MailHome,
  { heading, words, why = 'You get this mail because you host this event.', link }: Said,
): Told => ({
  subject: `${heading}: ${event.title}`,
  content: {
    preheader: whenOf(event),
    heading,
    paragraphs: [words],
    facts: eventFacts(event),
    action: { ...openEvent(event, home), ...(link && { label: link }) },
    footerLines: [why],
  },
});
