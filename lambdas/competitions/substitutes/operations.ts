import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import type { BusyReader } from '#lambdas/events/ports/conflicts/busy-reader.ts';
import { type FixtureStore, fixtureKey, type StoredFixture } from '#lambdas/events/ports/fixtures/fixture-store.ts';
import type { MatchReader } from '#lambdas/events/ports/fixtures/match-reader.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import type { Naming } from '#lambdas/people/ports/naming/naming.ts';
import { type matchSubstitutes, SubstituteKind } from '#shared/competitions/substitutes/contract.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { SubstituteSource } from './substitute-source.ts';

type Operations = (typeof matchSubstitutes)['operations'];

/** What asking substitutes reads and writes. */
export interface SubstituteParts {
  readonly matches: MatchReader;
  readonly busy: BusyReader;
  readonly fixtures: Pick<FixtureStore, 'substitute'>;
  /** That of the season or tournament of a match. */
  readonly sources: (fixture: StoredFixture) => SubstituteSource;
  readonly naming: Pick<Naming, 'of'>;
}

type Match = Parsed<Operations['listMatchSubstitutes']>;

export async function listMatchSubstitutes(
  match: Match,
  caller: Caller,
  { matches, busy, sources, naming }: SubstituteParts,
): Promise<Output<Operations['listMatchSubstitutes']>> {
  const { userId } = actorOf(caller);
  const fixture = await matches.find(match);
  if (!fixture) throw new Problem('fixture.notFound');
  const sideId = sideLedBy(userId, fixture);
  const known = new Set(fixture.people.map((one) => one.userId));
  const all = await sources(fixture).all({ fixture, sideId });
  const could = all.filter((one) => !known.has(one.userId));
  const ids = could.map((one) => one.userId);
  const [named, parted, taken] = await Promise.all([
    naming.of(ids, { userId, now: caller.now, shares: true }),
    partedFrom(ids, captainsBeside(userId, sideId, fixture), caller.now, naming),
    busy({ ...fixture, key: fixtureKey(fixture) }, ids),
  ]);
  const candidates = could.flatMap(({ userId: personId, as }) => {
    const one = named.get(personId);
    if (!one || one.isParted || !one.isNamed || parted.has(personId)) return [];
    return [{ personId, name: one.name, as, isFree: !taken.has(personId) }];
  });
  const rank = ({ isFree, as }: (typeof candidates)[number]) => (isFree ? 0 : kinds.length) + kinds.indexOf(as);
  return { candidates: candidates.toSorted((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name)) };
}

const kinds = SubstituteKind.options;

export async function askMatchSubstitute(
  { personId, ...match }: Parsed<Operations['askMatchSubstitute']>,
  caller: Caller,
  { fixtures, matches, sources, naming }: SubstituteParts,
): Promise<Output<Operations['askMatchSubstitute']>> {
  const { userId } = actorOf(caller);
  const found = await matches.find(match);
  if (!found) throw new Problem('fixture.notFound');
  const side = { fixture: found, sideId: sideLedBy(userId, found) };
  const source = sources(found);
  const captains = [userId, ...captainsBeside(userId, side.sideId, found)];
  const [possible, most, parted] = await Promise.all([
    source.find(personId, side),
    source.most(side),
    partedFrom([personId], captains, caller.now, naming),
  ]);
  if (!possible || parted.has(personId)) throw new Problem('substitute.notAvailable');
  const judge = (fixture: StoredFixture) => {
    const sideId = sideLedBy(userId, fixture);
    const asked = fixture.people.filter((one) => one.isSubstitute && one.sideId === sideId);
    const isThere = fixture.people.some((one) => one.userId === personId);
    if (!isThere && asked.length >= most) throw new Problem('substitute.tooMany');
    return { ask: personId, sideId, by: userId };
  };
  await fixtures.substitute(match, judge, caller.now);
  return {};
}

/** The other captains of a side: both of a pair are. */
const captainsBeside = (userId: string, sideId: string, { people }: StoredFixture): readonly string[] =>
  people.flatMap((one) => (one.isCaptain && one.sideId === sideId && one.userId !== userId ? one.userId : []));

/** Who of these people is gone, or has a block with one of these captains. */
async function partedFrom(
  ids: readonly string[],
  captains: readonly string[],
  now: Date,
  naming: SubstituteParts['naming'],
): Promise<ReadonlySet<string>> {
  const seen = await Promise.all(captains.map((userId) => naming.of(ids, { userId, now, shares: true })));
  return new Set(ids.filter((id) => seen.some((named) => named.get(id)?.isParted ?? true)));
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
