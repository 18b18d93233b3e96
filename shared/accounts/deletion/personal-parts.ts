/** The parts of the product that keep something of people; each erases and hands out its own. */
export const personalParts = [
  'accounts',
  'competitions',
  'discovery',
  'events',
  'messages',
  'places',
  'teams',
  'uploads',
] as const;
export type PersonalPart = (typeof personalParts)[number];

/** What has to be typed before an account goes (R-DEL-02). */
export const deleteWord = 'DELETE';

/** Whoever does what cannot be undone must have proven who they are this recently. */
export const freshSignInMs = 5 * 60_000;

const dayMs = 24 * 60 * 60_000;
/** How often somebody may ask for everything. */
export const exportEveryMs = dayMs;
/** How long it can be downloaded (domain 4.24). */
export const exportKeptMs = 7 * dayMs;
