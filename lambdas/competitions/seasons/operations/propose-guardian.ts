import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { actorOf, type Caller } from '#lambdas/kernel/http/serve.ts';
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
  readonly record: (fact: ReturnType<typeof factRow>) => Promise<unknown>;
}

/** Nobody is looked up here: what the address leads to is decided where people are known. */
export async function proposeGuardian(
  { seasonId, dependantId, email }: Parsed<Operation>,
  caller: Caller,
  { seasons, registrations, record }: Parts,
): Promise<Output<Operation>> {
  const [season, registration] = await Promise.all([
    seasons.find(seasonId),
    registrations.registration(dependantId, seasonId),
  ]);
  if (!season || !registration || !isStanding(registration.status)) throw new Problem('registration.notFound');
  const { userId: proposedById } = actorOf(caller);
  const id = idFrom('message', guardianProposed.name, dependantId, proposedById, email, caller.now.toISOString());
  const { teamId, facts } = season;
  const said = { seasonId, teamId, seasonLabel: facts.label, dependantId, email, proposedById };
  await record(factRow(guardianProposed, id, caller.now, said));
  return {};
}
