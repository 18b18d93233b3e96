import { type LoaderFunctionArgs, redirect, useLoaderData, useNavigate } from 'react-router';
import { tournamentsContract } from '#shared/competitions/tournaments/contract.ts';
import { TournamentDetails } from '#shared/competitions/tournaments/schemas.ts';
import { FormView } from '#web/app/forms/form-view.tsx';
import { SubmitButton } from '#web/app/forms/submit-button.tsx';
import { useCheckedForm } from '#web/app/forms/use-checked-form.ts';
import { operations } from '#web/app/operations/operations.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { paths } from '#web/app/router/paths.ts';
import { Page } from '#web/app/shell/page/page.tsx';
import { TournamentFields } from './tournament-fields.tsx';

export async function loader({ params: { id = '' }, request: { signal } }: LoaderFunctionArgs) {
  const { tournament, may, payOutside } = await operations(tournamentsContract).getTournament(
    { tournamentId: id },
    { signal },
  );
  if (!may.includes('publishSchedule')) throw redirect(paths.tournament(tournament.slug));
  return { tournament, payOutside };
}

/** Change what is said of a tournament. */
export function Component() {
  const { tournament, payOutside } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  const {
    tournamentId,
    version,
    slug,
    teamId,
    status: __,
    city,
    cancelReason: ___,
    createdAt: ____,
    updatedAt: _____,
    ...facts
  } = tournament;
  const { run, ...change } = useOperation(tournamentsContract, 'changeTournament', {
    done: 'Tournament saved',
    goTo: (changed) => paths.tournament(changed.slug),
    isForm: true,
  });
  const form = useCheckedForm(
    TournamentDetails,
    { ...facts, ...(payOutside && { payOutside }), cityPlaceId: city.placeId },
    { ...change, run: (details) => run({ ...details, tournamentId, version }) },
  );
  return (
    <Page title="Edit tournament" description={tournament.name} width="narrow">
      <FormView
        form={form}
        wayOut={{ text: 'Cancel', onClick: () => void navigate(paths.tournament(slug)) }}
        actions={<SubmitButton form={form}>Save</SubmitButton>}
      >
        <TournamentFields teamId={teamId} control={form.control} cityName={city.name} />
      </FormView>
    </Page>
  );
}
