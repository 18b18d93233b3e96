import * as z from 'zod';
import type { Operation } from '#shared/contract/operation.ts';
import { PlaceId, RatingId, SuggestionId } from '#shared/ids.ts';
import { Lines } from '#shared/text.ts';
import { Condition, Place } from '../schemas.ts';
import { ConditionNow, Rating, Report, Suggestion } from '../views.ts';
import { PlaceDetails } from './place-details.ts';

const onPlace = z.strictObject({ placeId: PlaceId });
const unknown = ['place.notFound'] as const;
const manage = { access: 'place:manage', errors: unknown } as const;
const anybody = { access: 'profileComplete', errors: ['place.notFound', 'place.closed'] } as const;

/** What players do so that a listing stays right: suggest, confirm, report and rate. */
export const maintenanceOperations = {
  suggestPlaceEdit: {
    method: 'POST',
    path: '/places/{placeId}/suggestions',
    summary: 'Suggest changes to a place; players with three accepted edits apply them right away',
    access: 'profileComplete',
    creates: true,
    limit: { calls: 30, per: 'day' },
    input: PlaceDetails.extend({ placeId: PlaceId, note: Lines(300, 'The note').default('') }),
    output: z.object({ outcome: z.enum(['accepted', 'waiting']) }),
    errors: ['place.notFound', 'place.closed', 'city.notFound', 'place.nothingToChange'],
  },
  listPlaceSuggestions: {
    method: 'GET',
    path: '/places/{placeId}/suggestions',
    summary: 'List suggestions and reports about a place, oldest first',
    ...manage,
    input: onPlace,
    output: z.object({ suggestions: z.array(Suggestion), reports: z.array(Report) }),
  },
  decidePlaceSuggestion: {
    method: 'PUT',
    path: '/places/{placeId}/suggestions/{suggestionId}',
    summary: 'Accept or decline a suggestion',
    access: 'place:manage',
    input: z.strictObject({ placeId: PlaceId, suggestionId: SuggestionId, decision: z.enum(['accept', 'decline']) }),
    output: Place,
    errors: ['place.notFound', 'place.suggestionNotFound', 'place.suggestionDecided'],
  },
  confirmPlace: {
    method: 'PUT',
    path: '/places/{placeId}/confirmation',
    summary: 'Confirm that a listing is still right',
    ...anybody,
    limit: { calls: 100, per: 'day' },
    input: onPlace,
    output: Place,
  },
  reportPlace: {
    method: 'PUT',
    path: '/places/{placeId}/report',
    summary: 'Report that something is wrong with a listing',
    access: 'profileComplete',
    limit: { calls: 20, per: 'day' },
    input: z.strictObject({
      placeId: PlaceId,
      category: z.enum(
        ['wrong_info', 'closed', 'duplicate', 'unsafe', 'not_a_place', 'other'],
        'Choose what is wrong.',
      ),
      text: Lines(500, 'The text').default(''),
    }),
    output: z.object({ outcome: z.literal('reported') }),
    errors: unknown,
  },
  reportCondition: {
    method: 'PUT',
    path: '/places/{placeId}/condition',
    summary: 'Report current conditions at a place; they count for three hours',
    ...anybody,
    limit: { calls: 60, per: 'day' },
    input: z.strictObject({ placeId: PlaceId, condition: Condition }),
    output: z.object({ conditions: z.array(ConditionNow) }),
  },
  ratePlace: {
    method: 'PUT',
    path: '/places/{placeId}/rating',
    summary: 'Rate a place from 1 to 5, once every six months',
    access: 'profileComplete',
    limit: { calls: 30, per: 'day' },
    input: z.strictObject({
      placeId: PlaceId,
      stars: z.int('Choose one to five stars.').min(1, 'Choose one to five stars.').max(5, 'Choose one to five stars.'),
      text: Lines(1000, 'The text').default(''),
    }),
    output: Place,
    errors: ['place.notFound', 'place.ratedLately'],
  },
  listPlaceRatings: {
    method: 'GET',
    path: '/places/{placeId}/ratings',
    summary: 'List the ratings of a place, newest first',
    access: 'public',
    input: z.strictObject({
      placeId: PlaceId,
      limit: z.coerce.number().int().min(1).max(50).default(10),
      cursor: z.string().max(1024).optional(),
    }),
    output: z.object({ ratings: z.array(Rating), nextCursor: z.string().optional() }),
    errors: ['place.notFound', 'request.cursorInvalid'],
  },
  replyToRating: {
    method: 'PUT',
    path: '/places/{placeId}/ratings/{ratingId}/reply',
    summary: 'Reply to a rating for the place; an empty reply removes the earlier one',
    access: 'place:manage',
    input: z.strictObject({ placeId: PlaceId, ratingId: RatingId, text: Lines(1000, 'The answer') }),
    output: Rating,
    errors: ['place.notFound', 'place.ratingNotFound'],
  },
} as const satisfies Record<string, Operation>;
