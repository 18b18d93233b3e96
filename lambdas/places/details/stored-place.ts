import type { KnownDetails } from '#shared/places/details/place-details.ts';
import type { PlacePhoto } from '#shared/places/photos/photo.ts';
import type { Place, PlaceCard, PlaceStatus } from '#shared/places/schemas.ts';

/** A place as its context knows it. */
export interface StoredPlace {
  readonly placeId: string;
  readonly version: number;
  readonly revision: number;
  readonly details: KnownDetails;
  readonly standing: PlaceStatus;
  readonly trust: number;
  readonly confirmedAt: string;
  /** How many people rated it, and the sum of what they gave. */
  readonly ratings: number;
  readonly stars: number;
  readonly creatorId: string;
  readonly managers: readonly string[];
  /** Addresses of people who were asked to manage it and have not answered. */
  readonly asked?: readonly { readonly email: string; readonly askedAt: string }[] | undefined;
  /** The manager who proved that they speak for the place. */
  readonly claimedBy?: string | undefined;
  readonly claimedAt?: string | undefined;
  /** When the website or the number last changed; without it, since it was added. */
  readonly contactsSince?: string;
  readonly photos?: readonly PlacePhoto[] | undefined;
  /** Who says that it is listed a second time, and as which place. */
  readonly mergeWords?: readonly { readonly userId: string; readonly into: string }[];
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** Who decides about a listing: at first the user who added it. */
export const managesPlace = ({ managers }: Pick<StoredPlace, 'managers'>, userId: string): boolean =>
  managers.includes(userId);

const scoreOf = ({ ratings, stars }: StoredPlace) => ({
  count: ratings,
  ...(ratings > 0 && { average: Math.round((stars / ratings) * 10) / 10 }),
});

export const toPlace = (place: StoredPlace): Place => {
  const { details, placeId, version, standing, trust, confirmedAt, createdAt, updatedAt } = place;
  const photos = place.photos && [...place.photos];
  const told = { placeId, version, standing, trust, confirmedAt, score: scoreOf(place), photos, createdAt, updatedAt };
  return { ...details, ...told, ...(place.claimedAt && { claimedAt: place.claimedAt }) };
};

export function toCard(place: StoredPlace): PlaceCard {
  const { name, kind, sports, access, amenities, courts, location } = place.details;
  return {
    placeId: place.placeId,
    name,
    kind,
    status: place.standing.status,
    sports,
    access: access.kind,
    amenities,
    courts: courts.length,
    ...(location.address !== undefined && { address: location.address }),
    cityName: location.city.name,
    lat: location.point.lat,
    lng: location.point.lng,
    score: scoreOf(place),
  };
}
