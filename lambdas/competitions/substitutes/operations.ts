import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import type { BusyReader } from '#lambdas/events/ports/conflicts/busy-reader.ts';
import type { FixtureStore, StoredFixture } from '#lambdas/events/ports/fixtures/fixture-store.ts';
import type { MatchReader } from '#lambdas/events/ports/fixtures/match-reader.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import type { Naming } from '#lambdas/people/ports/naming/naming.ts';
import { type matchSubstitutes, mostSubstitutes } from '#shared/competitions/substitutes/contract.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { hasLogin, isDependantId } from '#shared/ids.ts';
import type { GameReader } from '../games/game-store.ts';
import type { Stored, StoredRegistration } from '../seasons/stored.ts';

type Operations = (typeof matchSubstitutes)['operations'];

/** What asking substitutes reads and writes. */
export interface SubstituteParts {
  readonly matches: MatchReader;
  readonly busy: BusyReader;
  readonly fixtures: Pick<FixtureStore, 'substitute'>;
  readonly games: Pick<GameReader, 'find'>;
  readonly registrations: Pick<Stored, 'registrationsFor' | 'registration'>;
  readonly naming: Pick<Naming, 'of'>;
}

type Match = Parsed<Operations['listMatchSubstitutes']>;

export async function listMatchSubstitutes(
  match: Match,
  caller: Caller,
  { matches, games, registrations, naming, busy }: SubstituteParts,
): Promise<Output<Operations['listMatchSubstitutes']>> {
  const { userId } = actorOf(caller);
  const fixture = await matches.find(match);
  if (!fixture) throw new Problem('fixture.notFound');
  sideLedBy(userId, fixture);
  const game = await games.find(match.gameId);
  const known = new Set(fixture.people.map((one) => one.userId));
  const all = await registrations.registrationsFor(fixture.scopeId);
  const could = all.filter((one) => mayPlay(one, game?.divisionId) && !known.has(one.userId));
  const ids = could.map((one) => one.userId);
  const [named, taken] = await Promise.all([
    naming.of(ids, { userId, now: caller.now, shares: true }),
    busy(fixture, ids),
  ]);
  const candidates = could.flatMap(({ userId: personId, mode }) => {
    const one = named.get(personId);
    if (!one || one.isParted || !one.isNamed) return [];
    return [{ personId, name: one.name, isSubstitute: mode === 'sub_only', isFree: !taken.has(personId) }];
  });
  const rank = ({ isFree, isSubstitute }: (typeof candidates)[number]) => (isFree ? 0 : 2) + (isSubstitute ? 0 : 1);
  return { candidates: candidates.toSorted((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name)) };
}

export async function askMatchSubstitute(
  { personId, ...match }: Parsed<Operations['askMatchSubstitute']>,
  caller: Caller,
  { fixtures, matches, games, registrations, naming }: SubstituteParts,
): Promise<Output<Operations['askMatchSubstitute']>> {
  const { userId } = actorOf(caller);
  const found = await matches.find(match);
  if (!found) throw new Problem('fixture.notFound');
  sideLedBy(userId, found);
  const [game, registration, named] = await Promise.all([
    games.find(match.gameId),
    registrations.registration(personId, found.scopeId),
    naming.of([personId], { userId, now: caller.now, shares: true }),
  ]);
  const isParted = named.get(personId)?.isParted ?? true;
  if (!registration || !mayPlay(registration, game?.divisionId) || isParted)
    throw new Problem('substitute.notAvailable');
  const judge = (fixture: StoredFixture) => {
    const sideId = sideLedBy(userId, fixture);
    const asked = fixture.people.filter((one) => one.isSubstitute && one.sideId === sideId);
    const isThere = fixture.people.some((one) => one.userId === personId);
    if (!isThere && asked.length >= mostSubstitutes) throw new Problem('substitute.tooMany');
    return { ask: personId, sideId, by: userId };
  };
  await fixtures.substitute(match, judge, caller.now);
  return {};
}

export async function takeOutMatchSubstitute(
  { personId, ...match }: Parsed<Operations['takeOutMatchSubstitute']>,
  caller: Caller,
  { fixtures }: SubstituteParts,
): Promise<Output<Operations['takeOutMatchSubstitute']>> {
  const { userId } = actorOf(caller);
  const judge = (fixture: StoredFixture) => {
    const sideId = sideLedBy(userId, fixture);
    if (!fixture.people.some((one) => one.userId === personId && one.isSubstitute && one.sideId === sideId))
      throw new Problem('fixture.notFound');
    return { takeOut: personId };
  };
  await fixtures.substitute(match, judge, caller.now);
  return {};
}

/** The side that a captain leads. @throws {Problem} fixture.notFound to everyone else */
function sideLedBy(userId: string, { people }: StoredFixture): string {
  const found = people.find((one) => one.userId === userId && one.isCaptain);
  if (!found?.sideId) throw new Problem('fixture.notFound');
  return found.sideId;
}

/** Registered in the division, on no team, and able to hear of it: with an account, or a child of guardians. */
const mayPlay = ({ status, squadIds, divisionId, userId }: StoredRegistration, division: string | undefined): boolean =>
  (status === 'registered' || status === 'placed' || status === 'active') &&
  squadIds.length === 0 &&
  divisionId === division &&
  (hasLogin(userId) || isDependantId(userId));
