import { invalid } from '../core/problem.ts';

/** The least that is charged, in the smallest unit: https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts */
const least: Readonly<Record<string, number>> = {
  aed: 200,
  bgn: 100,
  czk: 1500,
  dkk: 250,
  gbp: 30,
  hkd: 400,
  huf: 17500,
  mxn: 1000,
  myr: 200,
  nok: 300,
  pln: 200,
  ron: 200,
  sek: 300,
  thb: 1000,
};
const most = 99_999_999;

/** @throws {StripeProblem} when no one can be charged so little or so much */
export function refuseAmount(amount: number, currency: string, param = 'amount'): void {
  const minimum = least[currency] ?? 50;
  if (amount < minimum)
    throw invalid(`Amount must be at least ${minimum} of the smallest unit of ${currency}.`, param, 'amount_too_small');
  if (amount > most) throw invalid(`Amount must be no more than ${most}.`, param, 'amount_too_large');
}
