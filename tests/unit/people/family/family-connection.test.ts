import { expect, it } from 'vitest';
import { answer, ask, type Connection, type Decided, end, expire, statusAt } from '#shared/people/family/connection.ts';
import { inverseOf } from '#shared/people/family/relations.ts';

const start = Date.parse('2031-01-01T12:00:00.000Z');
const day = (days: number) => new Date(start + days * 24 * 60 * 60_000);
const asking = { connectionId: 'fam_1', requesterId: 'ana', recipientId: 'bo', relation: 'child' } as const;
const made = (decided: Decided): Connection => {
  if ('refused' in decided) throw new Error(decided.refused);
  return decided.after;
};
const asked = made(ask(undefined, asking, day(0)));

it('says what each is to the other', () => {
  expect(asked).toMatchObject({ status: 'pending', requesterRelation: 'parent', recipientRelation: 'child' });
  expect(inverseOf('spouse')).toBe('spouse');
  expect(inverseOf('guardian')).toBe('child');
});

it('lets only the user who was asked answer, once', () => {
  expect(answer(asked, 'ana', 'accepted', day(1))).toEqual({ refused: 'access.denied' });
  const accepted = made(answer(asked, 'bo', 'accepted', day(1)));
  expect(accepted).toMatchObject({ status: 'accepted', version: 2 });
  expect(answer(accepted, 'bo', 'rejected', day(1))).toEqual({ refused: 'family.notWaiting' });
  expect(ask(accepted, asking, day(50))).toEqual({ refused: 'family.alreadyConnected' });
});

it('ends a request after thirty days, the user who notes it', () => {
  expect(statusAt(asked, day(29))).toBe('pending');
  expect(statusAt(asked, day(30))).toBe('expired');
  expect(answer(asked, 'bo', 'accepted', day(30))).toEqual({ refused: 'family.notWaiting' });
  expect(expire(asked, day(29))).toEqual({ refused: 'family.notWaiting' });
  expect(made(expire(asked, day(30)))).toMatchObject({ status: 'expired' });
  expect(made(ask(asked, asking, day(30)))).toMatchObject({ status: 'pending', version: 2 });
});

it.each([
  ['a no', made(answer(asked, 'bo', 'rejected', day(1)))],
  ['an end', made(end(made(answer(asked, 'bo', 'accepted', day(0))), 'bo', day(1)))],
])('asks again only thirty days after %s, whichever of the two asks', (_what, before) => {
  const other = { ...asking, requesterId: 'bo', recipientId: 'ana' };
  for (const one of [asking, other]) {
    expect(ask(before, one, day(30))).toEqual({ refused: 'family.tooSoon' });
    expect(made(ask(before, one, day(31)))).toMatchObject({ status: 'pending' });
  }
});

it('asks the same person twice in thirty days at most, and three times in ninety', () => {
  const takenBack = (before: Connection, at: Date) => made(end(before, 'ana', at));
  const again = made(ask(takenBack(asked, day(1)), asking, day(2)));
  expect(ask(takenBack(again, day(3)), asking, day(4))).toEqual({ refused: 'family.tooSoon' });
  const third = made(ask(takenBack(again, day(3)), asking, day(33)));
  expect(ask(takenBack(third, day(34)), asking, day(70))).toEqual({ refused: 'family.tooSoon' });
  expect(made(ask(takenBack(third, day(34)), asking, day(91)))).toMatchObject({ status: 'pending' });
});
