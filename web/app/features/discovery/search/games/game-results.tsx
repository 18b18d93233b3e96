import Button from '@cloudscape-design/components/button';
import { Link, useSearchParams } from 'react-router';
import type { GamePhase } from '#shared/competitions/games/found-game.ts';
import { gameTypeLabel } from '#shared/places/game-types.ts';
import { quantity } from '#shared/quantity.ts';
import { milesAway } from '#web/app/map/miles-away.ts';
import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { MoreLink } from '#web/app/shell/page/more-link.tsx';
import { clocksDiffer, startIn, startOf, viewerZone } from '#web/blocks/event-time.ts';
import { Chip } from '#web/blocks/look/chip.ts';
import { RowLink } from '#web/blocks/look/row-link.ts';
import { SportTile } from '#web/blocks/look/sport-tile.ts';
import '#web/app/shell/page/page-parts.css';
import type { FoundGame } from './find-games.ts';
import type { LookedForGames } from './games-query.ts';

interface GameResultsProps {
  readonly games: readonly FoundGame[];
  readonly nextCursor: string | undefined;
  readonly query: LookedForGames;
  readonly onWiden: () => void;
}

/** A page at a time. */
export function GameResults({ games, nextCursor, query, onWiden }: GameResultsProps) {
  const [search] = useSearchParams();
  const next = new URLSearchParams(search);
  if (nextCursor) next.set('cursor', nextCursor);
  next.set('radius', String(query.radius));
  if (games.length === 0 && !nextCursor) return <NothingFound query={query} onWiden={onWiden} />;
  return (
    <div className="list-column">
      {games.length === 0 && <p>No games in these events yet. There are more to look through.</p>}
      <ul className="page-rows">
        {games.map((found) => (
          <Result key={found.game.gameId} found={found} />
        ))}
      </ul>
      {nextCursor && <MoreLink to={`?${next}`}>{query.when === 'past' ? 'Earlier games' : 'Later games'}</MoreLink>}
    </div>
  );
}

const Result = ({ found: { game, event, phase } }: { found: FoundGame }) => (
  <li>
    <RowLink
      href={paths.game(game.gameId)}
      picture={<SportTile gameTypeId={game.gameTypeId} />}
      title={game.name}
      line={
        <>
          {startOf(event)}
          {!event.isTimeTbd &&
            clocksDiffer(event.timeZone, event.startsAt) &&
            ` (for you ${startIn(viewerZone(), event.startsAt)})`}
          <br />
          {[
            gameTypeLabel(game.gameTypeId, event.otherGameType),
            event.placeLabel,
            milesAway(event.distanceMiles),
            game.entrantCount > 0 && quantity(game.entrantCount, 'plays', 'play'),
          ]
            .filter(Boolean)
            .join(' · ')}
          <br />
          At {event.title}
        </>
      }
      chip={phase !== 'ahead' && <Chip tone={phase === 'now' ? 'in' : 'plain'}>{phases[phase]}</Chip>}
      link={Link}
    />
  </li>
);

const phases: Readonly<Record<Exclude<GamePhase, 'ahead'>, string>> = {
  now: 'On now',
  over: 'Final',
};

const NothingFound = ({ query: { radius, when }, onWiden }: Pick<GameResultsProps, 'query' | 'onWiden'>) => (
  <div className="list-column nothing">
    <p>{when === 'past' ? 'No results here with these filters.' : 'No games here with these filters.'}</p>
    {radius < 50 && <Button onClick={onWiden}>Look within 50 miles</Button>}
    <p>
      Hosts can add games to their events. <AppLink to={paths.create}>Create an event</AppLink> or{' '}
      <AppLink to={paths.tournaments}>find tournaments</AppLink>.
    </p>
  </div>
);
