import { noExtras } from '#shared/events/details/extra-names.ts';
import { notOnline } from '#shared/events/details/online.ts';

/** What a host may have said before and does not any more. */
export const withdrawn = {
  ...noExtras,
  ...notOnline,
  otherGameType: undefined,
  teamName: undefined,
  waitlistMax: undefined,
  minimumNeeded: undefined,
  rsvpOpensHoursBefore: undefined,
  rsvpDeadlineHoursBefore: undefined,
};
