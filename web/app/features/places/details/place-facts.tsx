import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import Link from '@cloudscape-design/components/link';
import StatusIndicator from '@cloudscape-design/components/status-indicator';
import type { ReactNode } from 'react';
import { isOpenAt } from '#shared/places/details/opening.ts';
import { gameTypeLabel } from '#shared/places/game-types.ts';
import type { Place } from '#shared/places/schemas.ts';
import {
  accessLabel,
  amenityLabel,
  clockWords,
  daysLabel,
  dayWords,
  labelIn,
  lineChoices,
  netChoices,
  settingChoices,
  surfaceChoices,
} from '../search/place-words.ts';

/** Where it is, when it is open, who may play and what is there. */
export function PlaceFacts({ place }: { place: Place }) {
  const { location, access, aliases, entrances, amenities, sports, description, rules, contact, website } = place;
  return (
    <Container header={<Header variant="h2">About this place</Header>}>
      <dl className="place-facts">
        <Fact name="Where">
          {[location.address, location.city.name].filter(Boolean).join(', ')}{' '}
          <Outside href={directionsTo(location.point)}>Directions</Outside>
        </Fact>
        {aliases.length > 0 && <Fact name="Also called">{aliases.join(', ')}</Fact>}
        {entrances.length > 0 && <Fact name="Entrances">{entrances.map(({ name }) => name).join(', ')}</Fact>}
        <Fact name="Sports">{sports.map((sport) => gameTypeLabel(sport)).join(', ')}</Fact>
        <Fact name="Who may play">
          {[accessLabel(access.kind), access.priceNote].filter(Boolean).join(' · ')} <Booking access={access} />
        </Fact>
        <Fact name="Hours">
          <Hours place={place} />
        </Fact>
        {amenities.length > 0 && <Fact name="Amenities">{amenities.map(amenityLabel).join(', ')}</Fact>}
        {contact && <Fact name="Contact">{contact}</Fact>}
        {website && (
          <Fact name="Website">
            <Outside href={website}>{new URL(website).hostname}</Outside>
          </Fact>
        )}
      </dl>
      {description && <p className="place-text">{description}</p>}
      {rules && (
        <>
          <h3>Rules</h3>
          <p className="place-text">{rules}</p>
        </>
      )}
    </Container>
  );
}

function Hours({ place }: { place: Place }) {
  const { hours, hourExceptions, sunlight } = place;
  if (hours.length === 0 && hourExceptions.length === 0) return <>{sunlight ? 'Sunrise to sunset' : 'Not known'}</>;
  const isOpen = isOpenAt(place, new Date());
  return (
    <>
      <StatusIndicator type={isOpen ? 'success' : 'stopped'}>{isOpen ? 'Open now' : 'Closed now'}</StatusIndicator>
      {hours.map(({ days, from, to }) => (
        <div key={`${days.join()} ${from}`}>
          {daysLabel(days)}: {clockWords(from)} to {clockWords(to)}
        </div>
      ))}
      {hourExceptions.map(({ on, from, to, note }) => (
        <div key={`${on} ${from}`}>
          {dayWords(on)}: {from && to ? `${clockWords(from)} to ${clockWords(to)}` : 'closed'}
          {note && ` (${note})`}
        </div>
      ))}
      {sunlight && <div>And by daylight</div>}
    </>
  );
}

function Booking({ access: { bookingType, bookingUrl, bookingPhone } }: Pick<Place, 'access'>) {
  if (bookingType === 'link' && bookingUrl) return <Outside href={bookingUrl}>Book online</Outside>;
  if (bookingType === 'phone' && bookingPhone) return <>· Book by phone: {bookingPhone}</>;
  return bookingType === 'walk_up' ? <>· Walk up and play</> : null;
}

/** What can be played on, and when people meet there to play. */
export function PlaceCourts({ place: { courts, openPlay } }: { place: Place }) {
  if (courts.length + openPlay.length === 0) return null;
  return (
    <Container header={<Header variant="h2">Courts and open play</Header>}>
      <ul className="place-list">
        {courts.map((court) => (
          <li key={court.courtId}>
            <strong>{court.name}</strong>
            <div>
              {[
                gameTypeLabel(court.gameTypeId),
                labelIn(surfaceChoices, court.surface),
                labelIn(settingChoices, court.setting),
                court.size,
                court.lights && 'Lights',
                court.accessible && 'Accessible',
                court.nets && `Nets: ${labelIn(netChoices, court.nets).toLowerCase()}`,
                court.lines && `Lines: ${labelIn(lineChoices, court.lines).toLowerCase()}`,
              ]
                .filter(Boolean)
                .join(' · ')}
            </div>
          </li>
        ))}
        {openPlay.map(({ gameTypeId, days, from, to, level, note, contact, confirmedAt }) => (
          <li key={`${gameTypeId} ${days.join()} ${from}`}>
            <strong>Open play: {gameTypeLabel(gameTypeId)}</strong>
            <div>
              {[`${daysLabel(days)}, ${clockWords(from)} to ${clockWords(to)}`, level, note, contact]
                .filter(Boolean)
                .join(' · ')}{' '}
              (confirmed {dayWords(confirmedAt)})
            </div>
          </li>
        ))}
      </ul>
    </Container>
  );
}

/** The reader's own map app cannot be named on the web; this one needs no account. */
const directionsTo = ({ lat, lng }: Place['location']['point']) =>
  `https://www.openstreetmap.org/directions?to=${lat}%2C${lng}`;

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

const Outside = ({ href, children }: { href: string; children: ReactNode }) => (
  <Link external href={href} externalIconAriaLabel="Opens in a new tab">
    {children}
  </Link>
);
