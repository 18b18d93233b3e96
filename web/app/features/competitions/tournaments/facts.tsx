import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import Link from '@cloudscape-design/components/link';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { ReactNode } from 'react';
import type { Tournament } from '#shared/competitions/tournaments/schemas.ts';
import { mediaPath } from '#shared/uploads/purposes.ts';
import { zoneWords } from '#web/blocks/zone-words.ts';
import { localWords } from './tournament-words.ts';

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Container header={<Header variant="h2">{title}</Header>}>{children}</Container>
);

const mapOf = (address: string) => `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`;

/** Places, dates, rules, sponsors and contacts. */
export function Facts({ tournament }: { readonly tournament: Tournament }) {
  const { places, city, rules, awards, sponsors, contacts, links, timeZone, photos = [] } = tournament;
  const dates: [string, string | undefined][] = [
    ['Registration opens', tournament.registrationOpens],
    ['Registration closes', tournament.registrationCloses],
    ['Withdraw by', tournament.withdrawalDeadline],
  ];
  const said = dates.flatMap(([words, at]) => (at ? [`${words}: ${localWords(at)}`] : []));
  return (
    <SpaceBetween size="l">
      <Part title="Where">
        <ul className="tournament-list">
          {places.map(({ name, address, courts }) => (
            <li key={name}>
              {name}, {address || city.name}: {courts.join(', ')}{' '}
              <Link
                external
                externalIconAriaLabel="opens in a new tab"
                href={mapOf(`${name}, ${address || city.name}`)}
              >
                Map of {name}
              </Link>
            </li>
          ))}
        </ul>
        <p>Times are in {zoneWords({ timeZone })}.</p>
        {said.length > 0 && <p className="pre-line">{said.join('\n')}</p>}
      </Part>
      {rules !== '' && (
        <Part title="Rules">
          <p className="pre-line">{rules}</p>
        </Part>
      )}
      {awards !== '' && (
        <Part title="Awards">
          <p className="pre-line">{awards}</p>
        </Part>
      )}
      {photos.length > 0 && (
        <Part title="Photos">
          <ul className="tournament-photos">
            {photos.map(({ uploadId, alt }) => (
              <li key={uploadId}>
                <img
                  className="tournament-photo"
                  src={mediaPath(uploadId)}
                  alt={alt}
                  width={400}
                  height={300}
                  loading="lazy"
                />
              </li>
            ))}
          </ul>
        </Part>
      )}
      {sponsors.length > 0 && (
        <Part title="Sponsors">
          <Linked items={sponsors.map(({ name, url }) => [name, url])} />
        </Part>
      )}
      {links.length > 0 && (
        <Part title="Hotels and links">
          <Linked items={links.map(({ label, url }) => [label, url])} />
        </Part>
      )}
      {contacts.length > 0 && (
        <Part title="Contact">
          <Linked items={contacts.map(({ name, reach }) => [`${name}: ${reach}`, undefined])} />
        </Part>
      )}
    </SpaceBetween>
  );
}

const Linked = ({ items }: { readonly items: readonly (readonly [string, string | undefined])[] }) => (
  <ul className="tournament-list">
    {items.map(([words, url]) => (
      <li key={words}>
        {url ? (
          <Link external externalIconAriaLabel="opens in a new tab" href={url}>
            {words}
          </Link>
        ) : (
          words
        )}
      </li>
    ))}
  </ul>
);
