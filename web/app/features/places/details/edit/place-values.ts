import type * as z from 'zod';
import { places } from '#shared/places/contract.ts';
import { PlaceDetails } from '#shared/places/details/place-details.ts';
import type { Place } from '#shared/places/schemas.ts';
import type { CheckedForm } from '#web/app/forms/use-checked-form.ts';

/** What the form of a place asks: adding, changing and suggesting share it; only a suggestion has a note. */
export const PlaceFields = PlaceDetails.extend({ note: places.operations.suggestPlaceEdit.input.shape.note });

type PlaceValues = z.input<typeof PlaceFields>;
export type PlaceForm = CheckedForm<PlaceValues>;

/** A place as its form has it. */
export function valuesOf(place: Place): PlaceValues {
  const { placeId: _, version: _v, standing: _s, trust: _t, confirmedAt: _c, score: _r, ...rest } = place;
  const { createdAt: _a, updatedAt: _u, claimedAt: _m, photos: _p, location, openPlay, ...details } = rest;
  const { address, city, point } = location;
  return {
    ...details,
    openPlay: openPlay.map(({ confirmedAt: _at, ...play }) => play),
    location: { ...(address && { address }), cityPlaceId: city.placeId, point },
  };
}
