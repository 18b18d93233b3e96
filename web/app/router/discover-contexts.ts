/** What can be discovered (decision D9). */
export const contexts = [
  { context: 'events', text: 'Events' },
  { context: 'games', text: 'Games' },
  { context: 'teams', text: 'Teams' },
  { context: 'players', text: 'Players' },
  { context: 'places', text: 'Places' },
  { context: 'leagues', text: 'Leagues' },
] as const;
export type Context = (typeof contexts)[number]['context'];
