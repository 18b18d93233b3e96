import { expect, it } from 'vitest';
import type { Match } from '#shared/competitions/games/schemas.ts';
import { type Actor, actOnScore, type ScoreAct } from '#shared/competitions/games/scoring/score-acts.ts';

const now = new Date('2026-05-02T18:00:00.000Z');
const later = new Date('2026-05-03T18:00:00.000Z');
const settings = { confirmHours: 24, reporting: true };
const open = {
  matchId: 'mtc_1',
  version: 1,
  sides: [
    { entrantId: 'a', slotState: 'set' },
    { entrantId: 'b', slotState: 'set' },
  ],
  status: 'ready',
  claims: [],
} as unknown as Match;

const score = (a: number, b: number) => ({ scores: [a, b], resultType: 'regular' as const });
const enter = (a: number, b: number, reason?: string): ScoreAct => ({ act: 'enter', score: score(a, b), reason });
const home: Actor = { role: 'captain', side: 0, userId: 'h' };
const away: Actor = { role: 'captain', side: 1, userId: 'v' };
const manager: Actor = { role: 'manager', userId: 'm' };
const official: Actor = { role: 'official', userId: 'o' };
const silence: Actor = { role: 'autoConfirm' };

type Step = readonly [Actor, ScoreAct, Date?];

/** Where a match stands after steps: its status and score, or what the last step was refused with. */
function after(...steps: Step[]): string {
  let match = open;
  for (const [actor, act, at = now] of steps) {
    const judged = actOnScore(match, act, actor, { now: at, today: '2026-05-02', settings });
    if ('refused' in judged) return judged.refused;
    expect(judged.line.version).toBe(match.version + 1);
    match = judged.match;
  }
  return `${match.status} ${match.score?.scores.join('-') ?? ''}`.trim();
}

const confirm: ScoreAct = { act: 'confirm' };
const dispute: ScoreAct = { act: 'dispute' };
const quiet: ScoreAct = { act: 'autoConfirm' };

it.each<[string, Step[], string]>([
  ['an official settles it at once', [[official, enter(2, 1)]], 'final 2-1'],
  ['a manager settles it at once', [[manager, enter(2, 1)]], 'final 2-1'],
  ['a captain waits for the other side', [[home, enter(2, 1)]], 'awaiting_confirmation'],
  [
    'the other captain confirms',
    [
      [home, enter(2, 1)],
      [away, confirm],
    ],
    'final 2-1',
  ],
  [
    'the same score from both confirms',
    [
      [home, enter(2, 1)],
      [away, enter(2, 1)],
    ],
    'final 2-1',
  ],
  [
    'no one confirms their own',
    [
      [home, enter(2, 1)],
      [home, confirm],
    ],
    'match.noClaim',
  ],
  [
    'a captain corrects what waits',
    [
      [home, enter(2, 1)],
      [home, enter(3, 1)],
      [away, confirm],
    ],
    'final 3-1',
  ],
  [
    'silence confirms when time is up',
    [
      [home, enter(2, 1)],
      [silence, quiet, later],
    ],
    'final 2-1',
  ],
  [
    'silence waits its time',
    [
      [home, enter(2, 1)],
      [silence, quiet],
    ],
    'match.noClaim',
  ],
  [
    'different scores are a dispute',
    [
      [home, enter(2, 1)],
      [away, enter(1, 2)],
    ],
    'disputed',
  ],
  [
    'a captain disputes',
    [
      [home, enter(2, 1)],
      [away, dispute],
    ],
    'disputed',
  ],
  [
    'silence settles no dispute',
    [
      [home, enter(2, 1)],
      [away, dispute],
      [silence, quiet, later],
    ],
    'match.noClaim',
  ],
  [
    'an official settles no dispute',
    [
      [home, enter(2, 1)],
      [away, dispute],
      [official, enter(2, 1)],
    ],
    'match.disputed',
  ],
  [
    'the manager settles a dispute',
    [
      [home, enter(2, 1)],
      [away, dispute],
      [manager, enter(2, 2)],
    ],
    'final 2-2',
  ],
  [
    'both agree after all',
    [
      [home, enter(2, 1)],
      [away, enter(1, 2)],
      [home, enter(1, 2)],
    ],
    'final 1-2',
  ],
  [
    'a captain changes nothing that stands',
    [
      [official, enter(2, 1)],
      [home, enter(0, 1)],
    ],
    'match.final',
  ],
  [
    'an official changes nothing that stands',
    [
      [official, enter(2, 1)],
      [official, enter(0, 1)],
    ],
    'match.final',
  ],
  [
    'a correction needs a reason',
    [
      [official, enter(2, 1)],
      [manager, enter(1, 1)],
    ],
    'match.reasonMissing',
  ],
  [
    'a manager corrects with a reason',
    [
      [official, enter(2, 1)],
      [manager, enter(1, 1, 'Own goal')],
    ],
    'final 1-1',
  ],
])('%s', (_, steps, expected) => {
  expect(after(...steps)).toBe(expected);
});

it('takes no score of a match that no one is known for, or of captains where they enter none', () => {
  const at = { now, today: '2026-05-02', settings };
  const unknown = { ...open, sides: [open.sides[0], { slotState: 'tbd' as const }] } as Match;
  expect(actOnScore(unknown, enter(1, 0), manager, at)).toEqual({ refused: 'match.notReady' });
  const closed = { ...at, settings: { ...settings, reporting: false } };
  expect(actOnScore(open, enter(1, 0), home, closed)).toEqual({ refused: 'match.reportingOff' });
});
