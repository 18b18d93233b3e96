import { quantity } from '#shared/quantity.ts';

/** How many pay a community: `6 families` where children play, `6 players` elsewhere. */
export const payersWords = (count: number, { isYouth }: { readonly isYouth: boolean }): string =>
  isYouth ? quantity(count, 'family', 'families') : quantity(count, 'player');
