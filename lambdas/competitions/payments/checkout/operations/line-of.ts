import type { OrderLine } from '#shared/payments/orders/schemas.ts';
import type { StoredSeason } from '../../../seasons/season-reader.ts';
import type { Payable } from '../payable.ts';
import { depositOf } from '../read-payable.ts';

/** What a payer pays for one place, one team or a share of it: the deposit alone, or what is left. */
export const lineOf = (season: StoredSeason, payable: Payable, isDeposit: boolean): OrderLine => {
  const { of, personId, name, restMinor } = payable;
  return {
    kind: of.kind === 'share' ? 'team' : of.kind,
    personId,
    // What is paid for a team keeps its name when its payer is forgotten, so it says no player’s.
    name: of.kind === 'share' ? `${of.row.name}, a share` : name,
    ...(of.kind === 'registration' && { mode: of.row.mode }),
    amountMinor: (isDeposit ? depositOf(season, payable) : undefined) ?? restMinor,
  };
};
