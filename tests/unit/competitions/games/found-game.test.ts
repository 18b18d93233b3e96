import { expect, it } from 'vitest';
import { phaseOf } from '#shared/competitions/games/found-game.ts';

const event = { startsAt: '2031-05-01T18:00:00.000Z', endsAt: '2031-05-01T20:00:00.000Z' };

it.each([
  ['to come before its event begins', 'ready', '17:59:59', 'ahead'],
  ['on from the first moment', 'ready', '18:00:00', 'now'],
  ['over with its event', 'in_progress', '20:00:00', 'over'],
  ['over once it was ended, however early', 'completed', '17:00:00', 'over'],
  ['over when it was given up', 'abandoned', '18:30:00', 'over'],
  ['over when a playoff was made of it', 'locked', '18:30:00', 'over'],
] as const)('a game is %s', (_, status, time, phase) => {
  expect(phaseOf({ status }, event, new Date(`2031-05-01T${time}.000Z`))).toBe(phase);
});
