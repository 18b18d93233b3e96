import type { EventLocation } from './schemas.ts';

/** Where an event is, in one line: `Zilker Park, 2100 Barton Springs Rd, Austin, TX`. */
export function placeLabel({ kind, name, address, city }: EventLocation): string {
  const parts = kind === 'tbd' ? ['To be decided'] : [name, address].filter((part) => part !== undefined);
  return [...parts, city.name].join(', ');
}
