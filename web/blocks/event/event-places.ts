import type { EventLocation } from '#shared/events/details/schemas.ts';

/** What a place is called in one line: its name, or its address where it has none. */
export const placeTitle = ({ kind, name, address, city }: EventLocation): string =>
  kind === 'tbd' ? 'Place to be decided' : (name ?? address ?? city.name);

/** What stands below the name: courts, address and city. */
export function placeDetail({ kind, name, address, city, courts = [] }: EventLocation): string {
  if (kind === 'tbd') return city.name;
  const below = [name ? address : undefined, name || address ? city.name : undefined].filter(Boolean).join(', ');
  return [courts.map((court) => court.name).join(', '), below].filter(Boolean).join(' · ');
}

/** Opens the reader's map with the way there; every phone's map app takes this address. */
export function directionsTo({ kind, address, city, point }: EventLocation): string | undefined {
  if (kind === 'tbd') return undefined;
  const to = address ? `${address}, ${city.name}` : `${point.lat},${point.lng}`;
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(to)}`;
}
