import type { OutsidePayments } from '#lambdas/payments/ports/outside/outside-payments.ts';
import { seasonDues } from '#shared/competitions/payments/season-dues.ts';
import { restOf } from '#shared/payments/outside/dues.ts';
import type { StoredSeason, StoredSquad } from '../../seasons/season-reader.ts';
import { plays } from '../../seasons/squads/squad-writes.ts';

/** What is left of the fee of a team, in minor units of the season's currency. */
export async function leftOfFee(
  { seasonId, facts }: StoredSeason,
  squad: StoredSquad,
  payments: Pick<OutsidePayments, 'find'>,
): Promise<number> {
  const [due] = seasonDues(facts, [], [{ ...squad, isPlaying: plays(squad) }]);
  if (!due || due.owed.currency !== facts.currency) return 0;
  const paid = await payments.find(seasonId, [due.dueId]);
  return restOf({ ...due, paid: paid.get(due.dueId) }).amountMinor;
}
