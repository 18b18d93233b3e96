/** What a host may have said before and does not any more. */
export const withdrawn = {
  otherGameType: undefined,
  waitlistMax: undefined,
  minimumNeeded: undefined,
  rsvpOpensHoursBefore: undefined,
  rsvpDeadlineHoursBefore: undefined,
};
