import { noExtras } from '#shared/events/extra-names.ts';

/** What a host may have said before and does not any more. */
export const withdrawn = {
  ...noExtras,
  otherGameType: undefined,
  teamName: undefined,
  waitlistMax: undefined,
  minimumNeeded: undefined,
  rsvpOpensHoursBefore: undefined,
  rsvpDeadlineHoursBefore: undefined,
};
