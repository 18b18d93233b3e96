import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { seasonPriceWords } from '#shared/competitions/payments/season-price-words.ts';
import { statusLabel } from '#shared/competitions/seasons/season-words.ts';
import { shownPhone } from '#shared/phone.ts';
import { gameTypeLabel, otherGameTypeId } from '#shared/places/game-types.ts';
import { quantity } from '#shared/quantity.ts';
import type { Organization } from '#shared/teams/organizations/schemas.ts';
import type { TeamCard } from '#shared/teams/schemas.ts';
import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { daysWords } from '#web/blocks/days-words.ts';
import { startOf } from '#web/blocks/event-time.ts';
import { Chip } from '#web/blocks/look/chip.ts';
import { Crest } from '#web/blocks/look/crest.ts';
import { RowLink } from '#web/blocks/look/row-link.ts';
import { SportTile } from '#web/blocks/look/sport-tile.ts';
import { askedName, askMore } from './load-around.ts';
import type { LoadedOrganization } from './load-organization.ts';

/** The public communities of the organization. */
export const TeamsPart = ({ teams }: { readonly teams: readonly TeamCard[] }) => (
  <Part title="Teams" count={teams.length}>
    {teams.length === 0 && <p>No teams yet.</p>}
    <TeamLines teams={teams} />
  </Part>
);

const TeamLines = ({ teams }: { readonly teams: readonly TeamCard[] }) => (
  <ul className="page-rows">
    {teams.map(({ teamId, name, city, gameTypeIds, otherLabel }) => (
      <li key={teamId}>
        <RowLink
          href={paths.team(teamId)}
          picture={<Crest id={teamId} name={name} size={32} />}
          title={name}
          line={`${city.name} · ${gameTypeIds.map((id) => gameTypeLabel(id, otherLabel)).join(', ')}`}
          link={Link}
        />
      </li>
    ))}
  </ul>
);

/** Its leagues, and the seasons of all of its communities. */
export function LeaguesPart({
  view: { teams },
  seasons,
  asked,
}: Pick<LoadedOrganization, 'view' | 'seasons' | 'asked'>) {
  const leagues = teams.filter(({ kind }) => kind === 'league');
  return (
    <Part title="Leagues and seasons" count={leagues.length + seasons.length}>
      <TeamLines teams={leagues} />
      {seasons.length === 0 && <p>No public seasons yet.</p>}
      <ul className="page-rows">
        {seasons.map(({ teamName, thing: { seasonId, teamId, label, status, startDate, endDate, price } }) => (
          <li key={seasonId}>
            <RowLink
              href={paths.season(seasonId)}
              picture={<SportTile gameTypeId={sportOf(teams, teamId)} />}
              title={label}
              line={[teamName, daysWords({ startDate, endDate }), seasonPriceWords(price)].filter(Boolean).join(' · ')}
              chip={<Chip tone="plain">{statusLabel[status]}</Chip>}
              link={Link}
            />
          </li>
        ))}
      </ul>
      <OnlySome count={teams.length} asked={asked} />
    </Part>
  );
}

/** The first sport of the community that plays the season. */
const sportOf = (teams: readonly TeamCard[], id: string): string =>
  teams.find(({ teamId }) => teamId === id)?.gameTypeIds[0] ?? otherGameTypeId;

const standing: Readonly<Record<string, ReactNode>> = {
  cancelled: <Chip tone="bad">Canceled</Chip>,
  postponed: <Chip tone="wait">Postponed</Chip>,
};

/** The next events of its communities. */
export const EventsPart = ({
  view: { teams },
  events,
  asked,
}: Pick<LoadedOrganization, 'view' | 'events' | 'asked'>) => (
  <Part title="Events" count={events.length}>
    {events.length === 0 && <p>No public events coming up.</p>}
    <ul className="page-rows">
      {events.map(({ teamName, thing }) => (
        <li key={thing.eventId}>
          <RowLink
            href={paths.event(thing.eventId)}
            picture={<SportTile gameTypeId={thing.gameTypeId} />}
            title={thing.title}
            line={`${teamName} · ${startOf(thing)} · ${thing.placeLabel}`}
            chip={standing[thing.status]}
            link={Link}
          />
        </li>
      ))}
    </ul>
    <OnlySome count={teams.length} asked={asked} />
  </Part>
);

/** The public contact. */
export function ContactPart({ organization }: { readonly organization: Organization }) {
  const { address, contactEmail, contactPhone } = organization;
  const isSilent = !address && !contactEmail && !contactPhone;
  return (
    <Part title="Contact">
      {isSilent && <p>No contact details yet.</p>}
      {address !== '' && <p className="pre-line">{address}</p>}
      <div className="organization-contacts">
        {contactEmail && <a href={`mailto:${contactEmail}`}>{contactEmail}</a>}
        {contactPhone && <a href={`tel:${contactPhone.replaceAll(/[^+0-9]/g, '')}`}>{shownPhone(contactPhone)}</a>}
      </div>
    </Part>
  );
}

/** Reads more communities. */
function OnlySome({ count, asked }: { readonly count: number; readonly asked: number }) {
  const { pathname } = useLocation();
  const more = askMore(asked, count);
  if (!more) return null;
  return (
    <p>
      Of {asked} of its {quantity(count, 'community', 'communities')}.{' '}
      <AppLink to={`${pathname}?${askedName}=${more}`}>Show more</AppLink>
    </p>
  );
}

interface PartProps {
  readonly title: string;
  readonly count?: number;
  readonly children: ReactNode;
}

const Part = ({ title, count, children }: PartProps) => (
  <section className="page-part">
    <h2>
      {title}
      {count !== undefined && ` (${count})`}
    </h2>
    <div className="organization-part">{children}</div>
  </section>
);
