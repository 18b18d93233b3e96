/** Whether the provider refuses a refund because the seller's balance does not cover it. */
export const isShortOfFunds = (error: unknown): boolean =>
  (error as { readonly code?: string } | undefined)?.code === 'balance_insufficient';
