import { registrationEntity } from '#lambdas/competitions/seasons/registration/registration.entity.ts';
import { handler } from '#lambdas/competitions/substitutes/api.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { matchSubstitutes } from '#shared/competitions/substitutes/contract.ts';
import { aPerson } from '../accounts/people.ts';
import { matchesOf } from '../events/fixtures.ts';
import { product } from '../product/product.ts';
import { aPublished } from './schedules/world.ts';

export const substitutesOfMatchApi = product.client(matchSubstitutes, handler);

type World = Awaited<ReturnType<typeof aPublished>>;

/** Someone who registered for the division and is on no team. */
export async function withoutTeam(
  { seasonId, teamId, divisionId }: World,
  mode: 'sub_only' | 'individual' = 'sub_only',
) {
  const person = await aPerson();
  const answers = { level: 3, with: [], notWith: [], coach: '', days: [], uniformNumberPrefs: [], note: '' };
  const row = { userId: person.userId, seasonId, teamId, divisionId, mode, status: 'registered' as const, version: 1 };
  await registrationEntity(table())
    .put({ ...row, squadIds: [], answers, registeredAt: '2027-02-01T00:00:00.000Z' })
    .go();
  return person;
}

/** The next match of a team, with its captain. */
export async function aLedMatch() {
  const world = await aPublished();
  const [{ captain, player }] = world.squads as [(typeof world.squads)[0]];
  const [{ gameId, matchId } = { gameId: '', matchId: '' }] = await matchesOf(captain);
  return { world, captain, player, match: { gameId, matchId }, mine: substitutesOfMatchApi.signedInAs(captain) };
}

/** Every match loses its time. */
export async function takenOff({ seasonId, boss, desk }: World): Promise<void> {
  const changes = (desk.draft?.matches ?? []).map(({ key }) => ({ do: 'takeOff' as const, key }));
  const { version } = await boss.changeDraft({ seasonId, version: desk.version, changes });
  await boss.publishSchedule({ seasonId, version });
  await product.drain();
}
