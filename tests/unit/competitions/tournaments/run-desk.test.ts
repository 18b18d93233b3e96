import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Desk, type DeskCommand, emptyDesk, matchKey } from '#shared/competitions/tournaments/desk.ts';
import { runDesk } from '#shared/competitions/tournaments/run-desk.ts';

const categoryId = `tct_${'0'.repeat(26)}`;
const begin = Date.parse('2031-06-07T14:00:00.000Z');
const minute = 60_000;
const at = (minutes: number) => new Date(begin + minutes * minute);
const desk: Desk = {
  ...emptyDesk(`trn_${'0'.repeat(26)}`),
  matches: ['m1', 'm2', 'm3'].map((matchId, index) => ({
    categoryId,
    stage: 'game',
    matchId,
    court: 'Court 1',
    startsAt: at(index * 35).toISOString(),
  })),
};
const key = (matchId: string) => matchKey({ categoryId, stage: 'game', matchId });
const run = (before: Desk, command: DeskCommand, minutes = 0) => runDesk(before, command, at(minutes));
const done = (before: Desk, command: DeskCommand, minutes = 0): Desk => {
  const outcome = run(before, command, minutes);
  if ('refused' in outcome) throw new Error(outcome.refused);
  return outcome.desk;
};
const laterBy = (after: Desk, before = desk) =>
  after.matches.map(({ startsAt = '' }, index) => {
    const was = before.matches[index]?.startsAt ?? '';
    return (Date.parse(startsAt) - Date.parse(was)) / minute;
  });
const calling = (matchId: string, isCalled = true): DeskCommand => ({ type: 'call', key: key(matchId), isCalled });

it('delays what was not called yet, once for two who saw the same desk', () => {
  const delay = { type: 'delay' as const, minutes: 15, seen: 0 };
  const delayed = done(done(desk, calling('m1')), delay);
  expect(laterBy(delayed)).toEqual([0, 15, 15]);
  expect(run(delayed, delay)).toEqual({ refused: 'tournament.delayedMeanwhile' });
  expect(laterBy(done(delayed, { ...delay, seen: 1 }))).toEqual([0, 30, 30]);
});

it('leaves what is over as it was, also where no one was called to it', () => {
  const over = new Set([key('m1')]);
  const delayed = runDesk(desk, { type: 'delay', minutes: 15, seen: 0 }, at(40), over);
  expect('desk' in delayed && laterBy(delayed.desk)).toEqual([0, 15, 15]);
  const held = done(desk, { type: 'hold', reason: 'Lightning' });
  const resumed = runDesk(held, { type: 'resume' }, at(20), over);
  expect('desk' in resumed && laterBy(resumed.desk)).toEqual([0, 20, 20]);
});

it('calls no one while play is on hold, and goes on later by as long as it was held', () => {
  const held = done(desk, { type: 'hold', reason: 'Lightning' });
  expect(run(held, calling('m1'), 5)).toEqual({ refused: 'tournament.held' });
  expect(done(held, { type: 'hold', reason: 'Rain' }, 5)).toBe(held);
  const resumed = done(held, { type: 'resume' }, 42);
  expect([laterBy(resumed), resumed.held]).toEqual([[42, 42, 42], undefined]);
  expect(done(resumed, { type: 'resume' }, 50)).toBe(resumed);
  expect(resumed.news.map(({ words }) => words)).toEqual([
    'Play goes on. What was not called yet is 42 minutes later.',
    'Play is on hold: Lightning',
  ]);
});

it('says one minute as one', () => {
  const held = done(desk, { type: 'hold', reason: 'Lightning' });
  expect(done(held, { type: 'resume' }, 1).news[0]?.words).toBe(
    'Play goes on. What was not called yet is 1 minute later.',
  );
});

const command: fc.Arbitrary<DeskCommand> = fc.oneof(
  fc.record({ type: fc.constant('call' as const), key: fc.constantFrom(key('m1'), key('m2')), isCalled: fc.boolean() }),
  fc.record({ type: fc.constant('delay' as const), minutes: fc.integer({ min: 1, max: 60 }), seen: fc.nat(3) }),
  fc.constant({ type: 'hold' as const, reason: 'Rain' }),
  fc.constant({ type: 'resume' as const }),
);

it('makes no match earlier, none that is called later, and says what it did', () => {
  fc.assert(
    fc.property(fc.array(command, { maxLength: 20 }), (commands) => {
      let now = desk;
      commands.forEach((one, index) => {
        const outcome = run(now, one, index);
        if ('refused' in outcome) return;
        const moved = laterBy(outcome.desk, now);
        expect(moved.every((minutes, at) => (now.matches[at]?.calledAt ? minutes === 0 : minutes >= 0))).toBe(true);
        const isMoved = moved.some((minutes) => minutes > 0);
        if (isMoved) expect(outcome.desk.news.length).toBe(now.news.length + 1);
        if (isMoved) expect(outcome.desk.shifts).toBe(now.shifts + 1);
        now = outcome.desk;
      });
    }),
    { numRuns: 50 },
  );
});
