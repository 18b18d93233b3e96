const words = { type: 'string' } as const;
const count = { type: 'number' } as const;
const lines = { type: 'list', items: { type: 'string' } } as const;

/** What the host added to an event (`shared/events/extras.ts`); absent where nothing was said. */
export const extraAttributes = {
  arriveEarlyMinutes: count,
  isTimeTbd: { type: 'boolean' },
  remindHoursBefore: { type: 'list', items: { type: 'number' } },
  rules: words,
  weatherPolicy: words,
  tags: lines,
  inclusion: lines,
  eligibility: {
    type: 'map',
    properties: { leastLevel: words, mostLevel: words, leastAge: count, mostAge: count, gender: words },
  },
  guestListVisibility: words,
  makePublicAfter: words,
  eventSlotGroup: { type: 'any' },
  bringList: { type: 'any' },
  cover: {
    type: 'map',
    properties: { uploadId: { type: 'string', required: true }, alt: { type: 'string', required: true } },
  },
  /** What that community was called when the event was last written. */
  teamName: words,
  /** Its start and id, where it is a community's: an index that has a condition wants all it is made of, or nothing. */
  teamPosition: words,
  /** Not among what the host says of an event at once: files come and go one by one. */
  attachments: { type: 'any' },
  showCountOnly: { type: 'boolean' },
  ticketTypes: { type: 'any' },
  costShare: { type: 'any' },
  chargeGuests: { type: 'boolean' },
  feePayer: words,
  refundPolicy: words,
  refundTiers: { type: 'any' },
  refundTo: words,
  price: {
    type: 'map',
    properties: { amount: { type: 'number', required: true }, currency: { type: 'string', required: true } },
  },
} as const;
