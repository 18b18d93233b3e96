import * as z from 'zod';
import { defineContract } from '#shared/contract/operation.ts';
import { DependantId, EventId } from '#shared/ids.ts';
import { ParentingPattern } from '#shared/people/family/parenting.ts';
import { Relation } from '#shared/people/family/relations.ts';
import { playerFacts } from '#shared/people/profile/player-facts.ts';
import { Place, Seats } from '../details/schemas.ts';
import { MyFixture } from '../fixtures/schemas.ts';
import { ShareToken } from '../rsvp/contract.ts';
import { GroupKey } from '../rsvp/line/capacity-groups.ts';
import { Answers, KnowsItIsLate, SeriesCounts } from '../rsvp/schemas.ts';

const eventId = EventId;
const dependantId = DependantId;
const Stand = z.object({ mine: Place, seats: Seats });
const inSeries = '/events/{eventId}/dependants/{dependantId}/series';

/** A dependant of the caller and where they stand at an event. */
export const DependantStanding = z.object({
  dependantId,
  firstName: z.string(),
  mine: Place,
  /** The caller may answer for them. */
  mayAnswer: z.boolean(),
  /** The caller may pay for them. */
  mayPay: z.boolean(),
  /** What the event asks and their age does not fulfil, in words; nothing else is known of them. */
  eligibilityFailures: z.array(z.string()),
  /** They are put on the list of every new date of the event's series. */
  isStanding: z.boolean(),
});
export type DependantStanding = z.infer<typeof DependantStanding>;

/** What a family member is in or waits for. */
export const FamilyEntry = z.object({
  /** Absent for the caller. */
  dependantId: dependantId.optional(),
  eventId,
  title: z.string(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  timeZone: z.string(),
  placeLabel: z.string(),
  point: z.object({ lat: z.number(), lng: z.number() }),
  status: z.enum(['in', 'waiting', 'offered', 'requested']),
});
export type FamilyEntry = z.infer<typeof FamilyEntry>;

/** A match that a family member plays or officiates, unless they are out. */
export const FamilyMatch = MyFixture.extend({ dependantId: dependantId.optional() });
export type FamilyMatch = z.infer<typeof FamilyMatch>;

/** Answers to events by guardians, and the week that comes of them. */
export const dependantsContract = defineContract('dependants', {
  listDependantsAtEvent: {
    method: 'GET',
    path: '/events/mine/{eventId}/dependants',
    summary: 'List your children with where each stands at an event',
    access: 'signedIn',
    input: z.strictObject({ eventId, token: ShareToken.optional() }),
    output: z.object({ dependants: z.array(DependantStanding) }),
    errors: ['event.notFound'],
  },
  joinForDependant: {
    method: 'PUT',
    path: '/events/{eventId}/dependants/{dependantId}/rsvp',
    summary: 'Join an event or its waitlist for a child, or take the spot held for them',
    access: 'signedIn',
    input: z.strictObject({
      eventId,
      dependantId,
      token: ShareToken.optional(),
      answers: Answers.optional(),
      group: GroupKey.optional(),
      gender: playerFacts.gender,
      levels: playerFacts.levels,
    }),
    output: Stand,
    errors: [
      'dependant.notFound',
      'access.denied',
      'event.notFound',
      'rsvp.closed',
      'rsvp.full',
      'rsvp.notYet',
      'rsvp.drawing',
      'rsvp.answersMissing',
      'rsvp.groupMissing',
      'rsvp.notEligible',
      'rsvp.offerGone',
      'rsvp.payFirst',
    ],
  },
  leaveForDependant: {
    method: 'DELETE',
    path: '/events/{eventId}/dependants/{dependantId}/rsvp',
    summary: "Give up a child's spot, offer, place in line or request",
    access: 'signedIn',
    input: z.strictObject({ eventId, dependantId, isLate: KnowsItIsLate }),
    output: Stand,
    errors: ['dependant.notFound', 'access.denied', 'rsvp.notFound', 'rsvp.closed', 'rsvp.leavingLate'],
  },
  joinSeriesForDependant: {
    method: 'PUT',
    path: inSeries,
    summary: 'Join all known dates of a series for a child, or every date from now on',
    access: 'signedIn',
    input: z.strictObject({
      eventId,
      dependantId,
      token: ShareToken.optional(),
      scope: z.enum(['all', 'standing']),
      group: GroupKey.optional(),
      gender: playerFacts.gender,
      levels: playerFacts.levels,
    }),
    output: SeriesCounts,
    errors: [
      'dependant.notFound',
      'access.denied',
      'event.notFound',
      'series.notFound',
      'rsvp.closed',
      'rsvp.groupMissing',
      'rsvp.notEligible',
    ],
  },
  leaveSeriesForDependant: {
    method: 'DELETE',
    path: inSeries,
    summary: 'Stop joining new dates of a series for a child, and give up their spots if requested',
    access: 'signedIn',
    input: z.strictObject({ eventId, dependantId, seats: z.enum(['keep', 'giveUp']).default('keep') }),
    output: z.object({ left: z.int() }),
    errors: ['dependant.notFound', 'access.denied', 'rsvp.notFound'],
  },
  getJoinedDependant: {
    method: 'GET',
    path: '/events/{eventId}/dependants/{dependantId}',
    summary: 'Read the emergency contacts of a player at your event, or of your child',
    access: 'signedIn',
    input: z.strictObject({ eventId, dependantId }),
    output: z.object({
      displayName: z.string(),
      ageBand: z.enum(['under13', 'from13to17', 'adult']),
      /** The first to call comes first. */
      contacts: z.array(z.object({ relation: Relation, phoneNumber: z.string() })),
    }),
    errors: ['dependant.notFound'],
  },
  getFamilyWeek: {
    method: 'GET',
    path: '/events/me/family/week',
    summary: 'Read what you and your family are in or waiting for, over seven days',
    access: 'signedIn',
    input: z.strictObject({ from: z.iso.datetime() }),
    output: z.object({
      dependants: z.array(
        z.object({
          dependantId,
          firstName: z.string(),
          household: z.enum(['A', 'B']),
          parenting: ParentingPattern.optional(),
        }),
      ),
      entries: z.array(FamilyEntry),
      matches: z.array(FamilyMatch),
    }),
  },
});
