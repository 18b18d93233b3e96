import type { OrderLine } from './schemas.ts';

/** How many spots an order pays for, with those of guests: what players sign up for besides is in a spot already. */
export const countSpots = (lines: readonly Pick<OrderLine, 'kind'>[]): number =>
  lines.filter(({ kind }) => kind !== 'slot').length;
