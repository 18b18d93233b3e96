/** What a season is. */
export const seasonFormats = [
  'league',
  'ladder',
  'camp',
  'clinic_series',
  'tournament_series',
  'drop_in_pass',
] as const;

/** How people register. */
export const registrationModes = ['individual', 'small_group', 'create_team', 'join_team', 'sub_only'] as const;
export type RegistrationMode = (typeof registrationModes)[number];

export const audiences = ['returning', 'members', 'public'] as const;
export type Audience = (typeof audiences)[number];

/** In the order in which a season goes through them; `cancelled` is reached from any before the end. */
export const seasonStatuses = [
  'draft',
  'registration_scheduled',
  'registration_open',
  'registration_closed',
  'forming',
  'scheduled',
  'in_play',
  'playoffs',
  'completed',
  'archived',
  'cancelled',
] as const;
export type SeasonStatus = (typeof seasonStatuses)[number];

export const squadStatuses = ['forming', 'confirmed', 'withdrawn', 'disqualified'] as const;
export type SquadStatus = (typeof squadStatuses)[number];

/**
 * `started`: asks to be in a squad, and its captain has not answered. `pending_payment`: the place is held until a card paid for
 * it. `registered`: in, and in no squad yet. `placed`: in a squad. `active`: the season is being played. `transferred`: the place
 * is another person's, or the person is in another season.
 */
export const registrationStatuses = [
  'started',
  'waitlisted',
  'pending_payment',
  'registered',
  'placed',
  'active',
  'withdrawn',
  'rejected',
  'suspended',
  'transferred',
] as const;
export type RegistrationStatus = (typeof registrationStatuses)[number];

export const sessionKinds = ['play_date', 'registration_block'] as const;
export const sessionStatuses = ['planned', 'published', 'in_play', 'completed', 'cancelled', 'rained_out'] as const;

export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

export const playerGenders = ['woman', 'man', 'non_binary'] as const;
