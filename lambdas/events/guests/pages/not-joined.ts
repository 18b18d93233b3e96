const closed = ['Sign-up is closed', 'This event isn’t taking more players. You’re not on the list.'] as const;
const unproven = [
  'This event has requirements',
  'Create an account so we can check that it’s for you. You’re not on the list.',
] as const;
/** Why a guest did not get onto the list. */
export const notJoined = {
  hidden: ['This event isn’t open to you', 'Ask the person who sent you the link for a new one.'],
  closed,
  full: ['This event is full', 'The last spot just went, and the waitlist is full too. You’re not on the list.'],
  notYet: ['Sign-up isn’t open yet', 'Check the event page for when it opens. You’re not on the list.'],
  drawing: ['Spots are being drawn', 'Try again in a minute to join the waitlist. You’re not on the list.'],
  tooManyGuests: closed,
  unproven,
  notEligible: unproven,
  payFirst: ['Pay for your spot first', 'Go back to the event to pay by card. You’re not on the list.'],
  groupMissing: ['Choose a group', 'Go back and choose what you’re joining as. You’re not on the list.'],
  answersMissing: [
    'The host has a few questions',
    'Create an account to answer them and join. You’re not on the list.',
  ],
} as const satisfies Record<string, readonly [string, string]>;
