import type { Competition } from '../competition.ts';
import type { Field } from '../field.ts';
import type { Order } from '../order/order.ts';
import type { Mark } from '../row.ts';
import { boundVerdict, reachOf } from './bounds.ts';
import { playByLot, type Tried } from './by-lot.ts';
import { everyTable, tablesByLot } from './endings-of-table.ts';
import { everyEnding } from './every-ending.ts';
import { flowVerdict, winRaceOf } from './flow.ts';
import { type Race, raceOf } from './race.ts';
import type { Verdict, Verdicts } from './verdict.ts';

/** Who is through, who is out of it, and how likely the others are; nothing without places or without what is to come. */
export function marksOf(competition: Competition, field: Field, order: Order): ReadonlyMap<string, Mark> {
  const { places, entrants } = competition;
  if (places === undefined || competition.open === undefined) return new Map();
  const here = entrants.map(({ entrantId }) => entrantId).filter((id) => !field.counted.left.has(id));
  const race = raceOf(field, here, places);
  const verdicts = certain(competition, field, race);
  const { open } = field.counted;
  const tried = open.length === 0 ? undefined : race ? playByLot(race) : tablesByLot(competition, open);
  const inside = insideOf(order, places);
  const marks = here.map((id): [string, Mark] => [id, markOf(verdicts.get(id), tried?.get(id), inside.has(id))]);
  return new Map([...marks, ...[...field.counted.left].map((id): [string, Mark] => [id, out])]);
}

/** Who has a place today, with all who are level for the last one. */
function insideOf({ groups }: Order, places: number): ReadonlySet<string> {
  const inside = new Set<string>();
  for (const group of groups) {
    if (inside.size >= places) break;
    for (const id of group) inside.add(id);
  }
  return inside;
}

const out: Mark = { status: 'eliminated', certainty: 'exact' };

/** Verdicts that hold in every way in which the season can end. Some may be missing. */
function certain(competition: Competition, field: Field, race: Race | undefined): Verdicts {
  const { open } = field.counted;
  const isByScores = !race && open.length > 0 && !goesByWins(competition);
  const tables = isByScores ? undefined : everyTable(competition, open);
  if (tables || !race) return tables ?? new Map();
  return everyEnding(race) ?? byBounds(race);
}

/** Shares of matches won follow from who wins, even where not all play as often. */
const goesByWins = ({ ruleset }: Competition) => ruleset.basis === 'win_pct';

function byBounds(race: Race): Verdicts {
  const reach = reachOf(race);
  const wins = winRaceOf(race);
  return new Map(
    [...race.now.keys()].flatMap((id) => {
      const found = boundVerdict(id, reach, race.places) ?? (wins && flowVerdict(id, wins));
      return found ? [[id, found] as const] : [];
    }),
  );
}

function markOf(found: Verdict | undefined, tried: Tried | undefined, isInside: boolean): Mark {
  if (found === 'clinched' || found === 'eliminated') return { status: found, certainty: 'exact' };
  const chance = tried ? { chance: tried.chance } : {};
  const isOpen = found === 'open' || !tried || (tried.canReach && tried.canMiss);
  if (isOpen) return { status: isInside ? 'in' : 'out', certainty: 'exact', ...chance };
  return { status: tried.canReach ? 'clinched' : 'eliminated', certainty: 'estimate', ...chance };
}
