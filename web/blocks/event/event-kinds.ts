import type { Event } from '#shared/events/details/schemas.ts';

/** What each kind of event is called. */
export const eventKinds: Readonly<Record<Event['kind'], string>> = {
  pickup: 'Pickup game',
  practice: 'Practice',
  match: 'Match',
  league_night: 'League night',
  tournament: 'Tournament',
  clinic: 'Clinic',
  tryout: 'Tryout',
  social: 'Social',
  meeting: 'Meeting',
  volunteer: 'Volunteering',
  camp: 'Camp',
};

/** How an event that not all can find is marked. */
export const visibilityChips = {
  unlisted: 'Unlisted',
  private: 'Private',
  community: 'Members only',
  invitees: 'Invite only',
} as const satisfies Readonly<Record<Exclude<Event['visibility'], 'public'>, string>>;
