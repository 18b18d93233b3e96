/** What can go wrong with playoffs besides what is an answer of its own; a part of the catalogue. */
export const playoffErrors = {
  'playoff.notFound': { status: 404, title: 'There is no playoff like that, or not any more.' },
  'playoff.undoOver': { status: 409, title: 'That can no longer be undone: 24 hours are over.' },
  'playoff.exists': { status: 409, title: 'Another playoff was made from this game meanwhile.' },
} as const satisfies Record<`${string}.${string}`, { status: number; title: string }>;
