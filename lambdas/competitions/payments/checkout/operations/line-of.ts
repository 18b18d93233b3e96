import type { OrderLine } from '#shared/payments/orders/schemas.ts';
import type { StoredSeason } from '../../../seasons/season-reader.ts';
import { depositOf, type Payable } from '../read-payable.ts';

/** What a payer pays for one place or one team: the deposit alone, or what is left. */
export const lineOf = (season: StoredSeason, payable: Payable, userId: string, isDeposit: boolean): OrderLine => {
  const { of, dueId, name, restMinor } = payable;
  return {
    kind: of.kind,
    personId: of.kind === 'team' ? userId : dueId,
    name,
    ...(of.kind === 'registration' && { mode: of.row.mode }),
    amountMinor: (isDeposit ? depositOf(season, payable) : undefined) ?? restMinor,
  };
};
