/** In the order in which a tournament goes through them; `cancelled` is reached from any before the end. */
export const tournamentStatuses = [
  'draft',
  'announced',
  'registration',
  'draw',
  'scheduled',
  'live',
  'finished',
  'archived',
  'cancelled',
] as const;
export type TournamentStatus = (typeof tournamentStatuses)[number];

export const categoryFormats = [
  'round_robin',
  'pools',
  'pools_to_bracket',
  'single_elimination',
  'double_elimination',
] as const;
export type CategoryFormat = (typeof categoryFormats)[number];

export const entryKinds = ['single', 'pair', 'team'] as const;
export type EntryKind = (typeof entryKinds)[number];

export const tournamentStatusLabel: Readonly<Record<TournamentStatus, string>> = {
  draft: 'Draft',
  announced: 'Announced',
  registration: 'Registration open',
  draw: 'Draw in progress',
  scheduled: 'Schedule published',
  live: 'Live now',
  finished: 'Finished',
  archived: 'Archived',
  cancelled: 'Canceled',
};

export const categoryFormatLabel: Readonly<Record<CategoryFormat, string>> = {
  round_robin: 'Round robin',
  pools: 'Pools',
  pools_to_bracket: 'Pools, then a bracket',
  single_elimination: 'Single elimination',
  double_elimination: 'Double elimination',
};

export const entryKindLabel: Readonly<Record<EntryKind, string>> = {
  single: 'Singles',
  pair: 'Pairs',
  team: 'Teams',
};
