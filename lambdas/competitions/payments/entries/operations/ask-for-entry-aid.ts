import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { aidStanding } from '#lambdas/payments/ports/aid/aid-standing.ts';
import { refuseMinorPayer } from '#lambdas/payments/ports/orders/adult-pays.ts';
import type { entryCheckout } from '#shared/competitions/payments/entry-checkout-contract.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { seeTournament } from '../../../tournaments/tournament-sight.ts';
import { readSold, takesAid } from '../entry-aid.ts';
import type { EntryCheckoutParts } from './get-entry-checkout.ts';

type AskForEntryAid = (typeof entryCheckout)['operations']['askForEntryAid'];

/** For players who pay an entry by card, or could enter and pay it. Asking again changes the note, until there is an answer. */
export async function askForEntryAid(
  { tournamentId, note }: Parsed<AskForEntryAid>,
  caller: Caller,
  parts: EntryCheckoutParts,
): Promise<Output<AskForEntryAid>> {
  const { userId } = actorOf(caller);
  const { account, now } = caller;
  const { tournament } = await seeTournament(tournamentId, userId, parts);
  refuseMinorPayer(account, now);
  if (!takesAid(await readSold(tournament, userId, parts, now))) throw new Problem('aid.notHere');
  const { teamId, facts } = tournament;
  const request = { teamId, subjectId: tournament.tournamentId, userId, title: facts.name, note };
  return aidStanding(await parts.aid.ask(request, now));
}
