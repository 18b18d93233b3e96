import { seeded } from '#shared/competitions/random.ts';
import type { Competition } from '#shared/competitions/standings/competition.ts';
import { standingsOf } from '#shared/competitions/standings/standings.ts';
import { type StandingsTemplate, standingsTemplates } from '#shared/competitions/standings/templates.ts';
import { atMost, type Benchmark } from './benchmark.ts';
import { median, short } from './figures.ts';

const times = 9;
const rounds = 30;

/** A table of a long season takes little more than twice as long for twice as many teams (decision record 23). */
export const standings: Benchmark = {
  name: 'standings',
  summary: 'tables of 16, 32 and 64 teams over 30 rounds, without and with marks',
  run: async () => {
    const rows = (['soccer', 'basketball', 'ultimate'] as const).flatMap((template) =>
      [16, 32, 64].map((teams) => {
        const whole = seasonOf(template, teams, rounds);
        const { open: _, places: __, ...results } = whole;
        const late = seasonOf(template, teams, rounds - 3);
        return { template, teams, rankMs: timeOf(results), allPlayedMs: timeOf(whole), threeToGoMs: timeOf(late) };
      }),
    );
    console.table(rows);
    const of = (size: number) => rows.filter(({ teams }) => teams === size).map(({ rankMs }) => rankMs);
    return [
      atMost('64 teams to 32, time to rank', median(of(64)) / median(of(32)), 3),
      atMost('marks with three rounds to go, ms', Math.max(...rows.map(({ threeToGoMs }) => threeToGoMs)), 2500),
    ];
  },
};

function timeOf(competition: Competition): number {
  const taken = Array.from({ length: competition.open?.length ? 3 : times }, () => {
    const began = performance.now();
    standingsOf(competition);
    return performance.now() - began;
  });
  return short(median(taken));
}

/** A round robin by the circle method, begun anew when it is through; scores by lot, none level. */
function seasonOf(template: StandingsTemplate, teams: number, played: number): Competition {
  const random = seeded(teams);
  const ids = Array.from({ length: teams }, (_, index) => `team-${index}`);
  const all = Array.from({ length: rounds }, (_, round) => {
    const turned = ids.slice(1).map((_, index) => ids[1 + ((index + round) % (teams - 1))] ?? '');
    const circle = [ids[0] ?? '', ...turned];
    return circle.slice(0, teams / 2).map((homeId, index) => ({
      matchId: `${round}-${index}`,
      homeId,
      awayId: circle[teams - 1 - index] ?? '',
      on: `2027-01-${String(round + 1).padStart(2, '0')}`,
      round,
    }));
  }).flat();
  const scoreOf = () => {
    const home = Math.floor(random() * 4);
    return random() < 0.5 ? { home, away: home + 1 } : { home: home + 1, away: home };
  };
  return {
    ruleset: standingsTemplates[template],
    entrants: ids.map((entrantId) => ({ entrantId, name: entrantId, status: 'in' })),
    results: all
      .filter(({ round }) => round < played)
      .map(({ on, round: _, ...match }) => ({
        ...match,
        playedOn: on,
        score: scoreOf(),
        resultType: 'regular',
        counts: 'table',
      })),
    open: all.filter(({ round }) => round >= played).map(({ round: _, ...match }) => match),
    lotsSeed: 'spring',
    places: teams / 4,
  };
}
