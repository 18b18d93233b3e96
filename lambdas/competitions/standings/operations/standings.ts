import type { schedules } from '#shared/competitions/schedules/contract.ts';
import type { Row } from '#shared/competitions/standings/row.ts';
import { standingsOf } from '#shared/competitions/standings/standings.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { type SeenParts, seenSeason } from '../../seasons/sight/visible-season.ts';
import { competitionOf, divisionOf, type StandingsSources } from '../competition-of.ts';

type Operations = (typeof schedules)['operations'];
type Sources = StandingsSources & SeenParts;

export async function getStandings(
  { seasonId, divisionId, asOf }: Parsed<Operations['getStandings']>,
  userId: string | undefined,
  sources: Sources,
): Promise<Output<Operations['getStandings']>> {
  const season = await seenSeason(seasonId, userId, sources);
  const { name } = divisionOf(season, divisionId);
  const competition = await competitionOf(season, divisionId, sources);
  const { rows, unresolved } = standingsOf({ ...competition, ...(asOf && { asOf }) });
  return {
    seasonId,
    divisionId,
    label: season.facts.label,
    name,
    goesBy: competition.ruleset.basis,
    places: competition.places ?? 0,
    asOf,
    rows: rows.map(rowView),
    pools: competition.pools.map(({ groupId, competition: own }) => ({
      groupId,
      rows: standingsOf({ ...own, ...(asOf && { asOf }) }).rows.map(rowView),
    })),
    unresolved: unresolved.map((ids) => [...ids]),
    lotsSeed: competition.lotsSeed,
    lotsDrawnAt: competition.lotsDrawnAt,
  };
}

const rowView = ({ last5, adjustments, trace, ...row }: Row) => ({
  ...row,
  last5: [...last5],
  adjustments: [...adjustments],
  trace: trace.map(({ by, sentence }) => ({ by, sentence })),
});

export async function getCompetition(
  { seasonId, divisionId }: Parsed<Operations['getCompetition']>,
  userId: string | undefined,
  sources: Sources,
): Promise<Output<Operations['getCompetition']>> {
  const season = await seenSeason(seasonId, userId, sources);
  const {
    entrants,
    results,
    open = [],
    adjustments = [],
    manualOrders = [],
    pools: _,
    ...competition
  } = await competitionOf(season, divisionId, sources);
  return {
    ...competition,
    entrants: [...entrants],
    results: [...results],
    open: [...open],
    adjustments: [...adjustments],
    manualOrders: [...manualOrders],
  };
}
