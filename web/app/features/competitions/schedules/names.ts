import type { PlayedAt } from '#shared/competitions/schedules/schemas.ts';

interface Named {
  readonly name: string;
}
interface Place extends Named {
  readonly placeId: string;
  readonly courts: readonly (Named & { readonly courtId: string })[];
}

/** The names of squads. */
export const squadNames = (squads: readonly (Named & { readonly squadId: string })[]) => {
  const names = new Map(squads.map(({ squadId, name }) => [squadId, name]));
  return (squadId: string): string => names.get(squadId) ?? 'Former team';
};

/** `North Park, Court 1`. */
export const courtNames =
  (places: readonly Place[] = []) =>
  (placeId: string, courtId: string): string => {
    const place = places.find((one) => one.placeId === placeId);
    const court = place?.courts.find((one) => one.courtId === courtId);
    return [place?.name ?? placeId, court?.name ?? courtId].join(', ');
  };

const dayWords = new Intl.DateTimeFormat('en-US', {
  ...({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric', timeZone: 'UTC' } as const),
});

/** `Saturday, March 6, 2027`, on the season's own calendar. */
export const dayName = (day: string): string => dayWords.format(new Date(`${day}T00:00Z`));
export const dayAt = ({ localStart }: Pick<PlayedAt, 'localStart'>): string => localStart.slice(0, 10);

const clockWords = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: 'UTC' });

/** `9:00 AM`, on the season's own clock. */
export const clockAt = ({ localStart }: Pick<PlayedAt, 'localStart'>): string =>
  clockWords.format(new Date(`${localStart.slice(0, 16)}Z`));
