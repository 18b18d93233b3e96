import Button from '@cloudscape-design/components/button';
import { useSearchParams } from 'react-router';
import type { EventCard } from '#shared/discovery/contract.ts';
import { fullnessOf } from '#shared/discovery/fullness.ts';
import { listedWords } from '#shared/events/details/listed-words.ts';
import { gameTypeLabel } from '#shared/places/game-types.ts';
import { milesAway } from '#web/app/map/miles-away.ts';
import { SmallCover } from '#web/app/media/small-cover.tsx';
import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { DatedResult } from './dated-result.tsx';
import type { DiscoverQuery } from './discover-query.ts';
import type { FoundEvents } from './search-events.ts';

interface EventResultsProps extends FoundEvents {
  readonly query: DiscoverQuery;
  readonly onWiden: () => void;
}

/** A page at a time. */
export function EventResults({ events, more, query, onWiden }: EventResultsProps) {
  const [search] = useSearchParams();
  const next = new URLSearchParams(search);
  if (more) next.set(more.name, more.value);
  if (events.length === 0 && !more) return <NothingFound query={query} onWiden={onWiden} />;
  return (
    <div className="list-column">
      {events.length === 0 && <p>So far nothing passes these filters, but not all events have been looked at.</p>}
      <ul className="result-list">
        {events.map((event) => (
          <Result key={event.eventId} event={event} />
        ))}
      </ul>
      {more && <AppLink to={`?${next}`}>{moreWords(query, events.length)}</AppLink>}
    </div>
  );
}

function moreWords({ bounds, when, sort }: DiscoverQuery, found: number): string {
  if (found === 0) return 'Look further';
  if (bounds && when === 'past') return 'Earlier events';
  return !bounds && sort === 'nearest' ? 'Farther events' : 'Later events';
}

function Result({ event }: { event: EventCard }) {
  const { eventId, title } = event;
  const found = (
    <>
      <SmallCover cover={event.cover} />
      <AppLink to={paths.event(eventId)} fontSize="heading-s">
        {title}
      </AppLink>
    </>
  );
  return (
    <DatedResult event={event} title={found}>
      <div>
        {gameTypeLabel(event.gameTypeId, event.otherGameType)} · {event.placeLabel} · {milesAway(event.distanceMiles)}
      </div>
      {event.team && (
        <div>
          By <AppLink to={paths.team(event.team.teamId)}>{event.team.name}</AppLink>
        </div>
      )}
      <Facts>{listedWords(event)}</Facts>
      <Seats event={event} />
      {event.needed !== undefined && <NeededMore needed={event.needed} />}
    </DatedResult>
  );
}

const Facts = ({ children }: { children: string }) => (children ? <div>{children}</div> : null);

function Seats({ event }: { event: EventCard }) {
  const { words, is } = fullnessOf(event);
  return <div className={is}>{words}</div>;
}

/** Too few are in so far: whoever comes helps it to take place. */
const NeededMore = ({ needed }: { needed: number }) => <div className="needed">Needs {needed} more to take place</div>;

const NothingFound = ({ query: { bounds, radius }, onWiden }: Pick<EventResultsProps, 'query' | 'onWiden'>) => (
  <div className="list-column nothing">
    <p>Nothing on here with these filters.</p>
    {!bounds && radius < 50 && <Button onClick={onWiden}>Look within 50 miles</Button>}
  </div>
);
