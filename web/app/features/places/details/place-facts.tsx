import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import Link from '@cloudscape-design/components/link';
import StatusIndicator from '@cloudscape-design/components/status-indicator';
import type { ReactNode } from 'react';
import { isOpenAt } from '#shared/places/details/opening.ts';
import type { Place } from '#shared/places/schemas.ts';
import { accessLabel, amenityLabel, clockWords, daysLabel, dayWords } from '../search/place-words.ts';
import { PlaceFact } from './place-fact.tsx';

/** Where it is, when it is open, who may play and what is there. */
export function PlaceFacts({ place }: { place: Place }) {
  const { location, access, aliases, entrances, amenities, description, rules, contact, website } = place;
  return (
    <Container header={<Header variant="h2">About this place</Header>}>
      <dl className="place-facts">
        <PlaceFact icon="pin" name="Address">
          {[location.address, location.city.name].filter(Boolean).join(', ')}{' '}
          <Outside href={directionsTo(location.point)}>Directions</Outside>
        </PlaceFact>
        {aliases.length > 0 && (
          <PlaceFact icon="text" name="Also called">
            {aliases.join(', ')}
          </PlaceFact>
        )}
        {entrances.length > 0 && (
          <PlaceFact icon="directions" name="Entrances">
            {entrances.map(({ name }) => name).join(', ')}
          </PlaceFact>
        )}
        <PlaceFact icon="users" name="Who can play">
          {[accessLabel(access.kind), access.priceNote].filter(Boolean).join(' · ')} <Booking access={access} />
        </PlaceFact>
        <PlaceFact icon="clock" name="Hours">
          <Hours place={place} />
        </PlaceFact>
        {amenities.length > 0 && (
          <PlaceFact icon="check" name="Amenities">
            {amenities.map(amenityLabel).join(', ')}
          </PlaceFact>
        )}
        {contact && (
          <PlaceFact icon="phone" name="Contact">
            {contact}
          </PlaceFact>
        )}
        {website && (
          <PlaceFact icon="globe" name="Website">
            <Outside href={website}>{new URL(website).hostname}</Outside>
          </PlaceFact>
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
  if (hours.length === 0 && hourExceptions.length === 0)
    return <>{sunlight ? 'Sunrise to sunset' : 'Hours not listed'}</>;
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
      {sunlight && <div>Also open during daylight</div>}
    </>
  );
}

function Booking({ access: { bookingType, bookingUrl, bookingPhone } }: Pick<Place, 'access'>) {
  if (bookingType === 'link' && bookingUrl) return <Outside href={bookingUrl}>Book online</Outside>;
  if (bookingType === 'phone' && bookingPhone) return <>· Book by phone: {bookingPhone}</>;
  return bookingType === 'walk_up' ? <>· Walk up and play</> : null;
}

/** A reader's own map app cannot be named on the web; this one needs no account. */
const directionsTo = ({ lat, lng }: Place['location']['point']) =>
  `https://www.openstreetmap.org/directions?to=${lat}%2C${lng}`;

const Outside = ({ href, children }: { href: string; children: ReactNode }) => (
  <Link external href={href} externalIconAriaLabel="Opens in a new tab">
    {children}
  </Link>
);
