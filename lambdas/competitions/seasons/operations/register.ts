import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import type { Sellers } from '#lambdas/payments/ports/accounts/seller-of.ts';
import { registrationPrice } from '#shared/competitions/payments/season-dues.ts';
import { ageWords, withinCommunity } from '#shared/competitions/seasons/community-ages.ts';
import type { seasonsContract } from '#shared/competitions/seasons/contract.ts';
import type { Registration } from '#shared/competitions/seasons/registration.ts';
import { isOfAge, rulesOf } from '#shared/competitions/seasons/roster-rules.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { hasLogin } from '#shared/ids.ts';
import { isMinor } from '#shared/people/profile/player-facts.ts';
import { sellerOfSeason } from '../../payments/checkout/season-order.ts';
import { newCode } from '../codes.ts';
import { windowFor } from '../is-open.ts';
import { type AskingParts, answersTo, askedInSeason } from '../registration/asked-fields.ts';
import { comingIn } from '../registration/held-spot.ts';
import type { RegistrationStore } from '../registration/registration-store.ts';
import type { StoredSeason } from '../season-reader.ts';
import { type Sight, type SightParts, seeSeason } from '../sight/season-sight.ts';
import { plays } from '../squads/squad-writes.ts';
import type { StoredRegistration } from '../stored.ts';
import { namesOf, toRegistration } from '../views.ts';

type Operations = (typeof seasonsContract)['operations'];
type Asked = Parsed<Operations['register']>;

export interface RegisterParts extends SightParts {
  readonly payouts: Sellers['payouts'];
  readonly registrations: RegistrationStore;
}

export async function register(
  { fields, ...asked }: Asked,
  caller: Caller,
  parts: RegisterParts & AskingParts,
): Promise<Output<Operations['register']>> {
  const { userId } = actorOf(caller);
  const sight = await seeSeason(asked.seasonId, userId, parts);
  const key = { userId, teamId: sight.season.teamId };
  const answers = answersTo(await askedInSeason(key, parts), fields);
  const player = { userId, birthdate: caller.account?.birthdate };
  const registration = await registerAs({ asked, player, sight, moves: parts.registrations }, caller, parts);
  if (Object.keys(answers).length > 0) await parts.memberDetails.answer(key, answers);
  return registration;
}

interface Registering {
  readonly asked: Omit<Asked, 'fields'>;
  readonly player: { readonly userId: string; readonly birthdate: string | undefined };
  /** The season as the person who registers them sees it. */
  readonly sight: Sight;
  readonly moves: Pick<RegistrationStore, 'enter' | 'join'>;
}

/** Registers a player, by themselves or by a guardian. @throws {Problem} registration.notOpen, .wrongMode, .notEligible, .codeInvalid */
export async function registerAs(
  { asked, player, sight, moves }: Registering,
  { now }: Caller,
  parts: RegisterParts,
): Promise<Registration> {
  const { userId } = player;
  const { registrations } = parts;
  const { season } = sight;
  const theirs = await registrations.registrationsOf(userId);
  const window = season.status === 'registration_open' ? windowFor(sight, theirs, now) : undefined;
  if (!window) throw new Problem('registration.notOpen');
  checkMode(season, asked);
  const squad = asked.mode === 'join_team' ? await squadFor(asked, registrations) : undefined;
  const divisionId = squad?.divisionId ?? asked.divisionId;
  checkDivision(sight, divisionId, player.birthdate);
  const price = registrationPrice(season.facts, asked.mode, window);
  const priced = { ...wantedOf(asked, season, divisionId, userId, now), ...(price && { price }) };
  const wanted = { ...priced, ...(await standingAtFirst(season, priced, player, parts, now)) };
  if (squad && asked.squadCode) await moves.join(season, squad.squadId, wanted, now);
  else {
    const entering = squad ? { ...priced, status: 'started' as const, askedSquadId: squad.squadId } : wanted;
    await moves.enter(season, entering, asked.groupCode === undefined, now);
  }
  return readRegistration(userId, asked.seasonId, parts);
}

/** In, or held until a card paid. Guardians pay for teens who register themselves: they have to hear of it first. */
async function standingAtFirst(
  season: StoredSeason,
  place: StoredRegistration,
  { birthdate }: Registering['player'],
  parts: RegisterParts,
  now: Date,
) {
  const kind = hasLogin(place.userId) && isMinor(birthdate, now) ? 'later' : 'atOnce';
  const standing = comingIn(season, place, place.status, kind, now);
  if (standing.status !== 'pending_payment') return standing;
  // Where cards can't pay after all, no player loses a spot for it.
  const { account } = await sellerOfSeason(season, place.price?.amountMinor ?? 0, parts, now);
  return account ? standing : { status: place.status };
}

/** Each way asks for its own. @throws {Problem} registration.wrongMode */
function checkMode({ facts }: StoredSeason, { mode, squad, squadCode, squadId }: Registering['asked']): void {
  const lacks =
    (mode === 'create_team' && squad === undefined) ||
    (mode === 'join_team' && squadCode === undefined && squadId === undefined);
  if (lacks || !facts.registrationModes.includes(mode)) throw new Problem('registration.wrongMode');
}

const wantedOf = (
  { seasonId, mode, answers, squad, groupCode }: Registering['asked'],
  { teamId }: StoredSeason,
  divisionId: string,
  userId: string,
  now: Date,
): StoredRegistration => ({
  userId,
  seasonId,
  version: 1,
  teamId,
  divisionId,
  mode,
  status: 'registered',
  squadIds: [],
  answers,
  registeredAt: now.toISOString(),
  ...(mode === 'create_team' && { squad }),
  ...(mode === 'small_group' && { groupCode: groupCode ?? newCode() }),
});

/** @throws {Problem} registration.codeInvalid */
async function squadFor({ seasonId, squadCode, squadId }: Registering['asked'], { squadsOf }: RegistrationStore) {
  const squads = await squadsOf(seasonId);
  const found = squads.find((one) => plays(one) && (squadCode ? one.code === squadCode : one.squadId === squadId));
  if (!found) throw new Problem('registration.codeInvalid');
  return found;
}

/** @throws {Problem} registration.notEligible: no such division, or its ages are others */
function checkDivision({ season: { facts }, team }: Sight, divisionId: string, birthdate: string | undefined): void {
  if (!facts.divisions.some((one) => one.divisionId === divisionId)) throw new Problem('registration.notEligible');
  const rules = withinCommunity(rulesOf(facts, divisionId), team.facts);
  if (!isOfAge(rules, birthdate, facts.startDate))
    throw new Problem('registration.notEligible', { fields: { divisionId: ageWords(rules) } });
}

/** @throws {Problem} registration.notFound */
export async function readRegistration(
  userId: string,
  seasonId: string,
  { registrations, accounts }: Pick<RegisterParts, 'registrations' | 'accounts'>,
) {
  const [found, spots] = await Promise.all([
    registrations.registration(userId, seasonId),
    registrations.spots(seasonId),
  ]);
  if (!found) throw new Problem('registration.notFound');
  return toRegistration(found, namesOf(await accounts.list([userId])), spots);
}
