import type { OrderLine } from '#shared/payments/orders/schemas.ts';
import type { StoredSeason } from '../../../seasons/season-reader.ts';
import type { Payable } from '../payable.ts';
import { depositOf, restAfterDeposit } from '../read-payable.ts';

/** What a payer pays for one place, one team or a share of it: what is left, of which now the deposit alone or all. */
export const lineOf = (season: StoredSeason, payable: Payable, isDeposit: boolean): OrderLine => {
  const { of, personId, name, restMinor } = payable;
  const depositMinor = isDeposit ? depositOf(season, payable) : undefined;
  const rest = restAfterDeposit(payable);
  return {
    kind: of.kind === 'share' ? 'team' : of.kind,
    personId,
    // What is paid for a team keeps its name when its payer is forgotten, so it says no player’s.
    name: of.kind === 'share' ? `${of.row.name}, a share` : name,
    ...(of.kind === 'registration' && { mode: of.row.mode }),
    amountMinor: restMinor,
    ...(depositMinor && { depositMinor }),
    ...(rest && { rest }),
  };
};
