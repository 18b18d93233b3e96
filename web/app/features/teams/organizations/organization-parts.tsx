import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { statusLabel } from '#shared/competitions/seasons/season-words.ts';
import { gameTypeLabel } from '#shared/places/game-types.ts';
import { quantity } from '#shared/quantity.ts';
import type { Organization } from '#shared/teams/organizations/schemas.ts';
import type { TeamCard } from '#shared/teams/schemas.ts';
import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { daysWords } from '#web/blocks/days-words.ts';
import { startOf } from '#web/blocks/event-time.ts';
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
  <ul className="organization-list">
    {teams.map(({ teamId, name, city, gameTypeIds, otherLabel }) => (
      <li key={teamId}>
        <AppLink to={paths.team(teamId)}>{name}</AppLink>
        <span>
          {city.name} · {gameTypeIds.map((id) => gameTypeLabel(id, otherLabel)).join(', ')}
        </span>
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
      <ul className="organization-list">
        {seasons.map(({ teamName, thing: { seasonId, label, status, startDate, endDate } }) => (
          <li key={seasonId}>
            <AppLink to={paths.season(seasonId)}>{label}</AppLink>
            <span>
              {teamName} · {daysWords({ startDate, endDate })} · {statusLabel[status]}
            </span>
          </li>
        ))}
      </ul>
      <OnlySome count={teams.length} asked={asked} />
    </Part>
  );
}

const standing: Readonly<Record<string, string>> = { cancelled: ' · Canceled', postponed: ' · Postponed' };

/** The next events of its communities. */
export const EventsPart = ({
  view: { teams },
  events,
  asked,
}: Pick<LoadedOrganization, 'view' | 'events' | 'asked'>) => (
  <Part title="Events" count={events.length}>
    {events.length === 0 && <p>No public events coming up.</p>}
    <ul className="organization-list">
      {events.map(({ teamName, thing }) => (
        <li key={thing.eventId}>
          <AppLink to={paths.event(thing.eventId)}>{thing.title}</AppLink>
          <span>
            {teamName} · {startOf(thing)} · {thing.placeLabel}
            {standing[thing.status]}
          </span>
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
      <div className="organization-ways">
        {contactEmail && <a href={`mailto:${contactEmail}`}>{contactEmail}</a>}
        {contactPhone && <a href={`tel:${contactPhone.replaceAll(/[^+0-9]/g, '')}`}>{contactPhone}</a>}
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
  <Container
    header={
      <Header variant="h2" {...(count !== undefined && { counter: `(${count})` })}>
        {title}
      </Header>
    }
  >
    <div className="organization-part">{children}</div>
  </Container>
);
