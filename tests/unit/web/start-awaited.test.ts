import { expect, it } from 'vitest';
import type { Match } from '#shared/competitions/games/schemas.ts';
import { actsOn, startAwaited } from '#web/app/features/competitions/games/standing-of-reader.ts';

const match = (localStart: string) =>
  ({
    matchId: 'mtc_1',
    gameId: 'gam_1',
    status: 'published',
    sides: [
      { entrantId: 'heroes', slotState: 'set' },
      { entrantId: 'kicks', slotState: 'set' },
    ],
    localStart,
    timeZone: 'America/Chicago',
    officials: [],
    confirmed: [],
    claims: [],
  }) as unknown as Match;
const captain = { userId: 'ana', may: [], mine: ['heroes'] };

it('says from when on a captain can enter the score, and offers it from then on', () => {
  const toCome = match('2131-02-06T10:15');
  expect(startAwaited(toCome, captain)).toEqual({ timeZone: 'America/Chicago', startsAt: '2131-02-06T16:15:00.000Z' });
  expect(actsOn(toCome, captain, true)).toEqual([]);
  const begun = match('2025-02-06T10:15');
  expect(startAwaited(begun, captain)).toBeUndefined();
  expect(actsOn(begun, captain, true)).toEqual(['enter']);
});

it('says nothing to players of other teams', () => {
  expect(startAwaited(match('2131-02-06T10:15'), { mine: ['bees'] })).toBeUndefined();
});
