import type Stripe from 'stripe';
import { moneyOf } from '../pages/frame.ts';

/** What could be paid out now, and what can be later. */
export const balanceWords = ({ available, pending }: Stripe.Balance): string =>
  [
    ...available.map(({ amount, currency }) => `${moneyOf(amount, currency)} available`),
    ...pending.map(({ amount, currency }) => `${moneyOf(amount, currency)} pending`),
  ].join(', ');
