import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import type { PayoutAccounts } from '#lambdas/payments/ports/accounts/payout-accounts.ts';
import { refuseForCards } from '#lambdas/payments/ports/accounts/seller-of.ts';
import type { StoredTeam, TeamReader } from '#lambdas/teams/ports/teams.ts';
import { seasonPricedBy } from '#shared/competitions/payments/season-dues.ts';
import { widerThanCommunity, withinCommunity } from '#shared/competitions/seasons/community-ages.ts';
import type { seasonsContract } from '#shared/competitions/seasons/contract.ts';
import type { RosterRules } from '#shared/competitions/seasons/roster-rules-schema.ts';
import { currencyOf, type SeasonDetails } from '#shared/competitions/seasons/schemas.ts';
import { isEditable, mayMove } from '#shared/competitions/seasons/states.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { errors } from '#shared/errors.ts';
import { canCharge } from '#shared/payments/accounts/account-status.ts';
import { isPayable } from '#shared/payments/outside/is-payable.ts';
import type { GroupStore, SessionStore } from '../group-store.ts';
import type { SeasonFacts } from '../season.entity.ts';
import type { StoredSeason } from '../season-reader.ts';
import type { SeasonStore } from '../season-store.ts';
import { toSeason } from '../views.ts';

type Operations = (typeof seasonsContract)['operations'];

export interface ChangeParts {
  readonly seasons: SeasonStore;
  readonly groups: GroupStore;
  readonly sessions: SessionStore;
  readonly teams: Pick<TeamReader, 'find'>;
  readonly payouts: Pick<PayoutAccounts, 'ofTeam'>;
}

/** Divisions that are new get their ids, and a season without a sport that of its community. @throws {Problem} seasonGroup.notFound, season.divisionInUse */
async function factsOf(
  { divisions, ...facts }: SeasonDetails & Pick<SeasonFacts, 'currency'>,
  { teamId, ...team }: StoredTeam,
  { newId }: Caller,
  { groups }: Pick<ChangeParts, 'groups'>,
): Promise<SeasonFacts> {
  if (facts.seasonGroupId && !(await groups.find(teamId, facts.seasonGroupId)))
    throw new Problem('seasonGroup.notFound');
  const { gameTypeId = team.facts.gameTypeIds[0] } = facts;
  return {
    ...facts,
    ...(gameTypeId && { gameTypeId }),
    rosterRules: withinCommunity(facts.rosterRules, team.facts),
    divisions: divisions.map(({ divisionId, rosterRules, ...said }, position) => ({
      ...said,
      ...(rosterRules && { rosterRules: withinCommunity(rosterRules, team.facts) }),
      divisionId: divisionId ?? `${newId('division').slice(0, -2)}${String(position).padStart(2, '0')}`,
    })),
  };
}

type Ages = Pick<RosterRules, 'minAge' | 'maxAge'>;

/**
 * A season and its divisions take fewer ages than their community is for, never others. Ages that they had before the
 * community changed its own may be sent again: they are cut to the community's.
 * @throws {Problem} request.invalid
 */
function checkAges({ rosterRules, divisions }: SeasonDetails, { facts }: StoredTeam, before?: SeasonFacts): void {
  const at = (path: string, { minAge, maxAge }: Ages = {}, was: Ages = {}) =>
    Object.entries(
      widerThanCommunity({ ...(minAge !== was.minAge && { minAge }), ...(maxAge !== was.maxAge && { maxAge }) }, facts),
    ).map(([field, text]) => [`${path}.${field}`, text]);
  const rulesBefore = (divisionId: string | undefined) =>
    before?.divisions.find((one) => one.divisionId === divisionId)?.rosterRules;
  const wider = [
    ...at('rosterRules', rosterRules, before?.rosterRules),
    ...divisions.flatMap((division, position) =>
      at(`divisions.${position}.rosterRules`, division.rosterRules, rulesBefore(division.divisionId)),
    ),
  ];
  if (wider.length > 0) throw new Problem('request.invalid', { fields: Object.fromEntries(wider) });
}

export async function createSeason(
  { teamId, ...details }: Parsed<Operations['createSeason']>,
  caller: Caller,
  parts: ChangeParts,
): Promise<Output<Operations['createSeason']>> {
  const team = await parts.teams.find(teamId);
  if (!team) throw new Problem('team.notFound');
  if (team.status !== 'active') throw new Problem('team.archived');
  const unknown = details.divisions.map((division) => ({ ...division, divisionId: undefined }));
  checkAges(details, team);
  const currency = currencyOf(details) ?? (await parts.payouts.ofTeam(team))?.currency ?? 'USD';
  const facts = await factsOf({ ...details, currency, divisions: unknown }, team, caller, parts);
  const at = caller.now.toISOString();
  const stamps = { createdAt: at, updatedAt: at };
  const seasonId = caller.newId('season');
  const season: StoredSeason = {
    seasonId,
    teamId,
    version: 1,
    status: 'draft',
    startDate: facts.startDate,
    facts,
    ...stamps,
  };
  await parts.seasons.create(season);
  return toSeason(season);
}

export async function changeSeason(
  { seasonId, version, ...details }: Parsed<Operations['changeSeason']>,
  caller: Caller,
  parts: ChangeParts,
): Promise<Output<Operations['changeSeason']>> {
  const before = await read(seasonId, parts);
  if (!isEditable(before.status)) throw new Problem('season.notEditable');
  checkVersion(before, version);
  const team = await parts.teams.find(before.teamId);
  if (!team) throw new Problem('season.notFound');
  checkAges(details, team, before.facts);
  const currency = currencyOf(details) ?? before.facts.currency;
  const facts = await factsOf({ ...details, currency }, team, caller, parts);
  if (before.status !== 'draft') await refuseUnpayable(facts, team, parts, caller.now);
  const known = new Set(before.facts.divisions.map(({ divisionId }) => divisionId));
  const kept = new Set(facts.divisions.map(({ divisionId }) => divisionId));
  const squads = await parts.seasons.squadsOf(seasonId);
  const lost = [...known].filter((divisionId) => !kept.has(divisionId));
  const isForeign = details.divisions.some(({ divisionId }) => divisionId && !known.has(divisionId));
  if (isForeign || squads.some(({ divisionId }) => lost.includes(divisionId)))
    throw new Problem('season.divisionInUse');
  const rooms = await parts.seasons.spots(seasonId);
  if (rooms.some((room) => lost.includes(room.divisionId) && room.left < room.capacity))
    throw new Problem('season.divisionInUse');
  const at = caller.now.toISOString();
  const after = { ...before, facts, startDate: facts.startDate, version: version + 1, updatedAt: at };
  await parts.seasons.fitRooms(after, caller.now, 'smaller');
  if (!(await parts.seasons.save(before, after))) await refuseStale(seasonId, parts);
  await parts.seasons.fitRooms(after, caller.now, 'larger');
  return toSeason(after);
}

export async function moveSeason(
  { seasonId, version, to, reason }: Parsed<Operations['moveSeason']>,
  { now }: Caller,
  parts: ChangeParts,
): Promise<Output<Operations['moveSeason']>> {
  const before = await read(seasonId, parts);
  if (before.status === to) return toSeason(before);
  checkVersion(before, version);
  if (!mayMove(before.status, to)) throw new Problem('season.notNow');
  if (before.status === 'draft' && to !== 'cancelled') {
    const team = await parts.teams.find(before.teamId);
    await refuseUnpayable(before.facts, team, parts, now);
  }
  if (!(await parts.seasons.move(before, to, reason, now))) await refuseStale(seasonId, parts);
  return toSeason(await read(seasonId, parts));
}

export async function deleteSeason(
  { seasonId }: Parsed<Operations['deleteSeason']>,
  { now }: Caller,
  { seasons, sessions, ...parts }: ChangeParts,
): Promise<Output<Operations['deleteSeason']>> {
  const season = await read(seasonId, { seasons, ...parts });
  const [squads, registrations] = await Promise.all([seasons.squadsOf(seasonId), seasons.registrationsFor(seasonId)]);
  const isUsed = squads.length > 0 || registrations.some(({ status }) => !['withdrawn', 'rejected'].includes(status));
  if (isUsed || !(await seasons.remove(season, now))) throw new Problem('season.inUse');
  for (const { sessionId } of await sessions.list(seasonId)) await sessions.remove(seasonId, sessionId);
  return {};
}

async function read(seasonId: string, { seasons }: Pick<ChangeParts, 'seasons'>): Promise<StoredSeason> {
  const season = await seasons.find(seasonId);
  if (!season) throw new Problem('season.notFound');
  return season;
}

/**
 * What has a price is found only when it can be paid: the organizer says how (decision D62), or takes cards and says what comes
 * back. @throws {Problem} payment.wayNeeded and payout.otherCurrency, at their fields
 */
async function refuseUnpayable(
  facts: SeasonFacts,
  team: StoredTeam | undefined,
  { payouts }: Pick<ChangeParts, 'payouts'>,
  now: Date,
): Promise<void> {
  if (!seasonPricedBy(facts) || isPayable(facts.payOutside)) return;
  const account = facts.refundPolicy && team ? await payouts.ofTeam(team) : undefined;
  if (account && canCharge(account, now)) {
    if (account.currency === facts.currency) return;
    refuseForCards({}, { plan: 'rookie', otherCurrency: account.currency }, 'currency');
  }
  throw new Problem('payment.wayNeeded', { fields: { payOutside: errors['payment.wayNeeded'].title } });
}

function checkVersion({ version: currentVersion }: StoredSeason, version: number): void {
  if (version !== currentVersion) throw new Problem('record.changed', { currentVersion });
}

async function refuseStale(seasonId: string, parts: Pick<ChangeParts, 'seasons'>): Promise<never> {
  const { version: currentVersion } = await read(seasonId, parts);
  throw new Problem('record.changed', { currentVersion });
}
