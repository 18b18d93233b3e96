/** What can go wrong with playoffs besides what is an answer of its own; a part of the catalogue. */
export const playoffErrors = {
  'playoff.notFound': { status: 404, title: 'That playoff doesn’t exist anymore.' },
  'playoff.undoOver': { status: 409, title: 'You can undo this for 24 hours only.' },
  'playoff.exists': { status: 409, title: 'This game already has a playoff. Reload the page.' },
} as const satisfies Record<`${string}.${string}`, { status: number; title: string }>;
