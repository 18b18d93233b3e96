import type { NoticeContent } from '#lambdas/notifications/ports/notice.ts';
import { formerPlayer } from '#shared/accounts/deletion/former-player.ts';
import { hostIdsOf } from '#shared/events/hosts/hosting.ts';
import type {
  eventCancelled,
  eventChanged,
  eventPostponed,
  joinerRemoved,
  rsvpChanged,
} from '#shared/events/messages.ts';
import { paysFirst } from '#shared/events/payments/pays-first.ts';
import {
  headsOf,
  isOnLine,
  isOwnHold,
  lineMembers,
  type Standing,
  seating,
  standingOf,
} from '#shared/events/rsvp/line/seats.ts';
import type { Situation } from '../details/situation.ts';
import type { StoredEvent } from '../details/stored-event.ts';
import { drawNews } from './draw-mails.ts';
import { eventCalledOff, eventMoved, eventPutOff } from './event-mails.ts';
import type { MailHome } from './event-words.ts';
import type { EventNotice, NoticeBuilder } from './notice-builder.ts';
import { youAreIn, youAreInLine, youLeft, youMovedUp, youWereRemoved } from './rsvp-mails.ts';
import { type Asker, aSeatIsHeld, joinRequestMail, yourOfferEnded } from './seat-mails.ts';

/** An answer, a place in line, or a seat for a player in line; to who was in and left, what their calendar has to know. */
export const ofRsvp: NoticeBuilder<typeof rsvpChanged> = (change, situation, at, home, unsaid) => {
  const { userId, from, to } = change;
  const { event, line } = situation;
  if (to === 'none') return ofLeaving(change, situation, at, home, unsaid);
  if (event.status !== 'scheduled' || at >= new Date(event.endsAt)) return undefined;
  const standing = standingOf(userId, seating(line));
  if (standing.status !== to) return undefined;
  if (standing.status === 'requested')
    return toAskedPeople(
      { userId, name: askerName(unsaid.name), guests: headsOf(line, userId) - 1 },
      { event, line },
      home,
    );
  // The requester hears of it with the answer to that.
  if (from === 'requested') return undefined;
  const drawn = drawNews(event, { from, to }, at, home);
  if (drawn) return toOne(userId, from === 'none' ? 'rsvp' : 'waitlistOffer', drawn);
  return toJoiner({ userId, from, standing }, { event, line }, home);
};

const ofLeaving: NoticeBuilder<typeof rsvpChanged> = ({ userId, from }, { event, line }, at, home) => {
  const takesPlace = event.status === 'scheduled' || event.status === 'postponed';
  if (from !== 'in' || !takesPlace || at >= new Date(event.startsAt) || isOnLine(userId, line)) return undefined;
  return toOne(userId, 'rsvp', youLeft(event, home));
};

interface Step {
  readonly userId: string;
  readonly from: Standing['status'];
  readonly standing: Standing;
}

function toJoiner(
  { userId, from, standing }: Step,
  { event, line }: Situation,
  home: MailHome,
): EventNotice | undefined {
  const guests = headsOf(line, userId) - 1;
  // Who is about to pay sees it.
  if (standing.status === 'offered' && isOwnHold(line, userId)) return undefined;
  if (standing.status === 'offered') {
    const held = aSeatIsHeld(event, { until: standing.until, isLast: line.lapsed?.[userId] !== undefined }, home);
    return { ...toOne(userId, 'waitlistOffer', held), ...asksForSpot(event) };
  }
  if (standing.status === 'waiting')
    return from === 'offered'
      ? toOne(userId, 'waitlistOffer', yourOfferEnded(event, standing.position, home))
      : toOne(userId, 'rsvp', youAreInLine(event, standing.position, home));
  if (from === 'waiting') return toOne(userId, 'waitlistOffer', youMovedUp(event, home));
  return toOne(userId, 'rsvp', youAreIn(event, home, guests));
}

/** Who came back in the meantime is not told of having been removed. */
export const ofRemoval: NoticeBuilder<typeof joinerRemoved> = ({ userId }, { event, line }, at, home) => {
  if (event.status === 'cancelled' || at >= new Date(event.endsAt) || isOnLine(userId, line)) return undefined;
  return toOne(userId, 'rsvp', youWereRemoved(event, home));
};

/** Another time or place, told to people who are in while it can still help them. */
export const ofChange: NoticeBuilder<typeof eventChanged> = (
  { material, wasStartsAt: startsAt, wasTimeTbd: isTimeTbd = false },
  { event, line },
  at,
  home,
) => {
  if (!material || event.status !== 'scheduled' || at >= new Date(event.startsAt)) return undefined;
  const told = eventMoved(event, { startsAt, isTimeTbd }, home);
  return { topic: 'eventChange', userIds: seating(line).in, told: () => told };
};

export const ofPostponement: NoticeBuilder<typeof eventPostponed> = (_, { event, line }, _at, home) => {
  if (event.status !== 'postponed') return undefined;
  const inside = new Set(seating(line).in);
  return {
    topic: 'eventChange',
    userIds: lineMembers(line),
    told: (userId) => eventPutOff(event, inside.has(userId), home),
  };
};

/** All on the list at the cancellation (P11): from that moment no one joins or leaves. */
export const ofCancellation: NoticeBuilder<typeof eventCancelled> = (_, { event, line }, _at, home) => {
  if (event.status !== 'cancelled') return undefined;
  const inside = new Set(seating(line).in);
  return {
    topic: 'eventCancelled',
    userIds: lineMembers(line),
    told: (userId) => eventCalledOff(event, inside.has(userId), home),
  };
};

/** A child has no account to be named by. */
const askerName = (name: string): string => (name === formerPlayer ? 'A player' : name);

/** The hosts decide, or all who are in. */
function toAskedPeople(asker: Asker, { event, line }: Situation, home: MailHome): EventNotice {
  const hosts = hostIdsOf(event);
  const byHost = event.approvalMode === 'host';
  return {
    topic: 'rsvp',
    userIds: byHost ? hosts : [...new Set([...hosts, ...seating(line).in])],
    person: { personId: asker.userId, personName: asker.name },
    ...(byHost && { asks: 'request' }),
    told: (userId) => joinRequestMail(event, asker, hosts.includes(userId), home),
  };
}

/** A held spot is taken in place, but not one that is paid first. */
export const asksForSpot = (event: StoredEvent): Pick<EventNotice, 'asks' | 'wantsAnswer'> =>
  paysFirst(event) ? { wantsAnswer: true } : { asks: 'offer' };

export const toOne = (userId: string, topic: EventNotice['topic'], told: NoticeContent): EventNotice => ({
  topic,
  userIds: [userId],
  told: () => told,
});
