import type { NoticeContent } from '#lambdas/notifications/ports/notice.ts';
import { hostIdsOf, isAskedToHost, isHost } from '#shared/events/hosts/hosting.ts';
import type { hostAnswered, hostAsked, hostLeft, peopleInvited } from '#shared/events/hosts/messages.ts';
import { isOnLine } from '#shared/events/rsvp/line/seats.ts';
import { isGuestId } from '#shared/ids.ts';
import type { StoredEvent } from '../details/stored-event.ts';
import { eventFacts, type MailHome, openEvent, whenOf } from '../notifications/event-words.ts';
import type { NoticeBuilder } from '../notifications/notice-builder.ts';

/** The question, while it waits for an answer. */
export const ofHostAsked: NoticeBuilder<typeof hostAsked> = ({ userId, askedById }, { event }, at, home, { name }) => {
  if (isOver(event, at) || !isAskedToHost(event, userId)) return undefined;
  return {
    topic: 'invitation',
    userIds: [userId],
    authorId: askedById,
    ...(askedById && { person: { personId: askedById, personName: name } }),
    asks: 'hosting',
    told: () =>
      hostMail(event, home, {
        heading: `${name} wants you to co-host`,
        words: `As a host of ${event.title} you can edit it, approve players and get its notifications. Accept or decline on the event page.`,
        why: 'Sent because a host invited you to co-host.',
      }),
  };
};

/** The answer, mailed to all other hosts. */
export const ofHostAnswered: NoticeBuilder<typeof hostAnswered> = (
  { userId, confirmed },
  { event },
  at,
  home,
  { name },
) => {
  if (isOver(event, at) || isHost(event, userId) !== confirmed) return undefined;
  const heading = confirmed ? `${name} is now a host` : `${name} declined to host`;
  const words = confirmed
    ? `${name} can now manage ${event.title} with you.`
    : `${name} can’t co-host. You can invite another host.`;
  return toHosts(event, home, userId, { heading, words });
};

/** Who was taken off hears it; of who stepped down, those who stay. */
export const ofHostLeft: NoticeBuilder<typeof hostLeft> = ({ userId, removed }, { event }, at, home, { name }) => {
  if (isOver(event, at) || isHost(event, userId)) return undefined;
  if (!removed)
    return toHosts(event, home, userId, {
      heading: `${name} is no longer a host`,
      words: `${name} stepped down as a host of ${event.title}. You’re still a host.`,
    });
  const words = `${event.hostName} removed you as a host of ${event.title}. If you joined to play, your spot is safe.`;
  const why = 'Sent because you hosted this event.';
  const told = hostMail(event, home, { heading: 'You’re no longer a host', words, why });
  return { topic: 'invitation', userIds: [userId], told: () => told };
};

/** People who have not joined by themselves. */
export const ofInvitation: NoticeBuilder<typeof peopleInvited> = (
  { userIds, invitedById },
  { event, line },
  at,
  home,
  { name },
) => {
  if (event.status !== 'scheduled' || at >= new Date(event.startsAt)) return undefined;
  const heading = `${name} invites you`;
  const told = hostMail(event, home, {
    heading,
    words: `You’re invited to ${event.title}. Are you in?`,
    why: 'Sent because this host knows you or played with you.',
  });
  const toldGuest = hostMail(event, home, {
    heading,
    words: `You’re invited to ${event.title}. Are you in? You don’t need an account to answer.`,
    why: `Sent because ${name} entered this email. We delete it 30 days after the event.`,
    link: 'See the invitation',
  });
  return {
    topic: 'invitation',
    userIds: userIds.filter((one) => !isOnLine(one, line)),
    authorId: invitedById,
    ...(invitedById && { person: { personId: invitedById, personName: name } }),
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

/** A mail about an event to a host, or an invited one. */
export const hostMail = (
  event: StoredEvent,
  home: MailHome,
  { heading, words, why = 'Sent because you host this event.', link }: Said,
): NoticeContent => ({
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
