/** What the local provider calls the price of a plan. */
export const localPriceOf = (planId: string): string => `price_local_${planId}`;
