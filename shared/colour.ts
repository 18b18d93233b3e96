import * as z from 'zod';

/** A colour as browsers pick it: `#rrggbb`. */
export const Colour = z.string().regex(/^#[0-9a-f]{6}$/i, 'Pick a color.');
