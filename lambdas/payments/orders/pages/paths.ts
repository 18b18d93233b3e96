/** The pages on which a payer without an account pays, and reads how their payment stands. */
export const orderPagePaths = ['/guest/pay', '/guest/paid'] as const;

/** What they send there. */
export const orderFormPaths = ['/api/guest/code'] as const;
