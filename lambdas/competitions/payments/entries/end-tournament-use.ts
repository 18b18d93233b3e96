import * as z from 'zod';
import { type EndingUse, endOfUse } from '#lambdas/payments/ports/accounts/end-of-use.ts';
import { isEditable } from '#shared/competitions/tournaments/states.ts';
import { TournamentId } from '#shared/ids.ts';
import type { TournamentReader } from '../../tournaments/tournament-reader.ts';

/** Where tournaments that are over wait until all their payments are settled. */
export const tournamentUsesQueue = 'tournaments-uses';

/** The tournament that waits. */
export const TournamentUseWork = z.strictObject({ refId: TournamentId });

/** How a tournament stops needing its payout account. */
export const tournamentUse = endOfUse({ kind: 'tournament', queue: tournamentUsesQueue });

interface EndingTournament extends EndingUse {
  readonly tournaments: Pick<TournamentReader, 'find'>;
}

/** Frees the payout account of a tournament that is over, as soon as no payer is owed anything. Safe to repeat. */
export async function endUse(tournamentId: string, by: EndingTournament, now: Date): Promise<void> {
  const tournament = await by.tournaments.find(tournamentId);
  if (!tournament || !isEditable(tournament.status)) await tournamentUse.end(tournamentId, by, now);
}
