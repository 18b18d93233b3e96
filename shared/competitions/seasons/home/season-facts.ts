import { toLocal } from '#shared/time.ts';
import type { PublicSchedule } from '../../schedules/views.ts';
import type { DivisionTable } from '../../standings/views.ts';
import { figure } from '../../standings/words.ts';
import type { Season } from '../schemas.ts';
import { championsOf, finalWords, isSeasonOver } from './champions.ts';
import { clockWords, dayWords } from './day-words.ts';
import { type HomeMatch, type SideOf, scheduledMatches, sidesOf } from './home-match.ts';
import { lastDay, nextDay } from './match-days.ts';
import { type DrawnPlayoff, playoffMatches } from './playoff-matches.ts';

/** What a season's page says of its matches, in words alone. */
export interface FactsPart {
  readonly title: string;
  readonly lines: readonly string[];
}

interface Played {
  readonly season: Pick<Season, 'status' | 'timeZone'>;
  readonly schedule: PublicSchedule;
  readonly tables: readonly DivisionTable[];
  readonly playoffs: readonly DrawnPlayoff[];
}

/** The champions, or the next matches, then the last results and the tables; parts that there is nothing of are left out. */
export function seasonFacts({ season, schedule, tables, playoffs }: Played, now: Date): readonly FactsPart[] {
  const { status, timeZone } = season;
  const names = Object.fromEntries(playoffs.flatMap(({ playoff }) => Object.entries(playoff.names)));
  const sideOf = sidesOf(schedule.squads, names);
  const matches = [...scheduledMatches(schedule), ...playoffs.flatMap((one) => playoffMatches(one, timeZone, sideOf))];
  const ahead = isSeasonOver(status, playoffs)
    ? championParts({ season, tables, playoffs }, sideOf)
    : nextParts(matches, toLocal(now, timeZone));
  return [...ahead, ...lastParts(matches), ...tables.map((table) => tablePart(table, tables.length > 1))];
}

function championParts({ season, tables, playoffs }: Omit<Played, 'schedule'>, sideOf: SideOf): FactsPart[] {
  const champions = championsOf(playoffs, tables, season.timeZone, sideOf);
  return champions.map(({ team, of, final }) => ({
    title: champions.length > 1 ? `Champions, ${of}: ${team.name}` : `Champions: ${team.name}`,
    lines: [finalWords(final)],
  }));
}

function nextParts(matches: readonly HomeMatch[], localNow: string): FactsPart[] {
  const next = nextDay(matches, localNow);
  if (!next) return [];
  const title = lastDay(matches) ? 'Next matches on' : 'First matches on';
  const lines = next.matches.map(({ sides: [home, away], localStart, court }) =>
    [`${home.name} vs. ${away.name}`, clockWords(localStart), court].filter(Boolean).join(' · '),
  );
  return [{ title: `${title} ${dayWords(next.day)}`, lines }];
}

function lastParts(matches: readonly HomeMatch[]): FactsPart[] {
  const last = lastDay(matches);
  if (!last) return [];
  const lines = last.matches.map(({ sides: [home, away], score, end }) => {
    const words = `${home.name} ${score?.join(' – ')} ${away.name}`;
    return end ? `${words} (${end})` : words;
  });
  return [{ title: `Last results, ${dayWords(last.day)}`, lines }];
}

const mostShown = 4;

const tablePart = ({ name, rows, goesBy }: DivisionTable, isNamed: boolean): FactsPart => ({
  title: isNamed ? `Table, ${name}` : 'Table',
  lines: rows
    .slice(0, mostShown)
    .map((row) => [row.rank, row.name, figure(goesBy, row.figure)].filter((one) => one !== undefined).join(' · ')),
});
