import type { TeamValues } from './team-fields.tsx';

/** Which fields each step asks for; a step is left forward when they are right. */
export const fieldsOf: readonly (readonly (keyof TeamValues)[])[] = [
  ['kind'],
  ['name', 'gameTypeIds', 'otherLabel', 'skillLevels', 'genderPolicy'],
  ['cityPlaceId', 'serviceRadiusMiles'],
  ['photoId', 'tagline', 'description'],
  ['visibility', 'joinPolicy', 'joinQuestion', 'memberLimit', 'rosterVisibility', 'isYouth'],
  [],
  [],
  [],
];
