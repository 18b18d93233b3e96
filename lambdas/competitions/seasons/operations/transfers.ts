import { isParted } from '#lambdas/accounts/ports/blocks/blocks.ts';
import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import type { seasonsContract } from '#shared/competitions/seasons/contract.ts';
import { isStanding } from '#shared/competitions/seasons/registration.ts';
import { isOfAge, rulesOf } from '#shared/competitions/seasons/roster-rules.ts';
import { isEditable } from '#shared/competitions/seasons/states.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { StoredSeason } from '../season-reader.ts';
import { readRegistration } from './register.ts';
import type { RegistrationParts } from './registrations.ts';

type Operations = (typeof seasonsContract)['operations'];

export async function offerPlace(
  { seasonId, toUserId }: Parsed<Operations['offerPlace']>,
  caller: Caller,
  parts: RegistrationParts,
): Promise<Output<Operations['offerPlace']>> {
  const { userId } = actorOf(caller);
  const season = await editable(seasonId, parts);
  await checkHeir({ userId, toUserId, seasonId }, parts);
  await parts.registrations.offer(season, userId, toUserId, caller.now);
  return readRegistration(userId, seasonId, parts);
}

/** The player who offers a place never learns why another cannot take it. @throws {Problem} */
async function checkHeir(
  { userId, toUserId, seasonId }: { userId: string; toUserId: string; seasonId: string },
  { accounts, blocks, registrations }: RegistrationParts,
): Promise<void> {
  const [[heir], parted, theirs] = await Promise.all([
    accounts.list([toUserId]),
    blocks.partedFrom(userId),
    registrations.registration(toUserId, seasonId),
  ]);
  const stands = theirs !== undefined && isStanding(theirs.status);
  if (!heir || toUserId === userId || isParted(parted, toUserId) || stands)
    throw new Problem('registration.cannotTake');
}

export async function takeBackPlace(
  { seasonId }: Parsed<Operations['takeBackPlace']>,
  caller: Caller,
  parts: RegistrationParts,
): Promise<Output<Operations['takeBackPlace']>> {
  await parts.registrations.takeBack(await editable(seasonId, parts), actorOf(caller).userId);
  return {};
}

export async function answerPlace(
  { seasonId, answer }: Parsed<Operations['answerPlace']>,
  caller: Caller,
  parts: RegistrationParts,
): Promise<Output<Operations['answerPlace']>> {
  const { userId } = actorOf(caller);
  const { registrations } = parts;
  const season = await parts.seasons.find(seasonId);
  if (!season) throw new Problem('season.notFound');
  const offered = await registrations.offeredTo(userId, seasonId);
  if (!offered) throw new Problem('registration.offerGone');
  if (!isEditable(season.status)) throw new Problem('registration.notNow');
  if (answer === 'decline') await registrations.takeBack(season, offered.userId);
  else {
    checkAge(season, offered, caller.account?.birthdate);
    await registrations.transfer(season, offered.userId, userId, caller.now);
  }
  return {};
}

/** @throws {Problem} registration.cannotTake */
export function checkAge(
  { facts }: StoredSeason,
  { divisionId }: { readonly divisionId: string },
  birthdate: string | undefined,
): void {
  if (!isOfAge(rulesOf(facts, divisionId), birthdate, facts.startDate)) throw new Problem('registration.cannotTake');
}

/** @throws {Problem} registration.notFound, registration.notNow */
export async function editable(seasonId: string, { seasons }: RegistrationParts): Promise<StoredSeason> {
  const season = await seasons.find(seasonId);
  if (!season) throw new Problem('registration.notFound');
  if (!isEditable(season.status)) throw new Problem('registration.notNow');
  return season;
}
