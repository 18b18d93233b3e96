import { expect, it } from 'vitest';
import { mergedDetails, splitDetails } from '#shared/teams/roster/merging.ts';
import { RosterDetails } from '#shared/teams/roster/roster.ts';

const kept = RosterDetails.parse({ name: 'Theo Park', jersey: '7', positions: ['Pitcher'], notes: 'Left-handed' });
const other = RosterDetails.parse({
  name: 'T. Park',
  jersey: '21',
  positions: ['Catcher', 'Pitcher'],
  contact: { email: 'theo@mail.example', phone: '+15125550142' },
  fields: { shirtsz: 'M' },
  notes: 'Plays Sundays',
});

it('keeps what the record that stays says, and adds what it lacks', () => {
  expect(mergedDetails(kept, other)).toMatchObject({
    name: 'Theo Park',
    jersey: '7',
    positions: ['Pitcher', 'Catcher'],
    contact: { email: 'theo@mail.example', phone: '+15125550142' },
    fields: { shirtsz: 'M' },
    notes: 'Left-handed\nPlays Sundays',
  });
});

it('never makes more of a list than a roster takes', () => {
  const many = (word: string, most: number) => Array.from({ length: most }, (_, index) => `${word} ${index}`);
  const full = RosterDetails.parse({ tags: many('A', 10), positions: many('B', 5), notes: 'x'.repeat(1000) });
  const more = RosterDetails.parse({ tags: many('C', 10), positions: many('D', 5), notes: 'y' });
  expect(() => RosterDetails.parse(mergedDetails(full, more))).not.toThrow();
});

it('gives back exactly what came with the merge', () => {
  expect(splitDetails(mergedDetails(kept, other), kept, mergedDetails(kept, other))).toEqual(kept);
});

it('keeps what was changed since', () => {
  const merged = mergedDetails(kept, other);
  const now = { ...merged, jersey: '9', contact: { ...merged.contact, phone: '+15125550199' } };
  expect(splitDetails(now, kept, merged)).toEqual({ ...kept, jersey: '9', contact: { phone: '+15125550199' } });
});
