import type { Bracket } from '#shared/competitions/brackets/bracket.ts';
import { applyCommand } from '#shared/competitions/brackets/commands/apply-command.ts';
import { aBracket } from '#tests/support/competitions/brackets/brackets.ts';
import { aGameShown } from './games.ts';

export const playoffId = 'gam_01KAMFE3NG00000000000000AB';

/** Four, with the first semi-final played. */
function aPlayedBracket(): Bracket {
  const games = [{ scores: [3, 1] as [number, number] }];
  const outcome = applyCommand(
    aBracket(4),
    { type: 'enter_result', matchId: 'W1-1', games },
    '2031-05-01T12:00:00.000Z',
  );
  if (outcome.status !== 'applied') throw new Error(outcome.status);
  return outcome.bracket;
}

export const aPlayoffShown = (differences: object = {}) => ({
  gameId: playoffId,
  version: 3,
  sourceGameId: 'gam_01KAMFE3NG00000000000000AC',
  gameTypeId: 'soccer',
  scoring: { kind: 'points', most: 99, drawsAllowed: true, shootout: true },
  confirmHours: 24,
  name: 'Sunday playoff',
  bracket: aPlayedBracket(),
  names: { e1: 'Ants', e2: 'Bees', e3: 'Cats', e4: 'Dogs' },
  places: [],
  unplaced: [],
  claims: [],
  updatedAt: '2031-05-01T12:00:00.000Z',
  ...differences,
});

/** What a playoff answers to anybody, and to anyone who runs it. */
const sourceId = 'gam_01KAMFE3NG00000000000000AC';

export const playoffAnswers = {
  [`GET /api/competitions/me/games/${sourceId}`]: { ...aGameShown(), lines: [], may: ['publishSchedule'], mine: [] },
  [`GET /api/public/competitions/playoffs/${playoffId}`]: aPlayoffShown(),
  [`GET /api/competitions/me/playoffs/${playoffId}`]: {
    playoff: aPlayoffShown(),
    may: ['enterScores', 'publishSchedule'],
    mine: [],
    undo: [{ version: 3, takenAt: '2031-05-01T12:00:00.000Z', what: 'reset_match' }],
  },
};
