const closed = ['You cannot join any more', 'Responses for this event have closed. You are not on the list.'] as const;
const unproven = [
  'This event has requirements',
  'Guests cannot show that it is for them. Sign up to join. You are not on the list.',
] as const;
/** Why a guest did not get onto the list. */
export const notJoined = {
  hidden: ['You cannot join', 'This event is no longer open to you. Ask the person who sent you the link.'],
  closed,
  full: ['This event is full', 'Others were faster, and there is no room in line. You are not on the list.'],
  notYet: ['It is too early', 'Responses for this event have not opened yet. You are not on the list.'],
  drawing: ['Seats are being drawn', 'Try again in a minute to join the line. You are not on the list.'],
  tooManyGuests: closed,
  unproven,
  notEligible: unproven,
  groupMissing: ['Choose a group', 'Say in which group you come. You are not on the list.'],
  answersMissing: ['The host asks questions', 'Sign up to answer them and join. You are not on the list.'],
} as const satisfies Record<string, readonly [string, string]>;
