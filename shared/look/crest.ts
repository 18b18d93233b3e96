import { inkOn } from './contrast.ts';
import type { TeamColors } from './cover.ts';
import { hash } from './hash.ts';
import { colorFor } from './palette.ts';

export interface CrestOf {
  /** Of the team: decides the division, and the colors where it has none. */
  readonly id: string;
  readonly name: string;
  readonly colors?: TeamColors | undefined;
}

/** A shield, 64 × 64. */
export interface DrawnCrest {
  readonly main: string;
  readonly accent: string;
  readonly ink: string;
  /** The part of the shield in the accent color. */
  readonly division: string;
  readonly initials: string;
}

export const shield = 'M8 6h48v26c0 14-10 22-24 27C18 54 8 46 8 32z';

/** Halves, stripes, a chevron and quarters, each cut to the shield. */
const divisions = [
  'M8 6h24v53C18 54 8 46 8 32z',
  'M18 6h9v51l-9-5zM37 6h9v46l-9 5z',
  'M8 6 32 28 56 6v15L32 44 8 21z',
  'M8 6h24v26H8zM32 32h24c0 14-10 22-24 27z',
] as const;

/** Stand beside each color of the palette. */
const accents = ['#ffd166', '#f4a259', '#8ce3c1', '#8fc4ff'] as const;

export function crestOf({ id, name, colors }: CrestOf): DrawnCrest {
  const seed = hash(id);
  const main = colors?.main ?? colorFor(id);
  return {
    main,
    accent: colors?.accent ?? accents[(seed >>> 5) % accents.length] ?? accents[0],
    ink: inkOn(main),
    division: divisions[(seed >>> 2) % divisions.length] ?? divisions[0],
    initials: crestInitials(name),
  };
}

const generic = /^(league|club|team|fc|sc|the|of|and|&)$/i;

/** Two letters: `HH` of Hyde Park Heroes, `AK` of Austin Kickball League, `ZI` of Zilker. */
export function crestInitials(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const telling = words.filter((word) => !generic.test(word));
  const [first = '', ...rest] = telling.length > 0 ? telling : words;
  const last = rest.at(-1);
  return (last ? `${letter(first)}${letter(last)}` : [...first].slice(0, 2).join('')).toUpperCase();
}

const letter = (word: string): string => [...word][0] ?? '';
