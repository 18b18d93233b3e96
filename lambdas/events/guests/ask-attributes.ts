/** The answers of a guest who asked to join, whichever row keeps it. */
export const askAttributes = {
  eventId: { type: 'string', required: true },
  displayName: { type: 'string', required: true },
  email: { type: 'string', required: true },
  /** The share token that the person came with. */
  token: { type: 'string' },
  /** The group that they chose, where the event has groups. */
  group: { type: 'string' },
  /** Milliseconds since 1970. */
  validUntil: { type: 'number', required: true },
  usedAt: { type: 'string' },
  expires: { type: 'number', required: true },
} as const;
