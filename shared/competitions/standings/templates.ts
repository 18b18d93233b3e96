import type { Ruleset } from './ruleset.ts';

const twoForAWin = { win: 2, draw: 1, loss: 0, forfeitWin: 2, forfeitLoss: 0 };

const common = {
  forfeitCountsInDiff: true,
  decidingSetIsOvertime: false,
  minMatchesToRank: 0,
  drawsAllowed: true,
  multiwayMode: 'restart',
  annulRule: 'annul_if_less_than_half',
  adjustmentsAllowed: true,
} as const;

const byWins = {
  ...common,
  basis: 'win_pct',
  points: twoForAWin,
  tieBreakers: ['h2h_points', 'diff_capped', 'against'],
} satisfies Partial<Ruleset>;

const bySets = {
  ...common,
  basis: 'win_pct',
  points: twoForAWin,
  drawsAllowed: false,
  tieBreakers: ['h2h_points', 'diff', 'against'],
  forfeitScore: { for: 2, against: 0 },
} satisfies Ruleset;

/** Where most leagues of a sport begin; every part can be changed. */
export const standingsTemplates = {
  soccer: {
    ...common,
    basis: 'points',
    points: { win: 3, draw: 1, loss: 0, forfeitWin: 3, forfeitLoss: 0 },
    diffCapPerMatch: 3,
    forfeitScore: { for: 3, against: 0 },
    tieBreakers: ['h2h_points', 'diff_capped', 'for', 'against', 'draw_of_lots'],
  },
  hockey: {
    ...common,
    basis: 'points',
    points: { ...twoForAWin, otLoss: 1 },
    forfeitScore: { for: 1, against: 0 },
    drawsAllowed: false,
    tieBreakers: ['wins', 'h2h_points', 'diff', 'against'],
  },
  basketball: { ...byWins, drawsAllowed: false, diffCapPerMatch: 20, forfeitScore: { for: 20, against: 0 } },
  softball: { ...byWins, diffCapPerMatch: 7, forfeitScore: { for: 7, against: 0 } },
  flag: { ...byWins, diffCapPerMatch: 14, forfeitScore: { for: 14, against: 0 } },
  volleyball: {
    ...common,
    basis: 'points',
    points: { win: 3, draw: 0, loss: 0, otWin: 2, otLoss: 1, forfeitWin: 3, forfeitLoss: 0 },
    forfeitScore: { for: 3, against: 0 },
    decidingSetIsOvertime: true,
    drawsAllowed: false,
    tieBreakers: ['sets_ratio', 'points_ratio', 'h2h_points'],
  },
  pickleball: bySets,
  tennis: bySets,
  ultimate: {
    ...common,
    basis: 'points',
    points: { win: 1, draw: 0, loss: 0, forfeitWin: 1, forfeitLoss: 0 },
    forfeitScore: { for: 15, against: 0 },
    drawsAllowed: false,
    tieBreakers: ['h2h_points', 'diff'],
  },
  swiss: {
    ...common,
    basis: 'points',
    points: { win: 1, draw: 0.5, loss: 0, forfeitWin: 1, forfeitLoss: 0 },
    forfeitScore: { for: 1, against: 0 },
    tieBreakers: ['median_buchholz', 'h2h_points', 'seed'],
  },
} satisfies Record<string, Ruleset>;

export type StandingsTemplate = keyof typeof standingsTemplates;

const bySport: Readonly<Record<string, StandingsTemplate>> = {
  'beach-volleyball': 'volleyball',
  'field-hockey': 'soccer',
  'flag-football': 'flag',
  'ice-hockey': 'hockey',
  'roller-hockey': 'hockey',
  'table-tennis': 'tennis',
  badminton: 'tennis',
  baseball: 'softball',
  basketball: 'basketball',
  kickball: 'softball',
  netball: 'basketball',
  padel: 'tennis',
  pickleball: 'pickleball',
  racquetball: 'tennis',
  softball: 'softball',
  squash: 'tennis',
  tennis: 'tennis',
  ultimate: 'ultimate',
  volleyball: 'volleyball',
};

/** The rules to begin with for a sport; of sports without some of their own, soccer's. */
export const templateFor = (gameTypeId: string): Ruleset => standingsTemplates[bySport[gameTypeId] ?? 'soccer'];
