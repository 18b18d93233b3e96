/** How long an invitation stands, and on which of its days a reminder goes out (domain 4.1). */
export const inviteDays = 30;
export const inviteReminderDays = [3, 10] as const;

/** The limit of a new team; it is known once ten came who were invited. */
export const newTeamInvites = 20;
const knownFrom = 10;
const perDay = 50;

/** How many invitations of a team go out in a day: the matrix (`team.invite`) says less than the domain, and wins. */
export const invitesPerDay = (accepted: number): number => (accepted < knownFrom ? newTeamInvites : perDay);

/** At most so many at once. */
export const invitesAtOnce = 50;
