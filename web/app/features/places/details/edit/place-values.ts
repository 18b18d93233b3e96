import type * as z from 'zod';
import type { PlaceDetails } from '#shared/places/details/place-details.ts';
import type { Place } from '#shared/places/schemas.ts';
import type { PageForm } from '#web/app/forms/use-page-form.ts';

type PlaceValues = z.input<typeof PlaceDetails>;
/** The form of a place: adding, changing and suggesting share it. */
export type PlaceForm = PageForm<typeof PlaceDetails>;

/** A place as its form has it. */
export function valuesOf(place: Place): PlaceValues {
  const { placeId: _, version: _v, standing: _s, trust: _t, confirmedAt: _c, score: _r, ...rest } = place;
  const { createdAt: _a, updatedAt: _u, location, openPlay, ...details } = rest;
  const { address, city, point } = location;
  return {
    ...details,
    openPlay: openPlay.map(({ confirmedAt: _at, ...play }) => play),
    location: { ...(address && { address }), cityPlaceId: city.placeId, point },
  };
}
