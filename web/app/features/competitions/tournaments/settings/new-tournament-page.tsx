import { type LoaderFunctionArgs, redirect, useLoaderData, useNavigate } from 'react-router';
import { tournamentsContract } from '#shared/competitions/tournaments/contract.ts';
import { TournamentDetails } from '#shared/competitions/tournaments/schemas.ts';
import { TeamId } from '#shared/ids.ts';
import { otherGameTypeId } from '#shared/places/game-types.ts';
import { teams } from '#shared/teams/contract.ts';
import type { Team } from '#shared/teams/schemas.ts';
import { FormView } from '#web/app/forms/form-view.tsx';
import { zoneOfCity } from '#web/app/forms/places/zone-of-city.ts';
import { SubmitButton } from '#web/app/forms/submit-button.tsx';
import { useCheckedForm } from '#web/app/forms/use-checked-form.ts';
import { operations } from '#web/app/operations/operations.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { paths } from '#web/app/router/paths.ts';
import { Page } from '#web/app/shell/page/page.tsx';
import { viewerZone } from '#web/blocks/event-time.ts';
import { newCategory } from './new-category.ts';
import { TournamentFields } from './tournament-fields.tsx';
import type { TournamentValues } from './tournament-values.ts';

export async function loader({ params, request: { signal } }: LoaderFunctionArgs) {
  const { data: teamId } = TeamId.safeParse(params.id);
  if (!teamId) throw redirect(paths.teamNotFound);
  const { mayManage } = await operations(tournamentsContract).listTeamTournaments({ teamId }, { signal });
  if (!mayManage) throw redirect(paths.team(teamId));
  const { team } = await operations(teams).getTeam({ teamId }, { signal });
  return { teamId, city: team.city, gameTypeIds: team.gameTypeIds, timeZone: await zoneOfCity(team.city) };
}

/** Make a tournament. */
export function Component() {
  const { teamId, timeZone, ...about } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  const { run, ...create } = useOperation(tournamentsContract, 'createTournament', {
    done: 'Draft saved. Only organizers can see it',
    goTo: ({ slug }) => `${paths.tournament(slug)}?tab=manage`,
    isForm: true,
  });
  const form = useCheckedForm(TournamentDetails, newTournament(about, timeZone), {
    ...create,
    run: (details) => run({ ...details, teamId }),
  });
  return (
    <Page title="New tournament" width="narrow">
      <FormView
        form={form}
        wayOut={{ text: 'Cancel', onClick: () => void navigate(paths.team(teamId)) }}
        actions={<SubmitButton form={form}>Create tournament</SubmitButton>}
      >
        <TournamentFields teamId={teamId} control={form.control} cityName={about.city.name} />
      </FormView>
    </Page>
  );
}

type About = Pick<Team, 'city' | 'gameTypeIds'>;

/** What a tournament is before anything is said of it: the sport of its community, where that is, on the clock there. */
const newTournament = ({ city, gameTypeIds: [sport] }: About, timeZone = viewerZone()): TournamentValues => ({
  name: '',
  gameTypeId: sport ?? otherGameTypeId,
  startDate: '',
  endDate: '',
  timeZone,
  cityPlaceId: city.placeId,
  payOutside: [{ way: 'cash' }],
  places: [{ name: '', courts: ['Court 1', 'Court 2'] }],
  dayFrom: '09:00',
  dayUntil: '21:00',
  matchMinutes: 30,
  changeoverMinutes: 5,
  restMinutes: 20,
  categories: [newCategory],
});
