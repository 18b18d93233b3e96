import { wasMade } from '#lambdas/kernel/data/conditions.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import type { AccountingCodes } from '#shared/payments/ledger/ledger.ts';
import { payoutAccountEntity } from '../ports/accounts/payout-account.entity.ts';
import type { AccountOwner } from '../ports/accounts/payout-accounts.ts';

/** Keeps what a seller's books call each kind of movement. False where there is no payout account. */
export type SaveCodes = (owner: AccountOwner, codes: AccountingCodes) => Promise<boolean>;

export const createSaveCodes =
  (table: Table): SaveCodes =>
  ({ ownerKind, ownerId }, accountingCodes) =>
    wasMade(payoutAccountEntity(table).patch({ ownerKind, ownerId }).set({ accountingCodes }).go());
