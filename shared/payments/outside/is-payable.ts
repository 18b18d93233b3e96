import type { PayOutside } from './pay-outside.ts';

/** Whether something with a price can be offered: the organizer says how they are paid. */
export const isPayable = (payOutside: PayOutside | undefined): boolean => (payOutside?.length ?? 0) > 0;
