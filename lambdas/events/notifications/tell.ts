import * as z from 'zod';
import { inParallel } from '#lambdas/kernel/data/in-parallel.ts';
import { deliver } from '#lambdas/notifications/ports/deliver.ts';
import { Envelope, type Message, type MessageType } from '#shared/contract/message.ts';
import { type Situation, sequenceOf } from '../details/situation.ts';
import { asToldTo } from '../guests/guest-links.ts';
import { ofHostAnswered, ofHostAsked, ofHostLeft, ofInvitation } from '../hosts/mails.ts';
import { ofAsking, ofFinding } from '../substitutes/mails.ts';
import { ofDispute, ofNoShow, ofSettlement } from './attendance-mails.ts';
import { ofDraw } from './draw-mails.ts';
import type { MailHome } from './event-words.ts';
import type { NoticeBuilder } from './notice-builder.ts';
import { noticeFacts } from './notice-facts.ts';
import { ofCancellation, ofChange, ofPostponement, ofRemoval, ofRsvp } from './notices-by-fact.ts';
import { type Elsewhere, isNotifiedElsewhere } from './notified-elsewhere.ts';
import type { Notifier } from './notifier.ts';
import { readUnsaid, type UnsaidSources } from './unsaid.ts';
import { ofDecision, ofLapse, ofOpening, ofRisk } from './what-to-tell-of-seats.ts';

const mailsAtOnce = 10;

export interface Telegraph extends Notifier, Elsewhere, Pick<UnsaidSources, 'notes' | 'searches'> {}

type Circumstances = Parameters<NoticeBuilder<MessageType>> extends [unknown, ...infer Rest] ? Rest : never;

/** A fact and its notice; what the bus says of the fact is read by the fact's own schema. */
const rule = <Data extends z.ZodObject>(
  { name, data }: MessageType<Data>,
  build: NoticeBuilder<MessageType<Data>>,
) => ({
  name,
  build: (said: unknown, ...circumstances: Circumstances) => build(data.parse(said), ...circumstances),
});

/** What each of these facts gives reason to tell; one that is missing here does not compile. */
const rules: Readonly<Record<keyof typeof noticeFacts, ReturnType<typeof rule>>> = {
  rsvpChanged: rule(noticeFacts.rsvpChanged, ofRsvp),
  joinerRemoved: rule(noticeFacts.joinerRemoved, ofRemoval),
  requestDecided: rule(noticeFacts.requestDecided, ofDecision),
  holdLapsed: rule(noticeFacts.holdLapsed, ofLapse),
  drawHeld: rule(noticeFacts.drawHeld, ofDraw),
  seatsOpened: rule(noticeFacts.seatsOpened, ofOpening),
  hostAsked: rule(noticeFacts.hostAsked, ofHostAsked),
  hostAnswered: rule(noticeFacts.hostAnswered, ofHostAnswered),
  hostLeft: rule(noticeFacts.hostLeft, ofHostLeft),
  peopleInvited: rule(noticeFacts.peopleInvited, ofInvitation),
  substitutesAsked: rule(noticeFacts.substitutesAsked, ofAsking),
  substitutesFound: rule(noticeFacts.substitutesFound, ofFinding),
  eventAtRisk: rule(noticeFacts.eventAtRisk, ofRisk),
  eventChanged: rule(noticeFacts.eventChanged, ofChange),
  eventPostponed: rule(noticeFacts.eventPostponed, ofPostponement),
  eventCancelled: rule(noticeFacts.eventCancelled, ofCancellation),
  noShowMarked: rule(noticeFacts.noShowMarked, ofNoShow),
  noShowDisputed: rule(noticeFacts.noShowDisputed, ofDispute),
  noShowSettled: rule(noticeFacts.noShowSettled, ofSettlement),
};

const AboutEvent = z.looseObject({ eventId: z.string() });

/** What a fact gives reason to tell now, and of which event; undefined when there is nothing to tell. */
export async function noticeOf(message: Message, by: Telegraph, now: Date) {
  const { type, quiet, data } = Envelope.parse(message);
  const found = Object.values(rules).find(({ name }) => name === type);
  if (!found || quiet) return undefined;
  const situation = await by.find(AboutEvent.parse(data).eventId);
  if (!situation) return undefined;
  const unsaid = await readUnsaid(message, situation.event.hostName, by, now);
  const notice = found.build(data, situation, now, homeFor(situation, by), unsaid);
  if (!notice || (await isNotifiedElsewhere(message, situation, by))) return undefined;
  return { notice, situation };
}

/**
 * Tells all people concerned about one fact, once, however often it is called (the message is the cause). Quiet facts are
 * never sent. Some may be told and others not when it throws: call it again.
 */
export async function tell(message: Message, by: Telegraph, now: () => Date): Promise<void> {
  const { messageId, occurredAt } = message;
  const found = await noticeOf(message, by, now());
  if (!found) return;
  const { notice, situation } = found;
  const { topic, userIds, authorId, asks, person, told } = notice;
  const { eventId, startsAt, gameTypeId } = situation.event;
  const about = { eventId, startsAt, gameTypeId, asks, person };
  await inParallel(userIds, mailsAtOnce, async (userId) => {
    const words = await asToldTo(userId, told(userId), by);
    await deliver(
      { cause: messageId, causedAt: occurredAt, userId, topic, authorId, about, tell: () => words },
      by,
      now(),
    );
  });
}

const homeFor = (situation: Situation, { home }: Telegraph): MailHome => ({ ...home, sequence: sequenceOf(situation) });
