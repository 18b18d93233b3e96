import type { Statistic } from './statistic.ts';

const goals: Statistic = { acronym: 'G', name: 'Goals', makesScore: true };
const assists: Statistic = { acronym: 'A', name: 'Assists' };
const goalsAndAssists: Statistic = { acronym: 'PTS', name: 'Points: goals and assists', formula: 'G + A' };
const penaltyMinutes: Statistic = { acronym: 'PIM', name: 'Penalty minutes' };
const cards: readonly Statistic[] = [
  { acronym: 'YC', name: 'Yellow cards' },
  { acronym: 'RC', name: 'Red cards' },
];
const soccer = [goals, assists, ...cards];
const hockey = [goals, assists, goalsAndAssists, penaltyMinutes];
const throwing = [goals, { acronym: 'YC', name: 'Warnings' }, { acronym: 'SUS', name: 'Suspensions' }];

const bat: readonly Statistic[] = [
  { acronym: 'AB', name: 'At bats' },
  { acronym: 'H', name: 'Hits' },
  { acronym: 'HR', name: 'Home runs' },
  { acronym: 'R', name: 'Runs', makesScore: true },
  { acronym: 'RBI', name: 'Runs batted in' },
  { acronym: 'AVG', name: 'Batting average', formula: 'H / AB', precision: 3 },
];

const net: readonly Statistic[] = [
  { acronym: 'K', name: 'Kills' },
  { acronym: 'ACE', name: 'Aces' },
  { acronym: 'BLK', name: 'Blocks' },
  { acronym: 'DIG', name: 'Digs' },
  { acronym: 'PTS', name: 'Points: kills, aces and blocks', formula: 'K + ACE + BLK' },
];

const bySport: Readonly<Record<string, readonly Statistic[]>> = {
  /** Goals and assists as reports of matches have them; cards: IFAB Laws of the Game 12. */
  soccer,
  football: soccer,
  futsal: soccer,
  /** FIBA Statisticians' Manual. */
  basketball: [
    { acronym: 'PTS', name: 'Points', makesScore: true },
    { acronym: 'REB', name: 'Rebounds' },
    { acronym: 'AST', name: 'Assists' },
    { acronym: 'STL', name: 'Steals' },
    { acronym: 'BLK', name: 'Blocks' },
  ],
  netball: [goals, { acronym: 'GA', name: 'Goal assists' }, { acronym: 'INT', name: 'Intercepts' }],
  /** IIHF Rule Book, on the scoring of goals and assists: a point for each. */
  'ice-hockey': hockey,
  'roller-hockey': hockey,
  lacrosse: hockey,
  /** FIH Rules of Hockey 14: green, yellow and red cards. */
  'field-hockey': [goals, { acronym: 'GC', name: 'Green cards' }, ...cards],
  /** IHF Rules of the Game 16. */
  handball: throwing,
  'water-polo': [goals, { acronym: 'EX', name: 'Exclusions' }],
  /** WBSC Official Baseball Rules 9, averages by 9.21. */
  softball: bat,
  baseball: bat,
  kickball: bat.filter(({ acronym }) => acronym !== 'AVG'),
  /** IFAF Flag Football Rules, on scoring and on passes. */
  'flag-football': [
    { acronym: 'TD', name: 'Touchdowns' },
    { acronym: 'INT', name: 'Interceptions' },
    { acronym: 'PULL', name: 'Flags pulled' },
  ],
  /** WFDF Rules of Ultimate, on goals; blocks as results of its championships have them. */
  ultimate: [goals, assists, { acronym: 'BLK', name: 'Blocks' }],
  /** FIVB Volleyball Information System. */
  volleyball: net,
  'beach-volleyball': net,
};

/** What a sport counts of its players; nothing where a match is one against one or the sport keeps no such record. */
export const statisticsFor = (gameTypeId: string): readonly Statistic[] => bySport[gameTypeId] ?? [];
