import { seeded } from '#shared/competitions/random.ts';
import type { ScheduleInput } from '#shared/competitions/schedules/schemas.ts';
import { blockersOf, fits } from '#shared/competitions/schedules/solver/blockers.ts';
import { createBoard, place } from '#shared/competitions/schedules/solver/board.ts';
import { costsOf } from '#shared/competitions/schedules/solver/costs.ts';
import { generateSchedule } from '#shared/competitions/schedules/solver/generate.ts';
import { matchCosts } from '#shared/competitions/schedules/solver/match-costs.ts';
import { type Problem, problemOf } from '#shared/competitions/schedules/solver/problem.ts';
import { weighted } from '#shared/competitions/schedules/weights.ts';
import { hardViolations } from '#tests/support/competitions/schedules/hard-violations.ts';
import { randomSeason } from '#tests/support/competitions/schedules/random-season.ts';
import { season } from '#tests/support/competitions/schedules/seasons.ts';
import { atMost, type Benchmark, type Target } from './benchmark.ts';

/** No hard violation, good wishes, and in time for one function's ten seconds. */
export const schedules: Benchmark = {
  name: 'schedules',
  summary: 'schedules of 8 to 64 squads against a lower bound and a naive maker, and random seasons (--seasons 1000)',
  run: async ({ seasons = '1000' }) => {
    const rows = [8, 16, 32, 64].map(row);
    console.table(rows);
    const judged = judge(Number(seasons));
    console.log(`${seasons} random seasons: ${judged.matches} matches, ${judged.unplaced} without a time`);
    const targets: Target[] = rows.flatMap(({ squads, unplaced, violations, ratio, cpuMs }) => [
      atMost(`matches of ${squads} squads without a time`, unplaced, 0),
      atMost(`hard violations of ${squads} squads`, violations, 0),
      atMost(`wishes of ${squads} squads, of what the naive maker leaves above the lower bound`, ratio, 0.1),
      atMost(`processor time of ${squads} squads, ms`, cpuMs, 10_000),
    ]);
    return [atMost(`hard violations in ${seasons} random seasons`, judged.violations, 0), ...targets];
  },
};

/** Squads with homes, days that they like and days that they cannot. */
function wishful(count: number): ScheduleInput {
  const random = seeded(count);
  const plain = season(count, { until: '2029-12-31' }, 1, 0.4);
  const days = [...new Set(plain.resources.map(({ day }) => day))];
  const away = (id: string) => {
    const day = days[Math.floor(random() * days.length)] ?? plain.from;
    return { id, from: `${day}T00:00`, until: `${day}T23:59`, wish: random() < 0.5 };
  };
  return {
    ...plain,
    travel: [{ between: ['north', 'south'], minutes: 30, km: 12 }],
    officials: plain.resources.slice(0, Math.ceil(count / 6)).map((_, index) => ({
      id: `o${index}`,
      available: [{ from: `${plain.from}T00:00`, until: '2029-12-31T00:00' }],
    })),
    officialsPerMatch: 1,
    entrants: plain.entrants.map((one, index) => ({
      ...one,
      homePlaceId: index % 2 === 0 ? 'north' : 'south',
      ...(index % 4 === 0 && { siblingsOf: `club ${index % 8}` }),
      unavailable: [away('a')],
    })),
  };
}

function row(count: number) {
  const input = wishful(count);
  const problem = problemOf(input);
  const began = process.cpuUsage();
  const { matches, unplaced, cost } = generateSchedule(input);
  const { user, system } = process.cpuUsage(began);
  const [least, naive] = [lowerBound(problem), naively(problem)];
  return {
    squads: count,
    matches: matches.length,
    unplaced: unplaced.length,
    cpuMs: Math.round((user + system) / 1000),
    violations: hardViolations(input, matches).length,
    leastCost: Math.round(least),
    cost: Math.round(cost),
    naiveCost: Math.round(naive.total),
    naiveUnplaced: naive.unplaced,
    ratio: Math.round((100 * (cost - least)) / (naive.total - least)) / 100,
  };
}

/** What each match costs at least by itself, wherever others are; wishes of several matches cost nothing at best. */
function lowerBound(problem: Problem): number {
  const board = createBoard(problem);
  const least = problem.matches.map(({ index }) =>
    problem.slots
      .filter((slot) => fits(board, index, slot.index))
      .reduce((sum, slot) => Math.min(sum, weighted(matchCosts(board, index, slot.index), problem.input.weights)), 1e9),
  );
  return least.reduce((sum, each) => sum + each, 0);
}

/** Round by round, each match into the first slot that breaks nothing. */
function naively(problem: Problem) {
  const board = createBoard(problem);
  for (const { index } of problem.matches.toSorted((a, b) => a.round - b.round)) {
    const slot = problem.slots.find((one) => blockersOf(board, index, one.index).length === 0);
    if (slot) place(board, index, slot.index);
  }
  return costsOf(board);
}

function judge(seasons: number) {
  const judged = { matches: 0, unplaced: 0, violations: 0 };
  for (let seed = 1; seed <= seasons; seed += 1) {
    const input = randomSeason(seed);
    const { matches, unplaced } = generateSchedule(input);
    judged.matches += matches.length;
    judged.unplaced += unplaced.length;
    judged.violations += hardViolations(input, matches).length;
  }
  return judged;
}
