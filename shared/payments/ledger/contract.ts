import * as z from 'zod';
import { defineContract } from '#shared/contract/operation.ts';
import { OrganizationId, TeamId, UserId } from '#shared/ids.ts';
import { AccountingCodes, LedgerLine } from './ledger.ts';

/** What came in on the caller's payout account, or what they paid themselves. */
export const TransactionView = z.enum(['received', 'paid']);
export type TransactionView = z.infer<typeof TransactionView>;

/** One movement of money; of what the caller paid, negative where it left them. */
export const Transaction = LedgerLine;
export type Transaction = z.infer<typeof Transaction>;

const PayoutRef = z.string().regex(/^po_\w{1,100}$/, 'Choose a payout.');
const nothing = z.strictObject({});

/**
 * Of a seller: only what was for one event, season or tournament, or what was paid to one community. People who manage the
 * money of a community or an organization see what came in for it, on any account.
 */
const about = {
  subjectId: z
    .string()
    .regex(/^[a-z]{3}_[0-9A-HJKMNP-TV-Z]{26}$/)
    .optional(),
  teamId: TeamId.optional(),
  organizationId: OrganizationId.optional(),
};

/** The movements of money of payers and sellers, as the ledger has them. */
export const transactionsContract = defineContract('transactions', {
  listTransactions: {
    method: 'GET',
    path: '/payments/transactions',
    summary: 'List what came in and went out on your payout account, or what you paid, newest first',
    access: 'signedIn',
    input: z.strictObject({
      /** Without it: what was received, for those who have a payout account. */
      view: TransactionView.optional(),
      ...about,
      cursor: z.string().max(1024).optional(),
      /** Of another user, for platform staff. */
      userId: UserId.optional(),
    }),
    output: z.object({
      view: TransactionView,
      /** Whether there is a payout account. */
      sells: z.boolean(),
      /** Whether it is the caller’s to keep: its accounting codes, and what is in each payout. */
      isOwn: z.boolean(),
      transactions: z.array(Transaction),
      nextCursor: z.string().optional(),
    }),
    errors: ['access.denied'],
  },
  exportTransactions: {
    method: 'GET',
    path: '/payments/transactions/csv',
    summary: 'Export the same for a period of at most 10,000 lines, with your accounting codes',
    access: 'signedIn',
    input: z
      .strictObject({
        view: TransactionView,
        ...about,
        /** The first and the last day, UTC. */
        from: z.iso.date(),
        to: z.iso.date(),
      })
      .refine(({ from, to }) => from <= to, { path: ['to'], message: 'The last day is before the first.' }),
    output: z.string(),
    produces: 'text/csv',
    errors: ['transactions.tooMany', 'access.denied'],
    limit: { calls: 60, per: 'hour' },
  },
  listPayoutTransactions: {
    method: 'GET',
    path: '/payments/transactions/payouts/{payoutId}',
    summary: 'List the charges, refunds and fees that a payout consists of',
    access: 'signedIn',
    input: z.strictObject({ payoutId: PayoutRef, organizationId: OrganizationId.optional() }),
    output: z.object({ payout: Transaction, transactions: z.array(Transaction) }),
    errors: ['access.denied', 'payout.notFound', 'transactions.noPayout', 'payout.unreachable'],
  },
  getAccountingCodes: {
    method: 'GET',
    path: '/payments/transactions/codes',
    summary: 'Get what your books call each kind of movement',
    access: 'signedIn',
    input: nothing,
    output: z.object({ codes: AccountingCodes }),
    errors: ['payout.notFound'],
  },
  saveAccountingCodes: {
    method: 'PUT',
    path: '/payments/transactions/codes',
    summary: 'Save what your books call each kind of movement',
    access: 'signedIn',
    input: z.strictObject({ codes: AccountingCodes }),
    output: z.object({ codes: AccountingCodes }),
    errors: ['payout.notFound'],
  },
});
