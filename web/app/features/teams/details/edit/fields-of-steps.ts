import type { TeamValues } from './team-values.ts';

/** Which fields each step asks for; a step is left forward when they are right. */
export const fieldsOf: readonly (readonly (keyof TeamValues)[])[] = [
  ['kind'],
  ['name', 'gameTypeIds', 'otherLabel', 'skillLevels', 'genderPolicy'],
  ['cityPlaceId', 'serviceRadiusMiles'],
  ['photoId', 'coverId', 'colours', 'tagline', 'description'],
  ['visibility', 'joinPolicy', 'joinQuestions', 'memberLimit', 'rosterVisibility', 'membersHost', 'isYouth'],
  [],
  [],
  [],
];
