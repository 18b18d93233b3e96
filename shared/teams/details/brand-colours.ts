import * as z from 'zod';
import { Colour } from '#shared/colour.ts';

/** What a community or an organisation is drawn in: its page has the main one, with a line of the other below it. */
export const BrandColours = z.strictObject({ main: Colour, accent: Colour });
export type BrandColours = z.infer<typeof BrandColours>;

/** The product's own, the default. */
export const ownColours: BrandColours = { main: '#0b6e4f', accent: '#f4a259' };

/** How light a colour is to the eye, 0 to 1: relative luminance of WCAG 2.2. `#rrggbb`. */
function lightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(colour.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** How well one colour is read on another, 1 to 21 (WCAG 2.2, contrast ratio). */
export function contrastOf(one: string, other: string): number {
  const [a, b] = [lightness(one), lightness(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** What is written on a colour: black or white, whichever is read better. One of them always has 4.5 to 1. */
export const inkOn = (colour: string): '#000000' | '#ffffff' =>
  contrastOf(colour, '#000000') >= contrastOf(colour, '#ffffff') ? '#000000' : '#ffffff';
