import { court } from './sports/court.ts';
import { diamond } from './sports/diamond.ts';
import { lawn } from './sports/lawn.ts';
import { mat } from './sports/mat.ts';
import { other } from './sports/other.ts';
import { pitch } from './sports/pitch.ts';
import { racquet } from './sports/racquet.ts';
import { road } from './sports/road.ts';
import type { SportFamily } from './sports/sport-family.ts';
import { water } from './sports/water.ts';

export const sportFamilies = { court, pitch, diamond, racquet, lawn, road, water, mat, other } as const;

const familyByGameType = new Map<string, SportFamily>(
  Object.values(sportFamilies).flatMap((family) => Object.keys(family.icons).map((gameTypeId) => [gameTypeId, family])),
);

/** The family of a game type: `other` for one that is not known. */
export const familyOf = (gameTypeId: string): SportFamily => familyByGameType.get(gameTypeId) ?? other;

/** The path of a game type's icon, 24 × 24, drawn with round strokes: a whistle for one that is not known. */
export const sportIcon = (gameTypeId: string): string => familyOf(gameTypeId).icons[gameTypeId] ?? whistle;

const whistle = other.icons.other ?? '';
