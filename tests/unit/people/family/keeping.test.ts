import { describe, expect, it } from 'vitest';
import type { Dependant } from '#shared/people/family/dependant.ts';
import {
  careLookAfter,
  keeping,
  keepingCare,
  notesUseBefore,
  wasAskedForSeason,
} from '#shared/people/family/keeping.ts';

const start = Date.parse('2031-01-01T00:00:00.000Z');
/** So many days after the child was added. */
const on = (days: number) => new Date(start + days * 86_400_000);
const at = (days: number | undefined) => (days === undefined ? undefined : on(days).toISOString());

interface Known {
  readonly used?: number;
  readonly asked?: number;
}

const kim = ({ used, asked }: Known, name: 'askedToKeepCareAt' | 'askedToKeepAt' = 'askedToKeepCareAt') =>
  ({
    age: 8,
    ageOn: '2031-01-01',
    createdAt: at(0),
    ...(used !== undefined && { usedAt: at(used) }),
    ...(asked !== undefined && { [name]: at(asked) }),
  }) as Dependant;

describe('what is noted for an emergency', () => {
  // Last used, guardians asked, the season's end, today; what is done, or in how many days it is looked at again.
  it.each([
    ['is kept while a season runs, however long no one needed it', {}, 300, 299, 1],
    ['is asked about when the season is over', { used: 50 }, 90, 90, 'ask'],
    ['is kept for a month after it', { used: 50, asked: 90 }, 90, 119, 1],
    ['and not for longer', { used: 50, asked: 90 }, 90, 120, 'forget'],
    ['leaves guardians three weeks where the end was seen late', { used: 50, asked: 110 }, 90, 130, 1],
    ['and forgets then', { used: 50, asked: 110 }, 90, 131, 'forget'],
    ['is asked about again after another season', { used: 50, asked: 90 }, 150, 150, 'ask'],
    ['is kept where a guardian answered after the season', { used: 100, asked: 90 }, 90, 140, 7],
    ['and asked about half a year after that', { used: 100, asked: 90 }, 90, 283, 'ask'],
    ['is asked about after half a year without a season', {}, undefined, 183, 'ask'],
    ['and forgotten a month later', { asked: 183 }, undefined, 213, 'forget'],
    ['is kept until then', { asked: 183 }, undefined, 212, 1],
  ] as const)('%s', (_, known, ends, today, expected) => {
    const todo = keepingCare(kim(known), ends === undefined ? undefined : on(ends), on(today));
    const inDays = typeof todo === 'object' ? (todo.lookAgainOn.getTime() - on(today).getTime()) / 86_400_000 : todo;
    expect(inDays).toBe(expected);
  });

  it('is looked at on the same day of each week, the user who asks for it', () => {
    const looks = [0, 1, 6.9, 7].map((day) => careLookAfter({ createdAt: on(0).toISOString() }, on(day)));
    expect(looks).toEqual([on(7), on(7), on(7), on(14)]);
  });

  it('says why guardians are asked', () => {
    expect([kim({ used: 50, asked: 90 }), kim({ asked: 183 }), kim({})].map(wasAskedForSeason)).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('a minor', () => {
  it.each([
    ['is asked about after eleven months', {}, undefined, 335, 'ask'],
    ['is forgotten a month later', { asked: 335 }, undefined, 365, 'forget'],
    ['is kept through a season and a year after it', { asked: 335 }, 500, 834, { lookAgainOn: on(835) }],
    ['is asked about before that year is over', {}, 500, 835, 'ask'],
  ] as const)('%s', (_, known, ends, today, expected) => {
    const child = kim(known, 'askedToKeepAt');
    expect(keeping(child, ends === undefined ? undefined : on(ends), on(today))).toEqual(expected);
  });
});

it('notes use once in a month, and at once when guardians were asked', () => {
  expect(notesUseBefore({}, on(100))).toBe(at(70));
  expect(notesUseBefore({ askedToKeepCareAt: at(90)! }, on(100))).toBe(at(90));
  expect(notesUseBefore({ askedToKeepAt: at(20)! }, on(100))).toBe(at(70));
});
