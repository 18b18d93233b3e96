export type SeriesScope = 'this' | 'following' | 'all';

/** What a change of a recurring event is for. */
export const scopeChoices = [
  { value: 'this', label: 'This event' },
  { value: 'following', label: 'This and following events' },
  { value: 'all', label: 'All future events' },
] as const;
