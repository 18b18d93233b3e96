import type { Control } from 'react-hook-form';
import { type LoaderFunctionArgs, redirect, useLoaderData, useNavigate } from 'react-router';
import { tournamentsContract } from '#shared/competitions/tournaments/contract.ts';
import type { Parsed } from '#shared/contract/operation.ts';
import { TeamId } from '#shared/ids.ts';
import { formAction } from '#web/app/forms/form-action.ts';
import { FormView } from '#web/app/forms/form-view.tsx';
import { SubmitButton } from '#web/app/forms/submit-button.tsx';
import { usePageForm } from '#web/app/forms/use-page-form.ts';
import { operations } from '#web/app/operations/operations.ts';
import { paths } from '#web/app/router/paths.ts';
import { notify } from '#web/app/shell/flashes/notices.ts';
import { Page } from '#web/app/shell/page/page.tsx';
import { newCategory } from './new-category.ts';
import { TournamentFields } from './tournament-fields.tsx';
import type { TournamentValues } from './tournament-values.ts';

const { createTournament } = tournamentsContract.operations;

export async function loader({ params, request: { signal } }: LoaderFunctionArgs) {
  const { data: teamId } = TeamId.safeParse(params.id);
  if (!teamId) throw redirect(paths.teamNotFound);
  const { mayManage } = await operations(tournamentsContract).listTeamTournaments({ teamId }, { signal });
  if (!mayManage) throw redirect(paths.team(teamId));
  return { teamId };
}

export const action = formAction(async (sent: Parsed<typeof createTournament>) => {
  const { slug } = await operations(tournamentsContract).createTournament(sent);
  notify('success', 'The tournament is a draft: only its organisers see it');
  return redirect(paths.tournament(slug));
});

/** Make a tournament. */
export function Component() {
  const { teamId } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  const form = usePageForm(createTournament.input, {
    teamId,
    name: '',
    gameTypeId: 'pickleball',
    startDate: '',
    endDate: '',
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    cityPlaceId: '',
    places: [{ name: '', courts: ['Court 1', 'Court 2'] }],
    dayFrom: '09:00',
    dayUntil: '21:00',
    matchMinutes: 30,
    changeoverMinutes: 5,
    restMinutes: 20,
    categories: [newCategory],
  });
  return (
    <Page title="New tournament" width="narrow">
      <FormView
        form={form}
        wayOut={{ text: 'Cancel', onClick: () => void navigate(paths.team(teamId)) }}
        actions={<SubmitButton form={form}>Make the tournament</SubmitButton>}
      >
        <TournamentFields control={form.control as unknown as Control<TournamentValues>} />
      </FormView>
    </Page>
  );
}
