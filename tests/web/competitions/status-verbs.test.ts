import { expect, it } from 'vitest';
import { seasonStatuses } from '#shared/competitions/seasons/words.ts';
import { movesFrom } from '#shared/competitions/tournaments/states.ts';
import { tournamentStatuses } from '#shared/competitions/tournaments/words.ts';
import { seasonMoves } from '#web/app/features/competitions/seasons/season-moves.ts';
import { tournamentMove } from '#web/app/features/competitions/tournaments/tournament-moves.ts';

it.each(seasonStatuses)('tells the ways of a season at %s apart, each with a verb', (status) => {
  const verbs = seasonMoves(status).map(({ verb }) => verb);
  expect(new Set(verbs.filter((verb) => /\w/.test(verb))).size).toBe(seasonMoves(status).length);
});

it.each(tournamentStatuses)('tells the ways of a tournament at %s apart, each with a verb', (status) => {
  const verbs = movesFrom(status).map((to) => tournamentMove(status, to).verb);
  expect(new Set(verbs.filter((verb) => /\w/.test(verb))).size).toBe(verbs.length);
});

it('asks before what cannot be taken back', () => {
  const asked = (from: 'in_play' | 'scheduled') =>
    seasonMoves(from)
      .filter((move) => move.asked)
      .map(({ to }) => to);
  expect(asked('in_play')).toEqual(['playoffs', 'completed', 'cancelled']);
  expect(asked('scheduled')).toContain('in_play');
  expect(tournamentMove('finished', 'archived').asked).toMatch(/can’t undo this/);
  expect(tournamentMove('finished', 'live').asked).toBeUndefined();
});
