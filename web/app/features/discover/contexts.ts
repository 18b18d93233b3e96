import { paths } from '../../paths.ts';

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

interface Explained {
  readonly title: string;
  /** What these are, and why there are none to see. */
  readonly says: string;
  readonly ways: readonly { readonly href: string; readonly text: string }[];
}

const find = { href: paths.discover, text: 'Find an event near you' };
const create = { href: paths.create, text: 'Create an event' };
const search = { href: paths.fullSearch, text: 'Search by name' };

/** The contexts of which nothing is public: what to do instead, today. */
export const explained: Readonly<Record<Exclude<Context, 'events'>, Explained>> = {
  games: {
    title: 'Discover games',
    says: 'A game is a competition inside an event: teams are drawn on the day and play each other. No public event has one, but every event says what is played.',
    ways: [find, create],
  },
  teams: {
    title: 'Discover teams',
    says: 'No team is open to everybody. Most begin as the same faces at the same event each week: join one near you, or start one and let people come back to it.',
    ways: [find, create],
  },
  players: {
    title: 'Discover players',
    says: 'People are not listed in public. You meet them where they play: at an event you see who else is in as soon as you have joined.',
    ways: [find],
  },
  places: {
    title: 'Discover places',
    says: 'Every event names the place where it is. Look on the map for what is near you, or search for a park or a gym by its name.',
    ways: [{ href: `${paths.discover}?view=map`, text: 'Look at the map' }, search],
  },
  leagues: {
    title: 'Discover leagues',
    says: 'No league is open for registration. Hosts run regular play as events, with their own seats and waitlist.',
    ways: [find, create],
  },
};

export const isContext = (text: string): text is Context => contexts.some(({ context }) => context === text);
