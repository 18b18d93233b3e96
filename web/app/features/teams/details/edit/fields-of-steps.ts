import type { TeamValues } from './team-values.ts';

/** The fields of each step; Next works once they are valid. */
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
