import { type Currency, currencyOfLocale } from '#shared/money.ts';
import { payoutAccounts } from '#shared/payments/accounts/contract.ts';
import { operations } from '#web/app/operations/operations.ts';
import { useRead } from '#web/app/operations/use-read.ts';

const own = 'own';
const read = (seller: string) =>
  operations(payoutAccounts).getSellingCurrency(seller === own ? {} : { teamId: seller });

/** The currency in which cards pay a community, or the reader where there is none; nothing until it is read, or without payouts. */
export const useSellingCurrency = (teamId: string | undefined): Currency | undefined =>
  useRead(teamId ?? own, read)?.currency;

/** What a first price is in where it isn't known how the seller is paid. */
export const likelyCurrency = (): Currency => currencyOfLocale(navigator.language);
