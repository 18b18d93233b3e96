import type { EntityItem } from 'electrodb';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { Currency } from '#shared/money.ts';
import type { Transaction } from '#shared/payments/ledger/contract.ts';
import { ledgerLineEntity } from '../ports/ledger/ledger-line.entity.ts';
import { scopedLineEntity } from '../ports/ledger/scoped-line.entity.ts';

type Row = EntityItem<ReturnType<typeof ledgerLineEntity>>;

/** Whose lines: those of a seller, all or for one event, season, tournament or community, or those of a payer. */
export type Whose = { readonly stripeId: string; readonly scopeId?: string | undefined } | { readonly payerId: string };

interface Lines {
  readonly transactions: Transaction[];
  readonly cursor?: string | undefined;
}

/** Reads of the ledger, by time. */
export interface TransactionStore {
  /** A page, newest first: one request. */
  page(whose: Whose, limit: number, cursor?: string): Promise<Lines>;
  /** From one instant to another, oldest first; undefined where that is more than `most`. */
  between(whose: Whose, from: string, to: string, most: number): Promise<Transaction[] | undefined>;
  /** A payout as it was recorded on a seller's account. */
  findPayout(stripeId: string, payoutId: string): Promise<Transaction | undefined>;
  /** Whether what moved for an event, season or tournament was a community's. */
  isOfTeam(stripeId: string, subjectId: string, teamId: string): Promise<boolean>;
  /** Lines as they were recorded, or as they are given where they were not yet. */
  known(lines: readonly Line[]): Promise<Transaction[]>;
}

export function createTransactionStore(table: Table): TransactionStore {
  const lines = ledgerLineEntity(table);
  const scoped = scopedLineEntity(table);

  const page: TransactionStore['page'] = async (whose, limit, cursor) => {
    const how = { limit, order: 'desc', ...(cursor && { cursor }) } as const;
    if ('payerId' in whose) {
      const { data, cursor: next } = await lines.query.byPayer({ userId: whose.payerId }).go(how);
      return { transactions: data.map(asPaid), cursor: next ?? undefined };
    }
    const { stripeId, scopeId } = whose;
    const { data, cursor: next } = scopeId
      ? await scoped.query.byScope({ stripeId, scopeId }).go(how)
      : await lines.query.bySeller({ stripeId }).go(how);
    return { transactions: data.map(toTransaction), cursor: next ?? undefined };
  };

  return {
    page,
    between: async (whose, from, to, most) => {
      // Keys go on after the instant, so the end is the first text that is behind all of its lines.
      const end = `${to}~`;
      const how = { limit: most + 1, pages: 'all' } as const;
      if ('payerId' in whose) {
        const { data } = await lines.query
          .byPayer({ userId: whose.payerId })
          .between({ paidAt: from }, { paidAt: end })
          .go(how);
        return data.length > most ? undefined : data.map(asPaid);
      }
      const { stripeId, scopeId } = whose;
      const { data } = scopeId
        ? await scoped.query.byScope({ stripeId, scopeId }).between({ at: from }, { at: end }).go(how)
        : await lines.query.bySeller({ stripeId }).between({ at: from }, { at: end }).go(how);
      return data.length > most ? undefined : data.map(toTransaction);
    },
    findPayout: async (stripeId, providerRef) => {
      const { data } = await lines.get({ providerRef, kind: 'payout' }).go({ consistent: true });
      return data?.stripeId === stripeId ? toTransaction(data) : undefined;
    },
    isOfTeam: async (stripeId, scopeId, teamId) => {
      const [line] = (await scoped.query.byScope({ stripeId, scopeId }).go({ limit: 1 })).data;
      if (!line) return false;
      const { data } = await lines.get({ providerRef: line.providerRef, kind: line.kind }).go();
      return data?.teamId === teamId;
    },
    known: async (given) => {
      const { data } = await lines.get(given.map(({ providerRef, kind }) => ({ providerRef, kind }))).go();
      const recorded = new Map(data.map((line) => [nameOf(line), line]));
      return given.map((line) => toTransaction(recorded.get(nameOf(line)) ?? line));
    },
  };
}

const nameOf = ({ providerRef, kind }: Pick<Line, 'providerRef' | 'kind'>) => `${providerRef} ${kind}`;

type Line = Pick<Row, 'providerRef' | 'kind' | 'at' | 'amountMinor' | 'currency' | 'orderId' | 'title' | 'subjectId'>;

const toTransaction = ({
  providerRef,
  kind,
  at,
  amountMinor,
  currency,
  orderId,
  title,
  subjectId,
}: Line): Transaction => ({
  providerRef,
  kind,
  at,
  amountMinor,
  currency: Currency.parse(currency),
  ...(orderId && { orderId }),
  ...(title && { title }),
  ...(subjectId && { subjectId }),
});

/** What came in at the seller left the payer. */
const asPaid = (line: Line): Transaction => ({ ...toTransaction(line), amountMinor: -line.amountMinor });
