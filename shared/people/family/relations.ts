import * as z from 'zod';

/** The relation of a person to a family member (R-FAM-15). */
export const relations = [
  { value: 'parent', label: 'Parent' },
  { value: 'child', label: 'Child' },
  { value: 'spouse', label: 'Spouse' },
  { value: 'sibling', label: 'Sibling' },
  { value: 'guardian', label: 'Guardian' },
  { value: 'other', label: 'Other' },
] as const;

export const Relation = z.enum(['parent', 'child', 'spouse', 'sibling', 'guardian', 'other'], 'Choose a relation.');
export type Relation = z.infer<typeof Relation>;

const seenFromThere: Readonly<Record<Relation, Relation>> = {
  parent: 'child',
  child: 'parent',
  spouse: 'spouse',
  sibling: 'sibling',
  guardian: 'child',
  other: 'other',
};

/** What one is to the other, from what the other is to them. */
export const inverseOf = (relation: Relation): Relation => seenFromThere[relation];
