import type { FindHolder } from '#lambdas/accounts/ports/address-holder.ts';
import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import type { seasonsContract } from '#shared/competitions/seasons/contract.ts';
import { guardianProposed } from '#shared/competitions/seasons/messages.ts';
import { isStanding } from '#shared/competitions/seasons/registration.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { SeasonReader } from '../season-reader.ts';
import type { Stored } from '../stored.ts';

type Operation = (typeof seasonsContract)['operations']['proposeGuardian'];

interface Parts {
  readonly seasons: Pick<SeasonReader, 'find'>;
  readonly registrations: Pick<Stored, 'registration'>;
  readonly holderOf: FindHolder;
  readonly record: (fact: ReturnType<typeof factRow>) => Promise<unknown>;
}

/** The answer is the same whether the address has an account or not; the message carries the account and no address. */
export async function proposeGuardian(
  { seasonId, dependantId, email }: Parsed<Operation>,
  caller: Caller,
  { seasons, registrations, holderOf, record }: Parts,
): Promise<Output<Operation>> {
  const [season, registration] = await Promise.all([
    seasons.find(seasonId),
    registrations.registration(dependantId, seasonId),
  ]);
  if (!season || !registration || !isStanding(registration.status)) throw new Problem('registration.notFound');
  const { userId: proposedById } = actorOf(caller);
  const id = idFrom('message', guardianProposed.name, dependantId, proposedById, email, caller.now.toISOString());
  const { teamId, facts } = season;
  const holderId = await holderOf(email);
  const said = { seasonId, teamId, seasonLabel: facts.label, dependantId, holderId, proposedById };
  await record(factRow(guardianProposed, id, caller.now, said));
  return {};
}
