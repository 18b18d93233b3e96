import * as z from 'zod';
import { defineContract } from '#shared/contract/operation.ts';
import { EventId, SeriesId } from '#shared/ids.ts';
import { Lines } from '#shared/text.ts';
import { CancelReason, Event, EventDetails } from '../details/schemas.ts';
import { GroupKey } from '../rsvp/line/capacity-groups.ts';
import { SeriesCounts } from '../rsvp/schemas.ts';
import { LocalDate, Occurrence, ReoccurringInfo } from './recurrence-schemas.ts';
import { ruleOperations } from './rule-contract.ts';
import { templateOperations } from './template-contract.ts';

/** The key of a private event's link: 128 random bits. */
const ShareToken = z.string().regex(/^[A-Za-z0-9_-]{22}$/);
const Version = z.int().min(1);

/** Which dates a change is for, besides the event itself. */
const Scope = z.enum(['following', 'all'], 'Choose which events.');

/** A series as the page of one of its events shows it. */
const SeriesView = z.object({
  seriesId: SeriesId,
  reoccurringInfo: ReoccurringInfo,
  excludedDates: z.array(LocalDate),
  startDate: LocalDate,
  /** Days from a date of the rule to the day on which it takes place. */
  shiftDays: z.int(),
  /** `Every Tuesday at 6:00 PM until Mar 3, 12 times`. */
  summary: z.string(),
  /** What is still to come, soonest first, at most twelve. */
  next: z.array(Occurrence),
});

const manage = {
  access: 'event:manage',
  errors: ['event.notFound', 'record.changed', 'event.notEditable', 'series.notFound'],
} as const;
const seen = z.strictObject({ eventId: EventId, token: ShareToken.optional() });

/** Operations on the series that an event is one date of, and on what a host keeps to make others like it. */
export const seriesContract = defineContract('series', {
  ...templateOperations,
  ...ruleOperations,
  getPublicSeries: {
    method: 'GET',
    path: '/events/{eventId}/series',
    summary: 'Read the series of a public event',
    access: 'public',
    cacheSeconds: 60,
    input: seen,
    output: SeriesView,
    errors: ['event.notFound', 'series.notFound'],
  },
  getSeries: {
    method: 'GET',
    path: '/events/mine/{eventId}/series',
    summary: 'Read the series of an event with your RSVP for each date',
    access: 'signedIn',
    input: seen,
    output: SeriesView.extend({
      next: z.array(Occurrence.extend({ mine: z.enum(['in', 'waiting', 'offered', 'requested', 'none']) })),
      /** You are put on the list of every new date. */
      isStanding: z.boolean(),
    }),
    errors: ['event.notFound', 'series.notFound'],
  },
  changeSeries: {
    method: 'PUT',
    path: '/events/{eventId}/series',
    summary: 'Update this and following events of a series, or all upcoming ones',
    ...manage,
    input: EventDetails.extend({ eventId: EventId, version: Version, scope: Scope }),
    output: Event,
    errors: [
      ...manage.errors,
      'access.denied',
      'team.archived',
      'city.notFound',
      'place.unknown',
      'event.startsInPast',
      'event.payoutNeeded',
      'payout.otherCurrency',
      'payment.tooLittle',
      'payment.wayNeeded',
      'event.priceRaised',
      'event.refundsReduced',
      'event.slotSold',
      'event.capacityBelowJoined',
    ],
  },
  cancelSeries: {
    method: 'POST',
    path: '/events/{eventId}/series/cancellation',
    summary: 'Cancel this and following events of a series, or all upcoming ones',
    ...manage,
    input: z.strictObject({
      eventId: EventId,
      version: Version,
      scope: Scope,
      reason: CancelReason,
      message: Lines(300, 'The message').optional(),
    }),
    output: Event,
  },
  joinSeries: {
    method: 'PUT',
    path: '/events/{eventId}/series/rsvp',
    summary: 'Join all known dates of a series, or every date from now on',
    access: 'named',
    input: z.strictObject({
      eventId: EventId,
      token: ShareToken.optional(),
      scope: z.enum(['all', 'standing']),
      group: GroupKey.optional(),
    }),
    output: SeriesCounts,
    errors: ['event.notFound', 'series.notFound', 'rsvp.closed', 'rsvp.groupMissing', 'rsvp.notEligible'],
  },
  leaveSeries: {
    method: 'DELETE',
    path: '/events/{eventId}/series/rsvp',
    summary: 'Stop joining new dates of a series, and give up your spots if requested',
    access: 'signedIn',
    input: z.strictObject({ eventId: EventId, seats: z.enum(['keep', 'giveUp']).default('keep') }),
    /** Dates that you left. */
    output: z.object({ left: z.int() }),
    errors: ['rsvp.notFound'],
  },
});
