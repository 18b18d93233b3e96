/** The parts of the product that keep something of people; each erases and hands out its own. */
export const personalParts = [
  'accounts',
  'competitions',
  'discovery',
  'events',
  'messages',
  'notifications',
  'payments',
  'people',
  'places',
  'teams',
  'uploads',
] as const;
export type PersonalPart = (typeof personalParts)[number];

/** What has to be typed before an account goes (R-DEL-02). */
export const deleteWord = 'DELETE';

/** A user must have signed in this recently to do what cannot be undone. */
export const freshSignInMs = 5 * 60_000;

const dayMs = 24 * 60 * 60_000;
/** How often a user may request an export. */
export const exportEveryMs = dayMs;
/** How long it can be downloaded (domain 4.24). */
export const exportKeptMs = 7 * dayMs;
