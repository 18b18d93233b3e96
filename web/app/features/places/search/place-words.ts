import type { KnownDetails } from '#shared/places/details/place-details.ts';
import { gameTypes } from '#shared/places/game-types.ts';
import type { Place, PlaceCard } from '#shared/places/schemas.ts';
import { choicesOf } from '#web/app/forms/choices-of.ts';

const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
/** The day of an instant, or a day: `Jun 1, 2031`. */
export const dayWords = (day: string): string => days.format(new Date(day));

/** `18:30` as people say it: `6:30 PM`. */
export function clockWords(clock: string): string {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

const kindLabels: Readonly<Record<Place['kind'], string>> = {
  park: 'Park',
  gym: 'Gym',
  club: 'Club',
  school: 'School',
  beach: 'Beach',
  track: 'Track',
  pool: 'Pool',
  rink: 'Rink',
  other: 'Other',
};
export const kindLabel = (kind: Place['kind']) => kindLabels[kind];
export const kindChoices = choicesOf(kindLabels);

const accessLabels: Readonly<Record<Place['access']['kind'], string>> = {
  public: 'Open to everyone',
  membership: 'Members only',
  school_hours: 'Outside school hours',
  permit: 'With a permit',
  paid: 'Paid',
};
export const accessLabel = (kind: Place['access']['kind']) => accessLabels[kind];
export const accessChoices = choicesOf(accessLabels);

const amenityLabels: Readonly<Record<Place['amenities'][number], string>> = {
  restrooms: 'Restrooms',
  water: 'Drinking water',
  parking_free: 'Free parking',
  parking_paid: 'Paid parking',
  parking_street: 'Street parking',
  seating: 'Seating',
  shade: 'Shade',
  lockers: 'Lockers',
  first_aid: 'First aid or AED',
  wifi: 'Wi-Fi',
  food: 'Food',
  transit: 'Near transit',
  step_free: 'Step-free',
  dogs: 'Dogs allowed',
};
export const amenityLabel = (amenity: Place['amenities'][number]) => amenityLabels[amenity];
export const amenityChoices = choicesOf(amenityLabels);

export const bookingChoices = choicesOf({
  none: 'No booking',
  walk_up: 'Walk up and play',
  link: 'Book online',
  phone: 'Book by phone',
});

export const surfaceChoices = choicesOf({
  asphalt: 'Asphalt',
  concrete: 'Concrete',
  clay: 'Clay',
  grass: 'Grass',
  turf: 'Turf',
  sand: 'Sand',
  wood: 'Wood',
  rubber: 'Rubber',
  ice: 'Ice',
  water: 'Water',
  other: 'Other',
});
export const settingChoices = choicesOf({ outdoor: 'Outdoors', covered: 'Covered', indoor: 'Indoors' });
export const lineChoices = choicesOf({
  permanent: 'Painted',
  shared: 'Shared with another sport',
  temporary: 'Temporary',
});
export const netChoices = choicesOf({ permanent: 'Always up', portable: 'Portable, on site', bring: 'Bring your own' });
export const gameChoices = gameTypes.map(({ gameTypeId, label }) => ({ value: gameTypeId, label }));

export const labelIn = (choices: readonly { value: string; label: string }[], value: string): string =>
  choices.find((choice) => choice.value === value)?.label ?? value;

export const conditionChoices = choicesOf({
  fine: 'Good to play',
  wet: 'Wet',
  flooded: 'Flooded',
  nets_missing: 'Nets missing',
  lights_out: 'Lights out',
  crowded: 'Crowded',
});

export const reportChoices = choicesOf({
  wrong_info: 'Wrong information',
  closed: 'Closed for good',
  duplicate: 'Duplicate listing',
  unsafe: 'Unsafe',
  not_a_place: 'Not a place to play',
  other: 'Something else',
});

export const dayChoices = choicesOf({
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
});

/** `Mon, Tue, Wed`, or what all seven are. */
export const daysLabel = (days: readonly string[]): string =>
  days.length === 7 ? 'Every day' : days.map((day) => labelIn(dayChoices, day).slice(0, 3)).join(', ');

export const standingLabel: Readonly<Record<PlaceCard['status'], string>> = {
  pending: 'New, not confirmed yet',
  listed: 'Listed',
  verified: 'Verified',
  needs_check: 'Needs confirming',
  temporarily_closed: 'Closed for now',
  closed: 'Closed',
  duplicate_of: 'Duplicate',
};

/** What the fields of a place are called. */
export const fieldLabels: Readonly<Record<keyof KnownDetails, string>> = {
  name: 'Name',
  aliases: 'Other names',
  kind: 'Kind',
  timeZone: 'Time zone',
  entrances: 'Entrances',
  sports: 'Sports',
  courts: 'Courts',
  access: 'Who can play',
  hours: 'Hours',
  hourExceptions: 'Other hours',
  sunlight: 'Open during daylight',
  amenities: 'Amenities',
  openPlay: 'Open play',
  description: 'Description',
  rules: 'Rules',
  contact: 'Contact',
  website: 'Website',
  location: 'Location',
};
