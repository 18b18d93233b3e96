import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import Link from '@cloudscape-design/components/link';
import type { ReactNode } from 'react';
import { extraFacts } from '#shared/events/details/extra-words.ts';
import type { Event } from '#shared/events/details/schemas.ts';
import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { clocksDiffer, startOf, viewerZone, whenIn } from '#web/blocks/event-time.ts';

/** When, where and what the host wrote. */
export function EventFacts({ event, onlineUrl }: { event: Event; onlineUrl?: string | undefined }) {
  const { startsAt, endsAt, timeZone, description, isTimeTbd } = event;
  return (
    <Container header={<Header variant="h2">Details</Header>}>
      <dl className="facts">
        <Fact name="When">
          {isTimeTbd ? startOf(event) : whenIn(timeZone, startsAt, endsAt)}
          {!isTimeTbd && clocksDiffer(timeZone, startsAt) && (
            <small>For you: {whenIn(viewerZone(), startsAt, endsAt)}</small>
          )}
        </Fact>
        <Fact name="Where">
          <Where event={event} />
        </Fact>
        {onlineUrl && (
          <Fact name="Join online">
            <Link external href={onlineUrl} externalIconAriaLabel="Opens in a new tab">
              {onlineUrl}
            </Link>
          </Fact>
        )}
        {event.hostingTeam && event.teamName && (
          <Fact name="Community">
            <AppLink to={paths.team(event.hostingTeam)}>{event.teamName}</AppLink>
          </Fact>
        )}
        {extraFacts({ ...event, isOnline: event.isOnline && !onlineUrl }).map(({ name, text }) => (
          <Fact key={name} name={name}>
            <span className="as-written">{text}</span>
          </Fact>
        ))}
      </dl>
      {description && <p className="as-written">{description}</p>}
    </Container>
  );
}

function Where({ event: { location } }: { event: Event }) {
  const { kind, placeId, courts, name, address, city, point } = location;
  if (kind === 'tbd') return <>To be decided, in {city.name}</>;
  const words = [address, city.name].filter(Boolean).join(', ');
  const query = address ? words : `${point.lat},${point.lng}`;
  return (
    <>
      {name && (placeId ? <AppLink to={paths.place(placeId)}>{name}</AppLink> : <strong>{name}</strong>)}
      {courts && <span>{courts.map((court) => court.name).join(', ')}</span>}
      <span>{words}</span>
      <Link
        external
        href={`https://www.openstreetmap.org/search?query=${encodeURIComponent(query)}`}
        externalIconAriaLabel="Opens in a new tab"
      >
        Show on a map
      </Link>
    </>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
