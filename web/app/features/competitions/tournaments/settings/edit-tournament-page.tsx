import type { Control } from 'react-hook-form';
import { type LoaderFunctionArgs, redirect, useLoaderData, useNavigate } from 'react-router';
import { tournamentsContract } from '#shared/competitions/tournaments/contract.ts';
import type { Parsed } from '#shared/contract/operation.ts';
import { formAction } from '#web/app/forms/form-action.ts';
import { FormView } from '#web/app/forms/form-view.tsx';
import { SubmitButton } from '#web/app/forms/submit-button.tsx';
import { usePageForm } from '#web/app/forms/use-page-form.ts';
import { operations } from '#web/app/operations/operations.ts';
import { paths } from '#web/app/router/paths.ts';
import { notify } from '#web/app/shell/flashes/notices.ts';
import { Page } from '#web/app/shell/page/page.tsx';
import { TournamentFields } from './tournament-fields.tsx';
import type { TournamentValues } from './tournament-values.ts';

const { changeTournament } = tournamentsContract.operations;

export async function loader({ params: { id = '' }, request: { signal } }: LoaderFunctionArgs) {
  const { tournament, may } = await operations(tournamentsContract).getTournament({ tournamentId: id }, { signal });
  if (!may.includes('publishSchedule')) throw redirect(paths.tournament(tournament.slug));
  return { tournament };
}

export const action = formAction(async (sent: Parsed<typeof changeTournament>) => {
  const { slug } = await operations(tournamentsContract).changeTournament(sent);
  notify('success', 'The tournament is changed');
  return redirect(paths.tournament(slug));
});

/** Change what is said of a tournament. */
export function Component() {
  const { tournament } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  const {
    slug,
    teamId: _,
    status: __,
    city,
    cancelReason: ___,
    createdAt: ____,
    updatedAt: _____,
    ...facts
  } = tournament;
  const form = usePageForm(changeTournament.input, { ...facts, cityPlaceId: city.placeId });
  return (
    <Page title="Edit tournament" description={tournament.name} width="narrow">
      <FormView
        form={form}
        wayOut={{ text: 'Cancel', onClick: () => void navigate(paths.tournament(slug)) }}
        actions={<SubmitButton form={form}>Save</SubmitButton>}
      >
        <TournamentFields control={form.control as unknown as Control<TournamentValues>} cityName={city.name} />
      </FormView>
    </Page>
  );
}
