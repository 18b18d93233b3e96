/** Why a refund failed that could not be sent: we have no access to the seller's account any more. */
export const accountGone = 'account_gone';
