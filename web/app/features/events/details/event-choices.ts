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
  { value: 'place', label: 'At a place', description: 'A park, a gym, a club' },
  { value: 'address', label: 'At an address' },
  { value: 'tbd', label: 'To be decided', description: 'Only the city is known' },
];

export const visibilityChoices = [
  { value: 'public', label: 'Public', description: 'Everybody can find it' },
  { value: 'unlisted', label: 'Unlisted', description: 'Anyone with the link can open it' },
  { value: 'private', label: 'Private', description: 'Only with the link that you share' },
  { value: 'community', label: 'The community', description: 'Only people of the community that hosts it' },
  { value: 'invitees', label: 'Invited people', description: 'Only those whom you invite' },
];

/** How an event that not everybody can find is marked. */
export const visibilityBadges = {
  unlisted: 'Unlisted',
  private: 'Private',
  community: 'For the community',
  invitees: 'By invitation',
} as const;

export const cancelChoices = [
  { value: 'weather', label: 'Weather' },
  { value: 'minimum_not_met', label: 'Too few people' },
  { value: 'venue', label: 'The place is not available' },
  { value: 'host', label: 'The host cannot come' },
  { value: 'safety', label: 'Safety' },
  { value: 'other', label: 'Another reason' },
];
