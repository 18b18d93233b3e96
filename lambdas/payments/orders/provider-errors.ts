/** Whether the provider refuses a refund because the seller's balance does not cover it. */
export const isShortOfFunds = (error: unknown): boolean =>
  (error as { readonly code?: string } | undefined)?.code === 'balance_insufficient';

/** Whether the provider refuses a refund because the payer asked their bank for the money. */
export const isHeldByBank = (error: unknown): boolean =>
  (error as { readonly code?: string } | undefined)?.code === 'charge_disputed';

/** Whether the provider did not begin what it was asked, because it could not be done as asked. */
export const isNotBegun = (error: unknown): boolean =>
  (error as { readonly type?: string } | undefined)?.type === 'StripeInvalidRequestError';
