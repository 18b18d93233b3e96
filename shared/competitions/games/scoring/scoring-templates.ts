import type { ScoringTemplate } from './scoring.ts';

const points = (most: number, drawsAllowed: boolean) => ({ kind: 'points', most, drawsAllowed }) as const;
const rally = (to: number, bestOf: 1 | 3 | 5 = 3): ScoringTemplate => ({ kind: 'sets', bestOf, to, winBy: 2 });

/** How sports are scored by their own rules; who runs a game may choose another. */
export const scoringTemplates = {
  /** IFAB Laws of the Game 10: draws, or penalties. */
  soccer: { ...points(99, true), shootout: true },
  /** FIBA Official Basketball Rules 8: extra periods until it is decided. */
  basketball: points(299, false),
  /** IIHF Rule Book 84: overtime, then a shootout. */
  hockey: { ...points(99, false), shootout: true },
  /** WBSC Softball Rules 5: extra innings. */
  softball: points(99, true),
  /** IFAF Flag Football Rules 3. */
  flag: points(199, true),
  /** WFDF Rules of Ultimate 4: the first to 15. */
  ultimate: points(21, false),
  /** FIVB Rules 6: sets to 25 by two, the fifth to 15. */
  volleyball: { kind: 'sets', bestOf: 5, to: 25, winBy: 2, deciding: { to: 15 } },
  volleyball3: { kind: 'sets', bestOf: 3, to: 25, winBy: 2, deciding: { to: 15 } },
  /** FIVB Beach Rules 6: sets to 21 by two, the third to 15. */
  beachVolleyball: { kind: 'sets', bestOf: 3, to: 21, winBy: 2, deciding: { to: 15 } },
  /** USA Pickleball Rulebook 12.B: to 11, or one game to 15 or 21, by two. */
  pickleball11: rally(11),
  pickleball15: rally(15, 1),
  pickleball21: rally(21, 1),
  /** ITF Rules of Tennis 5b: six games by two, a tie-break at six all. */
  tennis: { kind: 'sets', bestOf: 3, to: 6, winBy: 2, cap: 7 },
  /** ITF Appendix V: a match tie-break to 10 for the last set. */
  tennisMatchTieBreak: { kind: 'sets', bestOf: 3, to: 6, winBy: 2, cap: 7, deciding: { to: 10 } },
  /** BWF Laws 7: 21 by two, at 29 all the next point. */
  badminton: { kind: 'sets', bestOf: 3, to: 21, winBy: 2, cap: 30 },
  /** ITTF Laws 2.11: 11 by two. */
  tableTennis: rally(11, 5),
  /** World Squash Rules 2: 11 by two. */
  squash: rally(11, 5),
  /** Points of a round of Americano, shared by both sides. */
  americano: { kind: 'shared', of: 24 },
  /** The highest score wins. */
  total: points(999, true),
  /** The lowest score wins, as in golf. */
  strokes: { kind: 'points', most: 999, drawsAllowed: true, lowWins: true },
} satisfies Record<string, ScoringTemplate>;

export type ScoringName = keyof typeof scoringTemplates;
export const scoringNames = Object.keys(scoringTemplates) as readonly ScoringName[];

const bySport: Readonly<Record<string, ScoringName>> = {
  'beach-volleyball': 'beachVolleyball',
  'disc-golf': 'strokes',
  'flag-football': 'flag',
  'ice-hockey': 'hockey',
  'roller-hockey': 'hockey',
  'table-tennis': 'tableTennis',
  badminton: 'badminton',
  baseball: 'softball',
  basketball: 'basketball',
  golf: 'strokes',
  kickball: 'softball',
  netball: 'basketball',
  padel: 'tennis',
  pickleball: 'pickleball11',
  racquetball: 'pickleball15',
  softball: 'softball',
  squash: 'squash',
  tennis: 'tennis',
  ultimate: 'ultimate',
  volleyball: 'volleyball3',
};

/** How a sport is scored to begin with; sports without rules here as soccer is, or as is said. */
export const scoringFor = (gameTypeId: string, otherwise: ScoringName = 'soccer'): ScoringName =>
  bySport[gameTypeId] ?? otherwise;
