import { hash } from './hash.ts';
import { sportFamilies } from './sport-families.ts';

const { other: _, ...sports } = sportFamilies;

/** The families' colors: white is read well on each. */
export const palette: readonly string[] = Object.values(sports).map(({ color }) => color);

/** One of the palette by a text, always the same one. */
export const colorFor = (text: string): string => palette[hash(text) % palette.length] ?? sportFamilies.other.color;
