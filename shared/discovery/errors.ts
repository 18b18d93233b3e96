/** What can go wrong with searches; a part of the catalogue. */
export const discoveryErrors = {
  'search.notFound': { status: 404, title: 'That saved search doesn’t exist anymore.' },
  'search.tooMany': {
    status: 409,
    title: 'You’ve saved as many searches as your plan allows. Delete one you no longer need.',
  },
} as const;
