import type { LedgerLine } from '#shared/payments/ledger/ledger.ts';
import type { Rows } from '../write.ts';

/** A movement of money, and whose it is. */
export interface Recorded extends Pick<LedgerLine, 'providerRef' | 'kind' | 'at' | 'amountMinor' | 'currency'> {
  /** The seller's account at the provider. */
  readonly stripeId: string;
  /** The account of the player who paid or got it back. */
  readonly userId?: string;
  readonly orderId?: string;
  readonly title?: string;
  readonly subjectId?: string;
  /** The community that it was paid to. */
  readonly teamId?: string;
}

/** The rows of the ledger, as parts of a transaction over them and others. */
type LedgerRows = Pick<Rows, 'ledgerLine' | 'scopedLine'>;

/**
 * Parts that add lines to the ledger. A line that is there already with the same amount stays as it is; another amount for
 * the same movement refuses the transaction, because money that was recorded is never recorded differently.
 */
export const ledgerWrites =
  (...lines: readonly Recorded[]) =>
  (rows: LedgerRows) =>
    lines.flatMap((line) => [
      rows.ledgerLine
        .put({ ...line, ...(line.userId && { paidAt: line.at }) })
        .where(
          (row, { eq, notExists }) =>
            `${notExists(row.amountMinor)} OR (${eq(row.amountMinor, line.amountMinor)} AND ${eq(row.stripeId, line.stripeId)})`,
        )
        .commit(),
      ...scopedParts(rows, line),
    ]);

/** At most so many items of a transaction for each line: itself, what it was for and the community. */
export const itemsOfLine = 3;

const scopedParts = (rows: LedgerRows, { userId: _, teamId, ...line }: Recorded) =>
  [line.subjectId, teamId]
    .filter((scopeId) => scopeId !== undefined)
    .map((scopeId) => rows.scopedLine.put({ ...line, scopeId }).commit());
