import type * as z from 'zod';
import type { EventKind } from '#shared/events/details/schemas.ts';

/** What each kind is called. */
export const kindLabels: Readonly<Record<z.infer<typeof EventKind>, string>> = {
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

export const kindChoices = Object.entries(kindLabels).map(([value, label]) => ({ value, label }));

export const locationChoices = [
  { value: 'place', label: 'Choose a place' },
  { value: 'address', label: 'Use an address' },
  { value: 'tbd', label: 'Decide later' },
] as const;

export const visibilityChoices = [
  { value: 'public', label: 'Public', description: 'Shown in search' },
  { value: 'unlisted', label: 'Link only', description: 'Anyone with the link can open it' },
  { value: 'private', label: 'Private link', description: 'Only people you send its private link' },
  { value: 'community', label: 'My teams', description: 'Only members of the team that hosts it' },
  { value: 'invitees', label: 'Invited people', description: 'Only people you invite' },
];

/** How an event that is not shown in search is marked. */
export const visibilityBadges = {
  unlisted: 'Link only',
  private: 'Private link',
  community: 'Members only',
  invitees: 'Invite only',
} as const;

export const cancelChoices = [
  { value: 'weather', label: 'Weather' },
  { value: 'minimum_not_met', label: 'Too few players' },
  { value: 'venue', label: 'Place not available' },
  { value: 'host', label: 'The host can’t make it' },
  { value: 'safety', label: 'Safety' },
  { value: 'other', label: 'Another reason' },
];
