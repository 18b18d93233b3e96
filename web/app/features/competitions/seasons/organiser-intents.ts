import { seasonsContract } from '#shared/competitions/seasons/contract.ts';
import type { Input } from '#shared/contract/operation.ts';
import { quantity } from '#shared/quantity.ts';
import { operations } from '#web/app/operations/operations.ts';

type Operations = (typeof seasonsContract)['operations'];
type Of<Id extends keyof Operations> = Omit<Input<Operations[Id]>, 'seasonId'>;

export type OrganiserIntent =
  | ({ intent: 'decide' } & Of<'decideRegistration'>)
  | ({ intent: 'guardian' } & Of<'proposeGuardian'>)
  | ({ intent: 'enter' } & Pick<Of<'enterSquad'>, 'divisionId' | 'name' | 'externalTeamId'>)
  | ({ intent: 'apply' } & Of<'applySquads'>);

/** What the buttons of the organisers' page mean. */
export async function organiserIntents(seasonId: string, sent: OrganiserIntent): Promise<string> {
  if (sent.intent === 'decide') {
    const { intent: _, ...input } = sent;
    const { displayName } = await operations(seasonsContract).decideRegistration({ ...input, seasonId });
    return `Done for ${displayName}`;
  }
  if (sent.intent === 'guardian') {
    const { dependantId, email } = sent;
    await operations(seasonsContract).proposeGuardian({ seasonId, dependantId, email });
    return 'Whoever has an account with that address is asked. The other guardians hear of it.';
  }
  if (sent.intent === 'enter') {
    const { intent: _, ...squad } = sent;
    await operations(seasonsContract).enterSquad({ seasonId, ...squad });
    return `${squad.name} is entered`;
  }
  const { divisionId, squads } = sent;
  const { placed } = await operations(seasonsContract).applySquads({ seasonId, divisionId, squads });
  return quantity(placed, 'person is in a team now', 'people are in a team now');
}
