import type { OrderLine } from './schemas.ts';

/** How many spots an order pays for, with those of guests: what players sign up for besides is in a spot already. */
export const countSpots = (lines: readonly Pick<OrderLine, 'kind'>[]): number =>
  lines.filter(({ kind }) => kind !== 'slot').length;

/** Whether an order pays for nothing but slots, because its player is in already. */
export const isForSlots = ({ lines }: { readonly lines: readonly Pick<OrderLine, 'kind'>[] }): boolean =>
  lines.length > 0 && countSpots(lines) === 0;
