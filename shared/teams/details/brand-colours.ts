import * as z from 'zod';
import { Colour } from '#shared/colour.ts';

/** What a community or an organisation is drawn in: its page has the main one, with a line of the other below it. */
export const BrandColours = z.strictObject({ main: Colour, accent: Colour });
export type BrandColours = z.infer<typeof BrandColours>;

/** The product's own, the default. */
export const ownColours: BrandColours = { main: '#0b6e4f', accent: '#f4a259' };
