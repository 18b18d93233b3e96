import type { anEvent } from './events.ts';

/** Four seats: one keeper at least and two at most, three for everyone else. */
export const inGroups = (differences: Parameters<typeof anEvent>[0] = {}): Parameters<typeof anEvent>[0] => ({
  capacity: 4,
  capacityGroupsBy: 'position',
  capacityGroups: [
    { key: 'keeper', label: 'Goalkeepers', max: 2, min: 1 },
    { key: 'field', label: 'Field players', max: 3 },
  ],
  ...differences,
});

/** Two seats for men and two for women. */
export const byGender: Parameters<typeof anEvent>[0] = {
  capacity: 4,
  capacityGroupsBy: 'gender',
  capacityGroups: [
    { key: 'man', label: 'Men', max: 1 },
    { key: 'woman', label: 'Women', max: 4, min: 2 },
  ],
};
