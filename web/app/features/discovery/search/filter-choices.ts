import type { eventFilters } from '#shared/discovery/filters.ts';

interface Choice {
  readonly value: string;
  readonly label: string;
}

interface FilterChoices {
  /** Its name in the address and in the API. */
  readonly name: keyof typeof eventFilters;
  readonly label: string;
  /** What the first choice says, which holds nothing back. */
  readonly any: string;
  readonly choices: readonly Choice[];
}

/** Every filter that is a choice among a few: a line here is on the page. */
export const filterChoices: readonly FilterChoices[] = [
  {
    name: 'dayPart',
    label: 'Time of day',
    any: 'Any time',
    choices: [
      { value: 'morning', label: 'Morning, until noon' },
      { value: 'afternoon', label: 'Afternoon, until 5 PM' },
      { value: 'evening', label: 'Evening, from 5 PM' },
    ],
  },
  {
    name: 'seats',
    label: 'Spots left',
    any: 'Include full',
    choices: [1, 2, 4, 6].map((seats) => ({
      value: String(seats),
      label: seats === 1 ? 'At least 1' : `At least ${seats}`,
    })),
  },
  {
    name: 'level',
    label: 'My level',
    any: 'Any level',
    choices: [
      { value: 'beginner', label: 'Beginner' },
      { value: 'intermediate', label: 'Intermediate' },
      { value: 'advanced', label: 'Advanced' },
    ],
  },
];
