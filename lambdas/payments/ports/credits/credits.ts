import { createRetry, type Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { createWriteOver } from '#lambdas/kernel/data/write.ts';
import { outboxEntity } from '#lambdas/kernel/messages/outbox.entity.ts';
import type { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { Currency } from '#shared/money.ts';
import { ledgerLineEntity } from '../ledger/ledger-line.entity.ts';
import { scopedLineEntity } from '../ledger/scoped-line.entity.ts';
import { creditEntity } from './credit.entity.ts';
import { creditLineEntity } from './credit-line.entity.ts';
import { type Booked, type CreditEntities, type CreditMove, creditWrites } from './credit-moves.ts';

/** Whose credit with which seller. */
interface Whose {
  readonly sellerId: string;
  readonly userId: string;
  readonly currency: string;
}

/** What a person can spend with a seller, in minor units. */
interface StoredCredit extends Whose {
  readonly currency: Currency;
  readonly balanceMinor: number;
}

/** The rows of credit in a table. */
export const creditEntities = (table: Table): CreditEntities => ({
  credit: creditEntity(table),
  creditLine: creditLineEntity(table),
  ledgerLine: ledgerLineEntity(table),
  scopedLine: scopedLineEntity(table),
});

/** Credit that sellers gave to people. Orders use it through `Orders.move`. */
export interface Credits {
  /** What a person can spend, strongly consistent; 0 where they never had any. */
  balance(whose: Whose): Promise<number>;
  /** Everyone who can spend something with a seller. */
  ofSeller(sellerId: string): Promise<readonly StoredCredit[]>;
  /** What a person can spend, seller by seller. */
  ofPerson(userId: string): Promise<readonly StoredCredit[]>;
  /** What came and went of a person's credit, newest first. */
  lines(userId: string, limit: number): Promise<readonly CreditMove[]>;
  findLine(lineId: string): Promise<CreditMove | undefined>;
  /**
   * Gives credit or takes it back, with the fact of it. The same line moves it once.
   * @returns false where less is there than is to be taken back
   */
  move(move: CreditMove, booked: Booked, fact: ReturnType<typeof factRow>): Promise<boolean>;
}

export function createCredits(table: Table, retry: Retry = createRetry()): Credits {
  const entities = creditEntities(table);
  const { credit, creditLine } = entities;
  const write = createWriteOver({ ...entities, outbox: outboxEntity(table) }, retry);
  const findLine: Credits['findLine'] = async (lineId) => {
    const { data } = await creditLine.get({ lineId }).go({ consistent: true });
    return data ? toMove(data) : undefined;
  };
  return {
    balance: async (whose) => (await credit.get({ ...whose }).go({ consistent: true })).data?.balanceMinor ?? 0,
    ofSeller: async (sellerId) => spendable((await credit.query.bySeller({ sellerId }).go({ pages: 'all' })).data),
    ofPerson: async (userId) => spendable((await credit.query.byPerson({ userId }).go({ pages: 'all' })).data),
    lines: async (userId, limit) =>
      (await creditLine.query.byPerson({ userId }).go({ limit, order: 'desc' })).data.map(toMove),
    findLine,
    move: async (move, booked, fact) => {
      const refused = await write((rows) => [...creditWrites(rows, move, booked), rows.outbox.put(fact).commit()]);
      return refused.length === 0 || (await findLine(move.lineId)) !== undefined;
    },
  };
}

type Row = Whose & { readonly balanceMinor?: number | undefined };

const spendable = (rows: readonly Row[]): StoredCredit[] =>
  rows.flatMap(({ sellerId, userId, currency, balanceMinor = 0 }) =>
    balanceMinor > 0 ? [{ sellerId, userId, currency: Currency.parse(currency), balanceMinor }] : [],
  );

const toMove = <Stored extends Omit<CreditMove, 'currency'> & { readonly currency: string }>(line: Stored) => ({
  ...line,
  currency: Currency.parse(line.currency),
});
