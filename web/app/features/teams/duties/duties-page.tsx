import ExpandableSection from '@cloudscape-design/components/expandable-section';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { following } from '#shared/events/following/contract.ts';
import { TeamId } from '#shared/ids.ts';
import { teams } from '#shared/teams/contract.ts';
import { hasFeature } from '#shared/teams/details/features.ts';
import { teamRoster } from '#shared/teams/roster/contract.ts';
import { zoneOfCity } from '#web/app/forms/places/zone-of-city.ts';
import { operations } from '#web/app/operations/operations.ts';
import { paths } from '#web/app/router/paths.ts';
import { loadMe } from '#web/app/session/me.ts';
import { Page } from '#web/app/shell/page/page.tsx';
import { DutyCard } from './duty-card.tsx';
import { DutyForm } from './duty-form.tsx';
import '../details/teams.css';

/** Loaded separately: most members only read the list. */
const seasonsOf = async (teamId: string, signal: AbortSignal) =>
  (await import('../details/load-team-competitions.ts')).loadTeamCompetitions(teamId, signal);

export async function loader({ params, request: { signal } }: LoaderFunctionArgs) {
  const { data: teamId } = TeamId.safeParse(params.id);
  if (!teamId) throw redirect(paths.teamNotFound);
  const { team, may, roles } = await operations(teams).getTeam({ teamId }, { signal });
  if (roles.length === 0 || !hasFeature(team, 'duties')) throw redirect(paths.team(teamId));
  const manages = may.includes('manageEvents') && team.status === 'active';
  const [{ duties }, me, { events }, { seasons }, timeZone] = await Promise.all([
    operations(teamRoster).listDuties({ teamId }, { signal }),
    loadMe(),
    manages
      ? operations(following).listCommunityEvents({ teamId, when: 'upcoming', limit: 50 }, { signal })
      : { events: [] },
    manages ? seasonsOf(teamId, signal) : { seasons: [] },
    manages ? zoneOfCity(team.city) : undefined,
  ]);
  return {
    team,
    duties,
    manages,
    timeZone,
    events,
    seasons: seasons.filter(({ status }) => status !== 'draft'),
    userId: me.state === 'success' ? me.userId : '',
    at: new Date().toISOString(),
  };
}

/** The jobs around the games, and the members who take them. */
export function Component() {
  const { team, duties, manages, timeZone, events, seasons, userId, at } = useLoaderData<typeof loader>();
  const { teamId } = team;
  return (
    <Page
      title={`Duties of ${team.name}`}
      description="Jobs around the games, and who has them."
      back={{ to: paths.team(teamId), text: team.name }}
      width="narrow"
    >
      <SpaceBetween size="l">
        {manages && (
          <ExpandableSection variant="container" headerText="New duty">
            <DutyForm key={duties.length} teamId={teamId} zone={timeZone} events={events} seasons={seasons} />
          </ExpandableSection>
        )}
        {duties.length === 0 && <p>No duties right now.</p>}
        {duties.map((duty) => (
          <DutyCard
            key={duty.dutyId}
            teamId={teamId}
            duty={duty}
            userId={userId}
            manages={manages}
            events={events}
            seasons={seasons}
            hasBegun={duty.startsAt <= at}
          />
        ))}
      </SpaceBetween>
    </Page>
  );
}
