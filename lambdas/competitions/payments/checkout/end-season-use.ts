import * as z from 'zod';
import { type EndingUse, endOfUse } from '#lambdas/payments/ports/accounts/end-of-use.ts';
import { isEditable } from '#shared/competitions/seasons/states.ts';
import { SeasonId } from '#shared/ids.ts';
import type { SeasonReader } from '../../seasons/season-reader.ts';

/** Where seasons that are over wait until all their payments are settled. */
export const seasonUsesQueue = 'seasons-uses';

/** The season that waits. */
export const SeasonUseWork = z.strictObject({ refId: SeasonId });

/** How a season stops needing its payout account. */
export const seasonUse = endOfUse({ kind: 'season', queue: seasonUsesQueue });

interface EndingSeason extends EndingUse {
  readonly seasons: Pick<SeasonReader, 'find'>;
}

/** Frees the payout account of a season that is over, as soon as no payer is owed anything. Safe to repeat. */
export async function endUse(seasonId: string, by: EndingSeason, now: Date): Promise<void> {
  const season = await by.seasons.find(seasonId);
  if (!season || !isEditable(season.status)) await seasonUse.end(seasonId, by, now);
}
