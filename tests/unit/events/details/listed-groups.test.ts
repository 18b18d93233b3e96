import fc from 'fast-check';
import { expect, it } from 'vitest';
import { packGroups, unpackGroups } from '#lambdas/discovery/search/card-facts.ts';
import { emptyGroups, openGroups } from '#shared/events/details/listed-groups.ts';
import { countGroups } from '#shared/events/rsvp/line/line-groups.ts';
import { aLine } from '#tests/support/events/line.ts';

const aGroup = fc
  .record({
    key: fc.constantFrom('goal', 'back', 'front', 'wing'),
    max: fc.integer({ min: 1, max: 9 }),
    min: fc.nat(4),
  })
  .map(({ key, max, min }) => ({ key, label: `The ${key}s`, max, min: Math.min(max, min) }));
const someGroups = fc.uniqueArray(aGroup, { selector: ({ key }) => key, minLength: 2 });

it('says of an event that no one is in yet what its empty line would count', () => {
  fc.assert(
    fc.property(someGroups, fc.nat(9), (capacityGroups, more) => {
      const kept = capacityGroups.reduce((sum, { min }) => sum + min, 0);
      const capacity = Math.max(kept, ...capacityGroups.map(({ max }) => max)) + more;
      const groups = capacityGroups.map(({ key, max, min }) => ({ key, max, min }));
      const grouping = { by: 'position', gameTypeId: 'soccer', groups, keptUntil: '2031-07-03T18:00:00.000Z' } as const;
      const counted = countGroups(aLine({ capacity, room: capacity, left: capacity, grouping }));
      const told = emptyGroups({ capacity, capacityGroups });
      expect(told?.map(({ key, free }) => ({ key, taken: 0, free }))).toEqual(counted);
    }),
  );
});

it('goes by the newest counts, and leaves out groups that are full', () => {
  const told = [
    { key: 'goal', label: 'Goalkeepers', free: 2 },
    { key: 'field', label: 'Field players', free: 3 },
  ];
  expect(openGroups(told)).toHaveLength(2);
  expect(openGroups(told, [{ key: 'field', free: 0 }])).toEqual([{ label: 'Goalkeepers', free: 2 }]);
  expect(
    openGroups(
      told,
      told.map(({ key }) => ({ key, free: 0 })),
    ),
  ).toEqual([]);
  expect(openGroups(undefined, [{ key: 'field', free: 1 }])).toBeUndefined();
});

it('comes out of a row as it went in', () => {
  const groups = [
    { label: '11 aside', free: 12 },
    { label: 'Torhüter', free: 1 },
  ];
  expect(unpackGroups(packGroups(groups))).toEqual(groups);
  expect(unpackGroups(packGroups([]))).toEqual([]);
});
