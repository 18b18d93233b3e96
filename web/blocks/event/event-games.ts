import { createElement as h } from 'react';
import { Chip } from '../look/chip.ts';
import { LineIcon } from '../look/line-icon.ts';
import { EventSection } from './event-details.ts';
import type { LinkTo } from './event-facts.ts';

interface GameOfEvent {
  readonly gameId: string;
  readonly name: string;
  readonly status?: string | undefined;
  /** Of a playoff: the game that it was made from. */
  readonly sourceGameId?: string | undefined;
}

interface EventGamesProps {
  readonly games: readonly GameOfEvent[];
  /** The key in a private event's link. */
  readonly token: string | undefined;
  readonly link: LinkTo;
}

const standing: Readonly<Record<string, string>> = {
  setup: 'Setting up',
  ready: 'Not started',
  in_progress: 'In progress',
  completed: 'Over',
  abandoned: 'Abandoned',
  locked: 'Over',
};

/** The games of an event; nothing where it has none. */
export const EventGames = ({ games, token, link }: EventGamesProps) =>
  games.length > 0 &&
  h(
    EventSection,
    { title: 'Games' },
    h(
      'ul',
      { className: 'event-list' },
      ...games.map(({ gameId, name, status = '', sourceGameId }) =>
        h(
          'li',
          { key: gameId },
          h(
            link,
            { href: `${sourceGameId ? '/playoff' : '/discover/games'}/${gameId}${token ? `?t=${token}` : ''}` },
            name,
            h(LineIcon, { name: 'chevron-right' }),
          ),
          standing[status] && h(Chip, { tone: status === 'in_progress' ? 'in' : 'plain' }, standing[status]),
        ),
      ),
    ),
  );
