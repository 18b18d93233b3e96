import type { FindHolder } from '#lambdas/accounts/ports/address-holder.ts';
import { isParted } from '#lambdas/accounts/ports/blocks/blocks.ts';
import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { nameForAll } from '#lambdas/people/ports/naming/name-for-all.ts';
import type { Memberships } from '#lambdas/teams/ports/memberships.ts';
import { formerPlayer } from '#shared/accounts/deletion/former-player.ts';
import type { seasonsContract } from '#shared/competitions/seasons/contract.ts';
import { mailedPlaceDays } from '#shared/competitions/seasons/registration.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { readMailedPlaceToken } from '../registration/mailed-place-token.ts';
import { isOffered } from '../registration/moves/transfer.ts';
import type { MailOffer } from '../registration/registration-moves.ts';
import type { StoredSeason } from '../season-reader.ts';
import type { StoredRegistration } from '../stored.ts';
import { readRegistration } from './register.ts';
import type { RegistrationParts } from './registrations.ts';
import { checkAge, editable } from './transfers.ts';

type Operations = (typeof seasonsContract)['operations'];

interface Parts extends RegistrationParts {
  readonly holderOf: FindHolder;
  readonly secret: () => Promise<string>;
  readonly memberships: Pick<Memberships, 'find' | 'isBanned'>;
}

const dayMs = 24 * 60 * 60_000;

/** Nothing here depends on who has an account, except that players cannot offer a place to themselves. */
export async function offerPlaceByMail(
  { seasonId, email }: Parsed<Operations['offerPlaceByMail']>,
  caller: Caller,
  parts: RegistrationParts,
): Promise<Output<Operations['offerPlaceByMail']>> {
  const { userId } = actorOf(caller);
  const season = await editable(seasonId, parts);
  if (caller.account?.email === email) throw new Problem('registration.cannotTake');
  const until = new Date(caller.now.getTime() + mailedPlaceDays * dayMs).toISOString();
  await parts.registrations.offerByMail(season, userId, { email, until }, caller.now);
  return readRegistration(userId, seasonId, parts);
}

interface Offered {
  readonly season: StoredSeason;
  readonly held: StoredRegistration;
  readonly offer: MailOffer;
}

/** What a mail offers, as long as it stands. @throws {Problem} registration.offerGone */
async function offeredBy(token: string, now: Date, { seasons, registrations, secret }: Parts): Promise<Offered> {
  const named = readMailedPlaceToken(await secret(), token);
  const [season, held] = named
    ? await Promise.all([seasons.find(named.seasonId), registrations.registration(named.fromUserId, named.seasonId)])
    : [];
  const offer = { email: held?.offeredTo ?? '', until: named?.offeredUntil ?? '' };
  if (!season || !held || !isOffered(held, offer, now)) throw new Problem('registration.offerGone');
  return { season, held, offer };
}

export async function readMailedPlace(
  { token }: Parsed<Operations['readMailedPlace']>,
  { now }: Caller,
  parts: Parts,
): Promise<Output<Operations['readMailedPlace']>> {
  const { season, held, offer } = await offeredBy(token, now, parts);
  const { seasonId, teamId, facts } = season;
  const [[from], team, squads] = await Promise.all([
    parts.accounts.list([held.userId]),
    parts.teams.find(teamId),
    Promise.all(held.squadIds.map((squadId) => parts.registrations.squad(seasonId, squadId))),
  ]);
  return {
    seasonId,
    seasonLabel: facts.label,
    teamName: team?.facts.name ?? '',
    startDate: facts.startDate,
    endDate: facts.endDate,
    displayName: from ? nameForAll(from, now) : formerPlayer,
    divisionName: facts.divisions.find(({ divisionId }) => divisionId === held.divisionId)?.name ?? '',
    squadNames: squads.flatMap((squad) => (squad ? [squad.name] : [])),
    offeredUntil: offer.until,
  };
}

export async function answerMailedPlace(
  { token, answer }: Parsed<Operations['answerMailedPlace']>,
  caller: Caller,
  parts: Parts,
): Promise<Output<Operations['answerMailedPlace']>> {
  const { userId } = actorOf(caller);
  const { season, held, offer } = await offeredBy(token, caller.now, parts);
  const { seasonId } = await editable(season.seasonId, parts);
  // A forwarded mail gives no place away: an address counts only for its verified owner.
  if ((await parts.holderOf(offer.email)) !== userId) throw new Problem('registration.otherAddress');
  if (answer === 'decline') await parts.registrations.takeBack(season, held.userId);
  else {
    await checkHeir(userId, held, season, parts);
    checkAge(season, held, caller.account?.birthdate);
    await parts.registrations.transfer(season, held.userId, userId, caller.now, offer);
  }
  return { seasonId };
}

/**
 * The new holder of the place is in the season like any registered player, and no more in its community than before: a private one
 * lets them know the season alone. A banned person is refused, and so is one blocked by the other.
 * @throws {Problem}
 */
async function checkHeir(userId: string, held: StoredRegistration, { teamId }: StoredSeason, parts: Parts) {
  const [team, isBanned, parted] = await Promise.all([
    parts.teams.find(teamId),
    parts.memberships.isBanned({ userId, teamId }),
    parts.blocks.partedFrom(userId),
  ]);
  if (!team || isBanned || userId === held.userId || isParted(parted, held.userId))
    throw new Problem('registration.cannotTake');
}
