/** What a category is before anything is said of it. */
export const newCategory = {
  name: 'Open',
  format: 'pools_to_bracket',
  entryKind: 'single',
  maxEntries: 16,
  status: 'open',
} as const;
