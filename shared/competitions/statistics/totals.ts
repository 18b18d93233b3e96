import * as z from 'zod';
import { SeasonId } from '../../ids.ts';
import { added } from './leaders.ts';
import { Acronym, type Counts } from './statistic.ts';

const Figures = {
  /** In which something was entered of them. */
  matches: z.int().min(0),
  counts: z.record(Acronym, z.int().min(0)),
};

/** What one person did in a sport, with the seasons that it comes from, the newest first. */
export const SportTotal = z.object({
  gameTypeId: z.string(),
  ...Figures,
  seasons: z.array(z.object({ seasonId: SeasonId, label: z.string(), ...Figures })),
});
export type SportTotal = z.infer<typeof SportTotal>;

/** What one person did in one match of a season. */
export interface SeasonLine {
  readonly seasonId: string;
  readonly label: string;
  readonly gameTypeId: string;
  readonly counts: Counts;
}

/** What one person did in all their matches, by sport: the sport of most matches first. */
export function totalsOf(lines: readonly SeasonLine[]): SportTotal[] {
  const bySport = Map.groupBy(lines, ({ gameTypeId }) => gameTypeId);
  const sports = [...bySport].map(([gameTypeId, own]) => ({ gameTypeId, ...figuresOf(own), seasons: seasonsOf(own) }));
  return sports.sort((a, b) => b.matches - a.matches || a.gameTypeId.localeCompare(b.gameTypeId));
}

function seasonsOf(lines: readonly SeasonLine[]): SportTotal['seasons'] {
  const bySeason = Map.groupBy(lines, ({ seasonId }) => seasonId);
  return [...bySeason]
    .map(([seasonId, own]) => ({ seasonId, label: own[0]?.label ?? '', ...figuresOf(own) }))
    .sort((a, b) => b.seasonId.localeCompare(a.seasonId));
}

const figuresOf = (lines: readonly SeasonLine[]) => ({
  matches: lines.length,
  counts: lines.map(({ counts }) => counts).reduce(added, {}),
});
