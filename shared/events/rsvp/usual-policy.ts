/** How a seat that became free finds its next holder (domain 4.4). */
export const waitlistModes = ['auto_add', 'fifo_offer', 'notify_all', 'lottery', 'manual'] as const;
/** Who approves requests: the host, or all who are in. */
export const approvalModes = ['host', 'peer_unanimous', 'peer_majority'] as const;

/** Heads that may wait where the host set no other bound: a whole crowd may come at once. */
export const usualWaitlistMax = 2000;

/** What a host decides about answers who says nothing of it: also what events say that were stored before there was a choice. */
export const usualPolicy = {
  allowParticipantGuests: false,
  guestLimit: 1,
  guestNamesRequired: false,
  waitlistMode: 'auto_add' as (typeof waitlistModes)[number],
  drawHoursBefore: 24,
  creatorApprovalNeeded: false,
  approvalMode: 'host' as (typeof approvalModes)[number],
  approvalQuestions: [] as string[],
  hasMinimumNeeded: false,
  hoursToCancelBefore: 24,
  countGuestsInMinimum: true,
};

/** How many guests a joiner of an event may bring: never more than it has seats for, or they would wait for ever. */
export const guestsAllowed = ({
  allowParticipantGuests,
  guestLimit,
  capacity,
}: Pick<typeof usualPolicy, 'allowParticipantGuests' | 'guestLimit'> & {
  readonly capacity?: number | null | undefined;
}): number => (allowParticipantGuests ? Math.min(guestLimit, (capacity ?? Number.POSITIVE_INFINITY) - 1) : 0);
