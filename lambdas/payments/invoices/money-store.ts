import type { EntityItem } from 'electrodb';
import { wasMade } from '#lambdas/kernel/data/conditions.ts';
import { createRetry, type Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { createWriteOver } from '#lambdas/kernel/data/write.ts';
import { outboxEntity } from '#lambdas/kernel/messages/outbox.entity.ts';
import type { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { Currency } from '#shared/money.ts';
import type { Payee } from '#shared/payments/invoices/schemas.ts';
import type { MoneySettings } from '#shared/payments/invoices/treasury.ts';
import type { PayOutside } from '#shared/payments/outside/pay-outside.ts';
import { teamFeeEntity } from './team-fee.entity.ts';
import { teamMoneyEntity } from './team-money.entity.ts';

/** A fee as it is stored. */
export type StoredFee = EntityItem<ReturnType<typeof teamFeeEntity>>;

/** What a team said of its money; what it never said is left out. */
export interface TeamMoney {
  readonly version: number;
  readonly currency: Currency;
  readonly prefix?: string | undefined;
  readonly payee?: Payee | undefined;
  readonly payOutside: PayOutside;
  readonly balanceMinor: number;
  readonly isUsed: boolean;
}

/** Settings and fees of a team. Reads are strongly consistent. */
export interface MoneyStore {
  find(teamId: string): Promise<TeamMoney>;
  /** False where another version is stored, or the currency may not change any more. */
  save(teamId: string, version: number, settings: MoneySettings): Promise<boolean>;
  findFee(teamId: string, feeId: string): Promise<StoredFee | undefined>;
  /** With the fact that its invoices follow from. A repeat changes nothing. */
  addFee(fee: StoredFee, fact: ReturnType<typeof factRow>): Promise<void>;
}

export function createMoneyStore(table: Table, retry: Retry = createRetry({ tries: 12 })): MoneyStore {
  const [rows, fees] = [teamMoneyEntity(table), teamFeeEntity(table)];
  const write = createWriteOver({ fee: fees, outbox: outboxEntity(table) }, retry);
  return {
    find: async (teamId) => toMoney((await rows.get({ teamId }).go({ consistent: true })).data),
    save: (teamId, version, { currency, ...settings }) =>
      retry(() =>
        wasMade(
          rows
            .update({ teamId })
            .set({
              ...settings,
              currency: String(currency),
              payOutside: [...settings.payOutside],
              version: version + 1,
            })
            .where((row, { eq, notExists }) => {
              const asRead = version === 0 ? notExists(row.version) : eq(row.version, version);
              const sameCurrency = `${eq(row.currency, String(currency))} OR ${notExists(row.isUsed)}`;
              const usual = currency === usualCurrency ? ` OR ${notExists(row.currency)}` : '';
              return `${asRead} AND (${sameCurrency}${usual})`;
            })
            .go(),
        ),
      ),
    findFee: async (teamId, feeId) => (await fees.get({ teamId, feeId }).go({ consistent: true })).data ?? undefined,
    addFee: async (fee, fact) => {
      await write((at) => [
        at.fee
          .put({ ...fee, dueOn: [...fee.dueOn], charged: [...fee.charged] })
          .where(({ name }, { notExists }) => notExists(name))
          .commit(),
        at.outbox.put(fact).commit(),
      ]);
    },
  };
}

/** Of a team that never chose one. */
const usualCurrency: Currency = 'USD';

function toMoney(row: EntityItem<ReturnType<typeof teamMoneyEntity>> | null): TeamMoney {
  const { version = 0, currency = usualCurrency, payOutside = [], balanceMinor = 0, isUsed = false } = row ?? {};
  const { prefix, payee } = row ?? {};
  return { version, currency: Currency.parse(currency), prefix, payee, payOutside, balanceMinor, isUsed };
}
