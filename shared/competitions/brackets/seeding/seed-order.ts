/** The smallest power of two that has room for so many. */
export const slotsFor = (entrants: number): number => 2 ** Math.ceil(Math.log2(Math.max(2, entrants)));

/**
 * Seeds in the order of their slots: 1-8, 4-5, 2-7, 3-6. Each half is mirrored by the other, so that 1 and 2 meet only in the
 * final and 1 to 4 not before the semi-finals.
 * @param slots a power of two
 */
export function seedOrder(slots: number): number[] {
  let order = [1, 2];
  while (order.length < slots) {
    const both = order.length * 2 + 1;
    order = order.flatMap((seed) => [seed, both - seed]);
  }
  return order;
}
