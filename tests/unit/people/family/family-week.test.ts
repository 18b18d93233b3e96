import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clashesOf, type Plan } from '#shared/people/family/clashes.ts';
import { householdInCharge, type ParentingPattern, parentingPatterns } from '#shared/people/family/parenting.ts';

const dayMs = 86_400_000;
const dayOf = (days: number) => new Date(Date.UTC(2031, 0, 1) + days * dayMs).toISOString().slice(0, 10);

describe('a parenting pattern', () => {
  const pattern = fc.record({
    patternType: fc.constantFrom(...parentingPatterns.map(({ value }) => value)),
    anchorDate: fc.integer({ min: -2000, max: 2000 }).map(dayOf),
    exceptions: fc.constant<ParentingPattern['exceptions']>([]),
  });

  it('comes again every fourteen days, before its anchor as well as after it', () => {
    fc.assert(
      fc.property(
        pattern,
        fc.integer({ min: -2000, max: 2000 }),
        fc.integer({ min: -50, max: 50 }),
        (one, day, turns) => {
          expect(householdInCharge(one, dayOf(day))).toBe(householdInCharge(one, dayOf(day + 14 * turns)));
        },
      ),
      { numRuns: 60 },
    );
  });

  it('gives both households as many days, but for one weekend in two', () => {
    for (const { value: patternType } of parentingPatterns) {
      const days = Array.from({ length: 14 }, (_, day) =>
        householdInCharge({ patternType, anchorDate: dayOf(0), exceptions: [] }, dayOf(day)),
      );
      expect(days.filter((one) => one === 'B')).toHaveLength(patternType === 'every_other_weekend' ? 2 : 7);
    }
  });

  it('is otherwise on the days that are exceptions, and on no other', () => {
    fc.assert(
      fc.property(pattern, fc.integer({ min: 0, max: 40 }), fc.constantFrom('A', 'B'), (one, day, household) => {
        const changed = { ...one, exceptions: [{ date: dayOf(day), household }] } as ParentingPattern;
        for (let at = 0; at < 41; at += 1)
          expect(householdInCharge(changed, dayOf(at))).toBe(
            at === day ? household : householdInCharge(one, dayOf(at)),
          );
      }),
      { numRuns: 30 },
    );
  });
});

describe('the plans of a family', () => {
  const plan = (differences: Partial<Plan> & { from: number; hours?: number }): Plan => {
    const { from, hours = 1, ...rest } = differences;
    const at = (hour: number) => new Date(Date.UTC(2031, 0, 1) + hour * 3_600_000).toISOString();
    return {
      id: `evt_${from}`,
      startsAt: at(from),
      endsAt: at(from + hours),
      point: { lat: 30, lng: -97 },
      ...rest,
    };
  };
  const far = { lat: 30.4, lng: -97 };

  it('clash where one person has two at once, and not where one follows the other', () => {
    const [nine, half] = [plan({ from: 9, dependantId: 'kim' }), plan({ from: 9.5, dependantId: 'kim' })];
    expect(clashesOf([nine, half])).toEqual([{ kind: 'samePerson', of: [0, 1] }]);
    expect(clashesOf([nine, plan({ from: 10, dependantId: 'kim' })])).toEqual([]);
    expect(clashesOf([plan({ from: 9 }), plan({ from: 9.2 })])).toHaveLength(1);
  });

  it('clash where two children are to be brought or fetched at once far apart', () => {
    const kim = plan({ from: 9, dependantId: 'kim' });
    const bo = plan({ from: 9.2, dependantId: 'bo', point: far });
    expect(clashesOf([kim, bo])).toEqual([{ kind: 'twoPlaces', of: [0, 1] }]);
    expect(clashesOf([kim, { ...bo, point: kim.point }])).toEqual([]);
    expect(clashesOf([kim, plan({ from: 15, dependantId: 'bo', point: far })])).toEqual([]);
    expect(clashesOf([kim, { ...bo, id: kim.id }])).toEqual([]);
  });

  it('clash the same in whatever order they are read', () => {
    const some = fc.array(
      fc.record({
        dependantId: fc.constantFrom(undefined, 'kim', 'bo'),
        id: fc.constantFrom('a', 'b', 'c', 'd'),
        from: fc.integer({ min: 0, max: 6 }),
        point: fc.constantFrom(far, { lat: 30, lng: -97 }),
      }),
      { maxLength: 7 },
    );
    fc.assert(
      fc.property(some, (drafts) => {
        const plans = drafts.map(({ from, ...rest }) => ({ ...plan({ from }), ...rest }));
        expect(clashesOf(plans.toReversed())).toHaveLength(clashesOf(plans).length);
      }),
      { numRuns: 50 },
    );
  });
});
