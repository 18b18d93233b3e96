import { mostWins, type Pair } from './max-flow.ts';
import type { Race } from './race.ts';
import type { Verdict } from './verdict.ts';

/** Every way to take so many of some things, as they come. */
function* choices<Thing>(things: readonly Thing[], count: number): Generator<readonly Thing[]> {
  if (count === 0) {
    yield [];
    return;
  }
  for (const [index, thing] of things.entries()) {
    if (things.length - index < count) return;
    for (const rest of choices(things.slice(index + 1), count - 1)) yield [thing, ...rest];
  }
}

/** A race in which every match has a winner and each win is worth as much. */
export interface WinRace {
  /** What each entrant ends with after losing every remaining match. */
  readonly base: ReadonlyMap<string, number>;
  readonly unit: number;
  readonly pairs: readonly Pair[];
  readonly places: number;
}

/** So many sets of entrants are tried for each question. */
const mostTries = 300;

export function winRaceOf({ now, open, endings, places }: Race): WinRace | undefined {
  const [first, second, ...more] = endings;
  if (!first || !second || more.length > 0 || first.home !== second.away || first.away !== second.home)
    return undefined;
  const unit = Math.abs(first.home - first.away);
  const base = new Map(now);
  const pairs = new Map<string, { a: string; b: string; count: number }>();
  for (const { homeId, awayId } of open) {
    const [a, b] = homeId < awayId ? [homeId, awayId] : [awayId, homeId];
    for (const id of [a, b]) base.set(id, (base.get(id) ?? 0) + Math.min(first.home, first.away));
    const pair = pairs.get(`${a} ${b}`) ?? { a, b, count: 0 };
    pair.count += 1;
    pairs.set(`${a} ${b}`, pair);
  }
  return unit > 0 ? { base, unit, pairs: [...pairs.values()], places } : undefined;
}

/** Exact by points, ties counting against both claims; nothing, where too many sets of entrants would have to be tried. */
export function flowVerdict(entrantId: string, race: WinRace): Verdict | undefined {
  const canMiss = someoneElseFits(entrantId, race);
  if (canMiss === false) return 'clinched';
  const canReach = reaches(entrantId, race);
  if (canReach === false) return 'eliminated';
  return canMiss && canReach ? 'open' : undefined;
}

const isOf = (id: string) => (pair: Pair) => pair.a === id || pair.b === id;
const winsOf = (pairs: readonly Pair[], id: string) =>
  pairs.filter(isOf(id)).reduce((sum, { count }) => sum + count, 0);

/** True if they can win all and fewer than `places` others end above them. */
function reaches(entrantId: string, { base, unit, pairs, places }: WinRace): boolean | undefined {
  const own = (base.get(entrantId) ?? 0) + unit * winsOf(pairs, entrantId);
  const rest = pairs.filter((pair) => !isOf(entrantId)(pair));
  const others = [...base.keys()].filter((id) => id !== entrantId);
  const roomOf = (id: string) => Math.floor((own - (base.get(id) ?? 0)) / unit);
  const above = others.filter((id) => roomOf(id) < 0);
  const able = others
    .filter((id) => roomOf(id) >= 0 && winsOf(rest, id) > roomOf(id))
    .sort((a, b) => winsOf(rest, b) - roomOf(b) - (winsOf(rest, a) - roomOf(a)));
  const free = places - 1 - above.length;
  if (free < 0) return false;
  if (able.length <= free) return true;
  const all = rest.reduce((sum, { count }) => sum + count, 0);
  return anyOf(choices(able, free), (chosen) => {
    const mayPass = new Set([...above, ...chosen]);
    return mostWins(rest, (id) => (mayPass.has(id) ? all : roomOf(id))) === all;
  });
}

/** True if they can lose all and `places` others end level or above. */
function someoneElseFits(entrantId: string, { base, unit, pairs, places }: WinRace): boolean | undefined {
  const own = base.get(entrantId) ?? 0;
  const rest = pairs.filter((pair) => !isOf(entrantId)(pair));
  const against = (id: string) => winsOf(pairs.filter(isOf(entrantId)), id);
  const others = [...base.keys()].filter((id) => id !== entrantId);
  const needOf = (id: string) => Math.max(0, Math.ceil((own - (base.get(id) ?? 0)) / unit) - against(id));
  const sure = others.filter((id) => needOf(id) === 0);
  const able = others
    .filter((id) => needOf(id) > 0 && needOf(id) <= winsOf(rest, id))
    .sort((a, b) => needOf(a) - winsOf(rest, a) - (needOf(b) - winsOf(rest, b)));
  const wanted = places - sure.length;
  if (wanted <= 0) return true;
  if (able.length < wanted) return false;
  return anyOf(choices(able, wanted), (chosen) => {
    const needs = new Map(chosen.map((id) => [id, needOf(id)]));
    const need = [...needs.values()].reduce((sum, one) => sum + one, 0);
    return mostWins(rest, (id) => needs.get(id) ?? 0) === need;
  });
}

/** True with the first that holds, false when all were tried, nothing when there were too many. */
function anyOf<Thing>(things: Iterable<Thing>, holds: (thing: Thing) => boolean): boolean | undefined {
  let tries = 0;
  for (const thing of things) {
    if (tries === mostTries) return undefined;
    tries += 1;
    if (holds(thing)) return true;
  }
  return false;
}
