import { hostIdsOf, isHost } from '#shared/events/hosts/hosting.ts';
import { missingPeople } from '#shared/events/lifecycle/minimum.ts';
import type { eventAtRisk, holdLapsed, requestDecided, seatsOpened } from '#shared/events/messages.ts';
import { fits } from '#shared/events/rsvp/line/line-groups.ts';
import { isOnLine, seating, standingOf } from '#shared/events/rsvp/line/seats.ts';
import type { NoticeBuilder } from './notice-builder.ts';
import { asksForSpot, toOne } from './notices-by-fact.ts';
import { askAnswered, askExpired, moreAreNeeded, seatsAreFree, yourHoldRanOut } from './seat-mails.ts';

/** The answer to a join request, while it is so. */
export const ofDecision: NoticeBuilder<typeof requestDecided> = (
  { userId, approved, expired },
  { event, line },
  at,
  home,
  { words },
) => {
  if (event.status !== 'scheduled') return undefined;
  if (expired) return at < new Date(event.endsAt) ? toOne(userId, 'rsvp', askExpired(event, home)) : undefined;
  if (at >= new Date(event.startsAt)) return undefined;
  const standing = standingOf(userId, seating(line));
  if (approved !== (standing.status !== 'none') || standing.status === 'requested') return undefined;
  const answer = askAnswered(event, standing, words, home);
  if (standing.status !== 'offered') return toOne(userId, 'rsvp', answer);
  return { ...toOne(userId, 'waitlistOffer', answer), ...asksForSpot(event) };
};

/** Who is back on the list by then knows. */
export const ofLapse: NoticeBuilder<typeof holdLapsed> = ({ userId }, { event, line }, at, home) => {
  if (event.status !== 'scheduled' || at >= new Date(event.startsAt) || isOnLine(userId, line)) return undefined;
  return toOne(userId, 'waitlistOffer', yourHoldRanOut(event, home));
};

/** Free seats for the first to take them, sent to all in line whose party fits. */
export const ofOpening: NoticeBuilder<typeof seatsOpened> = (_, { event, line }, at, home) => {
  if (event.status !== 'scheduled' || at >= new Date(event.startsAt)) return undefined;
  const userIds = seating(line).waiting.filter((person) => fits(line, person));
  const told = seatsAreFree(event, home);
  return { topic: 'waitlistOffer', userIds, wantsAnswer: true, told: () => told };
};

/** Too few people, told to the hosts and to all who are in, while more can still change it. */
export const ofRisk: NoticeBuilder<typeof eventAtRisk> = ({ decidesAt }, { event, line }, at, home) => {
  const missing = missingPeople(event, line);
  if (event.status !== 'scheduled' || missing === 0 || at >= new Date(decidesAt)) return undefined;
  const userIds = [...new Set([...hostIdsOf(event), ...seating(line).in])];
  return {
    topic: 'eventChange',
    userIds,
    told: (userId) => moreAreNeeded(event, { missing, decidesAt, isHost: isHost(event, userId) }, home),
  };
};
