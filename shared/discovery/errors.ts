/** What can go wrong with searches; a part of the catalogue. */
export const discoveryErrors = {
  'search.notFound': { status: 404, title: 'That search is not among those you saved.' },
  'search.tooMany': { status: 409, title: 'You can keep twenty searches. Delete one that you no longer need.' },
} as const;
