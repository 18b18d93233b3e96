const words = { type: 'string' } as const;
const count = { type: 'number' } as const;
const flag = { type: 'boolean' } as const;
const amount = {
  type: 'map',
  properties: { amountMinor: { type: 'number', required: true }, currency: { type: 'string', required: true } },
} as const;
const lines = { type: 'list', items: { type: 'string' } } as const;

/** What the host added to an event (`shared/events/details/extras.ts`); absent where nothing was said. */
export const extraAttributes = {
  arriveEarlyMinutes: count,
  isTimeTbd: flag,
  remindHoursBefore: { type: 'list', items: count },
  rules: words,
  weatherPolicy: words,
  tags: lines,
  inclusion: lines,
  eligibility: {
    type: 'map',
    properties: {
      leastLevel: words,
      mostLevel: words,
      leastAge: count,
      mostAge: count,
      gender: words,
      membersOnly: flag,
    },
  },
  guestListVisibility: words,
  makePublicAfter: words,
  capacityGroupsBy: words,
  cover: {
    type: 'map',
    properties: { uploadId: { type: 'string', required: true }, alt: { type: 'string', required: true } },
  },
  /** What that community was called when the event was last written. */
  teamName: words,
  /** Its start and id, where it is a community's: an index that has a condition wants all it is made of, or nothing. */
  teamPosition: words,
  showCountOnly: flag,
  chargeGuests: flag,
  feePayer: words,
  refundPolicy: words,
  refundTo: words,
  price: amount,
  passPrice: amount,
} as const;
