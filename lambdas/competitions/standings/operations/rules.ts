import { randomBytes } from 'node:crypto';
import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import type { schedules } from '#shared/competitions/schedules/contract.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { toLocal } from '#shared/time.ts';
import type { SeasonReader } from '../../seasons/season-reader.ts';
import { divisionOf } from '../competition-of.ts';
import type { RulesStore, StoredRules } from '../rules-store.ts';

type Operations = (typeof schedules)['operations'];
interface Sources {
  readonly seasons: SeasonReader;
  readonly rules: RulesStore;
}
interface OfDivision {
  readonly seasonId: string;
  readonly divisionId: string;
}
type RulesView = Output<Operations['getStandingsRules']>;

export const getStandingsRules = async (
  { seasonId, divisionId }: Parsed<Operations['getStandingsRules']>,
  sources: Sources,
): Promise<RulesView> => (await read({ seasonId, divisionId }, sources)).rules;

export const saveRuleset = (
  { ruleset, places, ...at }: Parsed<Operations['saveRuleset']>,
  { now }: Caller,
  sources: Sources,
): Promise<RulesView> => change(at, sources, now, () => ({ ruleset, places }));

export async function adjustStandings(
  { entrantId, points, reason, ...at }: Parsed<Operations['adjustStandings']>,
  { now }: Caller,
  sources: Sources,
): Promise<RulesView> {
  const madeOn = await today(at, sources, now);
  await checkEntrants([entrantId], at, sources);
  return change(at, sources, now, ({ ruleset, adjustments }) => {
    if (!ruleset.adjustmentsAllowed) throw new Problem('standings.adjustmentsOff');
    return { adjustments: [...adjustments, { entrantId, points, reason, madeOn }] };
  });
}

export const dropAdjustment = (
  { index, ...at }: Parsed<Operations['dropAdjustment']>,
  { now }: Caller,
  sources: Sources,
): Promise<RulesView> =>
  change(at, sources, now, ({ adjustments }) => {
    if (!adjustments[index]) throw new Problem('standings.adjustmentNotFound');
    return { adjustments: adjustments.filter((_, one) => one !== index) };
  });

export async function orderByHand(
  { order, reason, ...at }: Parsed<Operations['orderByHand']>,
  { now }: Caller,
  sources: Sources,
): Promise<RulesView> {
  const madeOn = await today(at, sources, now);
  await checkEntrants(order, at, sources);
  return change(at, sources, now, ({ manualOrders }) => ({
    manualOrders: [...manualOrders, { order, reason, madeOn }],
  }));
}

/** The seed comes from nowhere that anybody could choose. */
export const drawLots = (at: Parsed<Operations['drawLots']>, { now }: Caller, sources: Sources): Promise<RulesView> =>
  change(at, sources, now, () => ({ lotsSeed: randomBytes(8).toString('hex'), lotsDrawnAt: now.toISOString() }));

async function read({ seasonId, divisionId }: OfDivision, { seasons, rules }: Sources) {
  const season = await seasons.find(seasonId);
  if (!season) throw new Problem('season.notFound');
  divisionOf(season, divisionId);
  return { season, rules: await rules.find(season, divisionId) };
}

async function today(at: OfDivision, sources: Sources, now: Date): Promise<string> {
  const { season } = await read(at, sources);
  return toLocal(now, season.facts.timeZone).slice(0, 10);
}

async function checkEntrants(
  entrantIds: readonly string[],
  { seasonId, divisionId }: OfDivision,
  { seasons }: Sources,
): Promise<void> {
  const squads = await seasons.squadsOf(seasonId, divisionId);
  const isKnown = (entrantId: string) => squads.some(({ squadId }) => squadId === entrantId);
  if (!entrantIds.every(isKnown)) throw new Problem('standings.entrantNotFound');
}

async function change(
  at: OfDivision & { readonly version: number },
  sources: Sources,
  now: Date,
  next: (rules: StoredRules) => Partial<StoredRules>,
): Promise<RulesView> {
  const { season, rules: before } = await read(at, sources);
  if (before.version !== at.version) throw new Problem('record.changed', { currentVersion: before.version });
  const after = { ...before, ...next(before) };
  if (await sources.rules.save(season, at.divisionId, after, now)) return { ...after, version: before.version + 1 };
  const { rules } = await read(at, sources);
  throw new Problem('record.changed', { currentVersion: rules.version });
}
