import { outcomePoints } from '../appearance.ts';
import { type Field, pointsOf } from '../field.ts';
import type { OpenMatch } from '../results.ts';
import type { Ruleset } from '../ruleset.ts';

/** What each side of a match gets by one of the ways in which it can end. */
interface Ending {
  readonly home: number;
  readonly away: number;
}

/** What is left of a competition, in points alone. */
export interface Race {
  readonly now: ReadonlyMap<string, number>;
  readonly open: readonly OpenMatch[];
  /** Every way in which a match can end, each once. */
  readonly endings: readonly Ending[];
  readonly places: number;
}

/** The race for the places by points; none where points do not follow from who wins, or the table goes by something else. */
export function raceOf(field: Field, entrantIds: readonly string[], places: number): Race | undefined {
  const { ruleset, counted } = field;
  const by = ruleset.basis;
  if (by === 'set_pct' || by === 'elo' || ruleset.points.shutoutBonus || ruleset.points.bonusGoals) return undefined;
  if (by === 'win_pct' && !playEquallyOften(field, entrantIds)) return undefined;
  const won = (id: string) => Math.round((field.tallies.get(id)?.pct ?? 0) * (field.tallies.get(id)?.played ?? 0) * 2);
  const now = new Map(entrantIds.map((id) => [id, by === 'points' ? pointsOf(field, id) : won(id)]));
  return { now, open: counted.open, endings: by === 'points' ? endingsOf(ruleset) : shareEndings(ruleset), places };
}

/** Shares of matches compare as sums do only where all play as many. */
function playEquallyOften({ tallies, counted }: Field, entrantIds: readonly string[]): boolean {
  const all = new Map(entrantIds.map((id) => [id, tallies.get(id)?.played ?? 0]));
  for (const { homeId, awayId } of counted.open) for (const id of [homeId, awayId]) all.set(id, (all.get(id) ?? 0) + 1);
  return new Set(all.values()).size === 1;
}

const shareEndings = ({ drawsAllowed }: Ruleset): Ending[] => [
  { home: 2, away: 0 },
  ...(drawsAllowed ? [{ home: 1, away: 1 }] : []),
  { home: 0, away: 2 },
];

function endingsOf({ points, drawsAllowed }: Ruleset): Ending[] {
  const came = points.participation ?? 0;
  const worth = (outcome: Parameters<typeof outcomePoints>[0]) => came + outcomePoints(outcome, points);
  const wins = [
    [worth('win'), worth('loss')],
    [worth('ot_win'), worth('ot_loss')],
  ] as const;
  const draw = drawsAllowed ? [{ home: worth('draw'), away: worth('draw') }] : [];
  const all = [
    ...wins.map(([home, away]) => ({ home, away })),
    ...draw,
    ...wins.map(([away, home]) => ({ home, away })),
  ];
  return all.filter(
    ({ home, away }, index) => all.findIndex((one) => one.home === home && one.away === away) === index,
  );
}
