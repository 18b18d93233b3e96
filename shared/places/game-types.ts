import * as z from 'zod';

/** A sport or activity that events and teams are about. `other` comes with a label of the host's own. */
export interface GameType {
  readonly gameTypeId: string;
  readonly label: string;
}

const labels = [
  'Other',
  'Badminton',
  'Baseball',
  'Basketball',
  'Beach volleyball',
  'Bowling',
  'Boxing',
  'Climbing',
  'Cornhole',
  'Cricket',
  'Cycling',
  'Dance',
  'Disc golf',
  'Dodgeball',
  'Fencing',
  'Field hockey',
  'Flag football',
  'Football',
  'Futsal',
  'Golf',
  'Gymnastics',
  'Handball',
  'Hiking',
  'Ice hockey',
  'Kickball',
  'Lacrosse',
  'Martial arts',
  'Netball',
  'Padel',
  'Pickleball',
  'Racquetball',
  'Roller derby',
  'Roller hockey',
  'Rowing',
  'Rugby',
  'Running',
  'Sailing',
  'Skateboarding',
  'Skiing',
  'Soccer',
  'Softball',
  'Spikeball',
  'Squash',
  'Surfing',
  'Swimming',
  'Table tennis',
  'Tennis',
  'Track and field',
  'Triathlon',
  'Ultimate',
  'Volleyball',
  'Walking',
  'Water polo',
  'Wrestling',
  'Yoga',
] as const;

/** Every game type, 'Other' first as the specification lists them. */
export const gameTypes: readonly GameType[] = labels.map((label) => ({
  gameTypeId: label.toLowerCase().replaceAll(' ', '-'),
  label,
}));

export const otherGameTypeId = 'other';

const known = new Set(gameTypes.map(({ gameTypeId }) => gameTypeId));
export const GameTypeId = z.string('Choose a sport.').refine((value) => known.has(value), 'Choose a sport.');

/** What to call an event's game: the host's own word for 'Other', the type's label otherwise. */
export function gameTypeLabel(gameTypeId: string, otherGameType?: string): string {
  const label = gameTypes.find((type) => type.gameTypeId === gameTypeId)?.label ?? 'Other';
  return gameTypeId === otherGameTypeId ? (otherGameType ?? label) : label;
}
