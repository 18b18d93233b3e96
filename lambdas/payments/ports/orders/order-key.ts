import { sign, unsign } from '#lambdas/kernel/security/signature.ts';

const purpose = 'pay-order';

/** Opens the pages on which a payer without an account pays one order and reads how it stands. It says nothing of the payer. */
const orderKey = (secret: string, orderId: string): string => sign(secret, purpose, orderId);

/** The order of a key, or undefined when it is not one of ours. */
export const orderOfKey = (secret: string, key: string): string | undefined => unsign(secret, purpose, key);

/** Leads on to the provider's page; a repeat leads to the same page. */
export const payPath = (secret: string, orderId: string): string => `/guest/pay?t=${orderKey(secret, orderId)}`;

/** Says how the order stands. */
export const paidPath = (secret: string, orderId: string): string => `/guest/paid?t=${orderKey(secret, orderId)}`;
