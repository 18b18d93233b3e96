import * as z from 'zod';
import { EventId, RatingId, SuggestionId } from '../ids.ts';
import { Condition, Place } from './schemas.ts';

/** A US city to pick. `label` reads `Austin, TX`; the time zone is IANA. */
export const CitySuggestion = z.object({
  placeId: z.string(),
  label: z.string(),
  lat: z.number(),
  lng: z.number(),
  timeZone: z.string().optional(),
});

/** How many people met what there within the last three hours. */
export const ConditionNow = z.object({ condition: Condition, people: z.int(), at: z.iso.datetime() });

/** What a page of a place shows to anybody. */
export const PlaceView = z.object({ place: Place, conditions: z.array(ConditionNow) });

/** The same for a signed-in person. */
export const MyPlaceView = PlaceView.extend({
  canManage: z.boolean(),
  /** When this person last said that the place is still right. */
  confirmedByMeAt: z.iso.datetime().optional(),
  myRating: z.object({ stars: z.int(), text: z.string(), mayRateAgainAt: z.iso.datetime() }).optional(),
});

export const Rating = z.object({
  ratingId: RatingId,
  displayName: z.string(),
  stars: z.int(),
  text: z.string(),
  ratedAt: z.iso.datetime(),
  reply: z.object({ text: z.string(), repliedAt: z.iso.datetime() }).optional(),
});

export const Suggestion = z.object({
  suggestionId: SuggestionId,
  displayName: z.string(),
  note: z.string(),
  /** Those of `KnownDetails` that differ, as they would be. */
  changes: z.record(z.string(), z.unknown()),
  /** Those that would go. */
  cleared: z.array(z.string()),
  suggestedAt: z.iso.datetime(),
});

export const Report = z.object({ category: z.string(), text: z.string(), reportedAt: z.iso.datetime() });

/** What happens at a place, as far as it is public. */
export const PlaceEvent = z.object({
  eventId: EventId,
  title: z.string(),
  gameTypeId: z.string(),
  otherGameType: z.string().optional(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime().optional(),
  timeZone: z.string(),
  /** Of the start only the day is known. */
  isTimeTbd: z.boolean().optional(),
});
