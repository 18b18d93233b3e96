import { seasonsContract } from '#shared/competitions/seasons/contract.ts';
import type { Input } from '#shared/contract/operation.ts';
import { operations } from '#web/app/operations/operations.ts';

type Operations = (typeof seasonsContract)['operations'];
type Of<Id extends keyof Operations> = Omit<Input<Operations[Id]>, 'seasonId'>;

export type SquadIntent =
  | ({ intent: 'change' } & Of<'changeSquad'>)
  | ({ intent: 'decide' } & Of<'decideRegistration'>)
  | ({ intent: 'standing' } & Of<'setSquadStanding'>);

/** What the buttons of the page of teams mean. */
export async function squadIntents(seasonId: string, sent: SquadIntent): Promise<string> {
  const { intent, ...input } = sent;
  if (intent === 'change') {
    const { name } = await operations(seasonsContract).changeSquad({ ...(input as Of<'changeSquad'>), seasonId });
    return `${name} is changed`;
  }
  if (intent === 'decide') {
    const { displayName } = await operations(seasonsContract).decideRegistration({
      ...(input as Of<'decideRegistration'>),
      seasonId,
    });
    return `Done for ${displayName}`;
  }
  const { name, status } = await operations(seasonsContract).setSquadStanding({
    ...(input as Of<'setSquadStanding'>),
    seasonId,
  });
  return `${name} is ${status} now`;
}
