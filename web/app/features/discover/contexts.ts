import { paths } from '../../paths.ts';
import { type Context, contexts } from '../../shell/discover-contexts.ts';

/** Those that are looked through on the page of events, or explained; places have a page of their own. */
export type DiscoverContext = Exclude<Context, 'places'>;

interface Explained {
  readonly title: string;
  /** What these are, and why there are none to see. */
  readonly says: string;
  readonly ways: readonly { readonly href: string; readonly text: string }[];
}

const find = { href: paths.discover, text: 'Find an event near you' };
const communities = { href: '/teams-v3', text: 'Find communities near you' };
const leagues = { href: '/leagues', text: 'Find leagues near you' };
const tournaments = { href: paths.tournaments, text: 'Find tournaments near you' };
const create = { href: paths.create, text: 'Create an event' };

/** The contexts of which nothing is public: what to do instead, today. */
export const explained: Readonly<Record<Exclude<DiscoverContext, 'events'>, Explained>> = {
  games: {
    title: 'Discover games',
    says: 'A game is a competition inside an event: teams are drawn on the day and play each other. No public event has one, but every event says what is played.',
    ways: [find, tournaments, create],
  },
  teams: {
    title: 'Discover teams',
    says: 'Teams and clubs that play near you, and how people join them. Most begin as the same faces at the same event each week.',
    ways: [communities, find, create],
  },
  players: {
    title: 'Discover players',
    says: 'People are not listed in public. You meet them where they play: at an event you see who else is in as soon as you have joined.',
    ways: [find],
  },
  leagues: {
    title: 'Discover leagues',
    says: 'Leagues run seasons near you. Hosts run regular play as events too, with their own seats and waitlist.',
    ways: [leagues, tournaments, find, create],
  },
};

export const isContext = (text: string): text is DiscoverContext =>
  text !== 'places' && contexts.some(({ context }) => context === text);
