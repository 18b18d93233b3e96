import { handler } from '#lambdas/competitions/payments/api.ts';
import { competitionPayments } from '#shared/competitions/payments/contract.ts';
import { product } from '../product/product.ts';

export const competitionPaymentsApi = product.client(competitionPayments, handler);

export const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' as const });

/** How the organizers of these tests are paid. */
export const cashOrVenmo = [{ way: 'cash' as const }, { way: 'venmo' as const, to: '@league' }];
