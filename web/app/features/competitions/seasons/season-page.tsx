import Alert from '@cloudscape-design/components/alert';
import Badge from '@cloudscape-design/components/badge';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { lazy, Suspense } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { seasonsContract } from '#shared/competitions/seasons/contract.ts';
import { formatLabel, statusLabel } from '#shared/competitions/seasons/season-words.ts';
import { isEditable } from '#shared/competitions/seasons/states.ts';
import type { MySeasonView } from '#shared/competitions/seasons/views.ts';
import { SeasonId } from '#shared/ids.ts';
import { LaterKeepThing } from '#web/app/favourites/later-keep-thing.tsx';
import { operations } from '#web/app/operations/operations.ts';
import { paths } from '#web/app/router/paths.ts';
import { hasSession } from '#web/app/session/access-token.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { Page } from '#web/app/shell/page/page.tsx';
import { setPageHead } from '#web/app/shell/page/page-head.ts';
import { daysWords } from '#web/blocks/days-words.ts';
import { type KnownPerson, knownPeople } from './known-people.ts';
import { loadSeasonDuties } from './load-season-duties.ts';
import { SeasonDivisions } from './season-divisions.tsx';
import { SeasonSquads } from './squads/season-squads.tsx';
import '#web/app/shell/page/paragraphs.css';

const SeasonRegistration = lazy(async () => ({
  default: (await import('./registration/season-registration.tsx')).SeasonRegistration,
}));
const FamilyRegistration = lazy(async () => ({
  default: (await import('./registration/family-registration.tsx')).FamilyRegistration,
}));
const noPeople = Promise.resolve<readonly KnownPerson[]>([]);
const SeasonDuties = lazy(async () => ({ default: (await import('./season-duties.tsx')).SeasonDuties }));
const SeasonSteps = lazy(async () => ({ default: (await import('./season-steps.tsx')).SeasonSteps }));

export async function loader({ params, request: { signal } }: LoaderFunctionArgs) {
  const seasonId = SeasonId.parse(params.id);
  const view: MySeasonView = hasSession()
    ? await operations(seasonsContract).getSeason({ seasonId }, { signal })
    : {
        ...(await operations(seasonsContract).getPublicSeason({ seasonId }, { signal })),
        may: [],
        isMember: false,
        asking: [],
        family: [],
        asked: [],
        isOpenForMe: false,
      };
  setPageHead({ title: view.season.label, description: view.season.description });
  const isAsked = view.season.status === 'registration_open' || view.registration !== undefined;
  const people = isAsked && hasSession() ? knownPeople(view, signal) : noPeople;
  return { view, people, duties: await loadSeasonDuties(view, signal), isSignedIn: hasSession() };
}

const Ways = ({ view: { season, may } }: { view: MySeasonView }) => (
  <SpaceBetween direction="horizontal" size="m" alignItems="center">
    {season.status !== 'draft' && <LaterKeepThing kind="season" refId={season.seasonId} />}
    {may.includes('manageRegistrations') && (
      <AppLink to={paths.seasonRegistrations(season.seasonId)}>Registrations</AppLink>
    )}
    {may.includes('publishSchedule') && (
      <SpaceBetween direction="horizontal" size="m">
        <AppLink to={paths.seasonTeams(season.seasonId)}>Teams</AppLink>
        {isEditable(season.status) && <AppLink to={paths.seasonSessions(season.seasonId)}>Sessions</AppLink>}
        {isEditable(season.status) && <AppLink to={paths.editSeason(season.seasonId)}>Edit</AppLink>}
      </SpaceBetween>
    )}
  </SpaceBetween>
);

/** One season: when it is, what there is room for, who plays, and how to come in. */
export function Component() {
  const { view, people, duties, isSignedIn } = useLoaderData<typeof loader>();
  const { season, team, sessions } = view;
  return (
    <Page
      title={season.label}
      description={`${formatLabel[season.format]} of ${team.name}`}
      actions={<Ways view={view} />}
      width="narrow"
    >
      <SpaceBetween size="l">
        {season.status === 'cancelled' && <Alert type="warning">This season is cancelled. {season.cancelReason}</Alert>}
        <SpaceBetween direction="horizontal" size="xs">
          <Badge color="blue">{statusLabel[season.status]}</Badge>
          <span>{daysWords(season)}</span>
          {team.isSeen ? <AppLink to={paths.team(team.teamId)}>{team.name}</AppLink> : <span>{team.name}</span>}
          <AppLink to={paths.seasonSchedule(season.seasonId)}>Schedule</AppLink>
          <AppLink to={paths.seasonStandings(season.seasonId)}>Standings</AppLink>
        </SpaceBetween>
        {season.description !== '' && <p className="pre-line">{season.description}</p>}
        <Suspense>{view.may.includes('publishSchedule') && <SeasonSteps season={season} />}</Suspense>
        <Suspense>
          <SeasonRegistration view={view} people={people} isSignedIn={isSignedIn} />
          {view.family.length > 0 && <FamilyRegistration view={view} people={people} />}
        </Suspense>
        <SeasonDivisions view={view} />
        <SeasonSquads view={view} />
        <Suspense>{duties.length > 0 && <SeasonDuties teamId={team.teamId} duties={duties} />}</Suspense>
        {sessions.length > 0 && (
          <Container header={<Header variant="h2">Sessions</Header>}>
            <ul>
              {sessions.map(({ sessionId, label, localStart, localEnd, placeName }) => (
                <li key={sessionId}>
                  {label}: {localStart.replace('T', ' ')} to {localEnd.slice(11)}
                  {placeName && `, ${placeName}`} ({season.timeZone.replaceAll('_', ' ')})
                </li>
              ))}
            </ul>
          </Container>
        )}
      </SpaceBetween>
    </Page>
  );
}
