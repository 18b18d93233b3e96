import { placeMatches } from '#shared/competitions/placing/place-matches.ts';
import { knockouts, lastEnd, leastEnd, placedGreedily } from '#tests/support/competitions/placing.ts';
import { atMost, type Benchmark } from './benchmark.ts';

const minuteMs = 60_000;

/** Two knockouts at once on few courts: when the last match is over. */
export const placing: Benchmark = {
  name: 'placing',
  summary: 'tournaments of 16 to 128 on courts, against the greedy order and a lower bound',
  run: async () => {
    const rows = [16, 32, 64, 128].map(row);
    console.table(rows);
    return rows.flatMap(({ entrants, unplaced, minutes, greedyMinutes, cpuMs }) => [
      atMost(`matches of ${entrants} without a place`, unplaced, 0),
      atMost(`minutes until the last match of ${entrants} is over`, minutes, greedyMinutes),
      atMost(`processor time of ${entrants}, ms`, cpuMs, 5000),
    ]);
  },
};

function row(entrants: number) {
  const { matches, rules } = knockouts(entrants);
  const began = process.cpuUsage();
  const placed = placeMatches(matches, rules);
  const { user, system } = process.cpuUsage(began);
  return {
    entrants,
    matches: matches.length,
    courts: rules.courts.length,
    unplaced: matches.length - placed.length,
    leastMinutes: leastEnd(matches, rules) / minuteMs,
    minutes: lastEnd(placed, rules) / minuteMs,
    greedyMinutes: lastEnd(placedGreedily(matches, rules), rules) / minuteMs,
    cpuMs: Math.round((user + system) / 1000),
  };
}
