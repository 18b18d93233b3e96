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
import { ofDecision, ofOpening, ofRisk } from './what-to-tell-of-seats.ts';

const mailsAtOnce = 10;

export interface Telegraph extends Notifier, Elsewhere, Pick<UnsaidSources, 'notes' | 'searches'> {}

type Facts = typeof noticeFacts;
type FactName = keyof Facts;

/** What each of the told facts gives reason to tell; one that is missing here does not compile. */
const rules: { readonly [Name in FactName]: NoticeBuilder<Facts[Name]> } = {
  rsvpChanged: ofRsvp,
  joinerRemoved: ofRemoval,
  requestDecided: ofDecision,
  drawHeld: ofDraw,
  seatsOpened: ofOpening,
  hostAsked: ofHostAsked,
  hostAnswered: ofHostAnswered,
  hostLeft: ofHostLeft,
  peopleInvited: ofInvitation,
  substitutesAsked: ofAsking,
  substitutesFound: ofFinding,
  eventAtRisk: ofRisk,
  eventChanged: ofChange,
  eventPostponed: ofPostponement,
  eventCancelled: ofCancellation,
  noShowMarked: ofNoShow,
  noShowDisputed: ofDispute,
  noShowSettled: ofSettlement,
};

function ruleFor(type: string): { fact: MessageType; whatToTell: NoticeBuilder<MessageType> } | undefined {
  const name = (Object.keys(rules) as FactName[]).find((one) => noticeFacts[one].name === type);
  return name && { fact: noticeFacts[name], whatToTell: rules[name] as unknown as NoticeBuilder<MessageType> };
}

const AboutEvent = z.looseObject({ eventId: z.string() });

/** What a fact gives reason to tell now, and of which event; undefined when there is nothing to tell. */
export async function tournamentNoticeOf(message: Message, by: Telegraph, now: Date) {
  const { type, quiet, data } = Envelope.parse(message);
  const found = ruleFor(type);
  if (!found || quiet) return undefined;
  const situation = await by.find(AboutEvent.parse(data).eventId);
  if (!situation) return undefined;
  const unsaid = await readUnsaid(message, situation.event.hostName, by, now);
  const telling = found.whatToTell(found.fact.data.parse(data), situation, now, homeFor(situation, by), unsaid);
  if (!telling || (await isNotifiedElsewhere(message, situation, by))) return undefined;
  return { telling, situation };
}

/**
 * Tells all people concerned about one fact, once, however often it is called (the message is the cause). Quiet facts are
 * never sent. Some may be told and others not when it throws: call it again.
 */
export async function tell(message: Message, by: Telegraph, now: () => Date): Promise<void> {
  const { messageId, occurredAt } = message;
  const found = await tournamentNoticeOf(message, by, now());
  if (!found) return;
  const { telling, situation } = found;
  const { topic, userIds, authorId, asks, told } = telling;
  const { eventId, startsAt } = situation.event;
  const about = { eventId, startsAt, asks };
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
