import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { formerPlayer } from '#shared/accounts/deletion/former-player.ts';
import type { seasonsContract } from '#shared/competitions/seasons/contract.ts';
import { rulesOf } from '#shared/competitions/seasons/roster-rules.ts';
import { planSquads as plan } from '#shared/competitions/seasons/team-maker/plan-squads.ts';
import type { FreeAgent } from '#shared/competitions/seasons/team-maker/team-maker-units.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { quantity } from '#shared/quantity.ts';
import { newCode } from '../codes.ts';
import type { StoredSeason, StoredSquad } from '../season-reader.ts';
import { plays } from '../squads/squad-writes.ts';
import type { StoredRegistration } from '../stored.ts';
import { type Names, namesOf } from '../views.ts';
import type { SquadParts } from './squads.ts';

type Operations = (typeof seasonsContract)['operations'];

async function read(seasonId: string, { seasons }: SquadParts): Promise<StoredSeason> {
  const season = await seasons.find(seasonId);
  if (!season) throw new Problem('season.notFound');
  return season;
}

const toAgent = ({ userId, answers, groupCode }: StoredRegistration, names: Names): FreeAgent => ({
  userId,
  name: names.get(userId) ?? formerPlayer,
  level: answers.level,
  gender: answers.gender,
  with: answers.with,
  notWith: answers.notWith,
  groupCode,
});

/** People in no squad who did not register to substitute. */
export async function planSquads(
  { seasonId, divisionId, newSquads, fillsExisting, seed }: Parsed<Operations['planSquads']>,
  parts: SquadParts,
): Promise<Output<Operations['planSquads']>> {
  const season = await read(seasonId, parts);
  const [all, squads, spots] = await Promise.all([
    parts.registrations.registrationsFor(seasonId),
    parts.squads.squadsOf(seasonId, divisionId),
    parts.registrations.spots(seasonId),
  ]);
  checkRoom(newSquads, spots.find((one) => one.divisionId === divisionId && one.kind === 'teams')?.left);
  const names = namesOf(await parts.accounts.list(all.map(({ userId }) => userId)));
  const agents = new Map(all.map((one) => [one.userId, toAgent(one, names)]));
  const free = all.filter(
    (one) => one.status === 'registered' && one.mode !== 'sub_only' && one.divisionId === divisionId,
  );
  const filled = fillsExisting ? squads.filter(plays) : [];
  return plan({
    free: free.flatMap(({ userId }) => agents.get(userId) ?? []),
    squads: filled.map(({ squadId, name, roster }) => ({
      key: squadId,
      name,
      players: roster.flatMap((userId) => agents.get(userId) ?? []),
    })),
    newSquads,
    rules: rulesOf(season.facts, divisionId),
    seed,
  });
}

/** @throws {Problem} season.tooMany where more teams would be made than there are places for */
function checkRoom(newSquads: number, left = newSquads): void {
  if (newSquads <= left) return;
  const more = quantity(left, 'more team');
  throw new Problem('season.tooMany', { fields: { newSquads: `The division has room for ${more}.` } });
}

export async function applySquads(
  { seasonId, divisionId, squads }: Parsed<Operations['applySquads']>,
  { now }: Caller,
  parts: SquadParts,
): Promise<Output<Operations['applySquads']>> {
  const season = await read(seasonId, parts);
  const known = new Map((await parts.squads.squadsOf(seasonId, divisionId)).map((squad) => [squad.squadId, squad]));
  const into = squads.map((one) => ({ ...one, squad: one.squadId ? known.get(one.squadId) : made(one) }));
  let placed = 0;
  for (const { squad, userIds } of into) {
    if (!squad) throw new Problem('squad.notFound');
    placed += await parts.squads.fill(season, squad, userIds, now);
  }
  return { placed, squadIds: into.flatMap(({ squad }) => squad?.squadId ?? []) };

  /** The same people under the same name are the same squad, however often it is asked for. */
  function made({ name, userIds }: { name: string; userIds: string[] }): StoredSquad {
    return {
      seasonId,
      squadId: idFrom('squad', seasonId, name, ...userIds),
      divisionId,
      version: 1,
      status: 'forming',
      name,
      colour: '#0b6e4f',
      requests: { daysNotAvailable: [], coachConflicts: '' },
      coCaptainIds: [],
      roster: [],
      code: newCode(),
      createdAt: now.toISOString(),
    };
  }
}
