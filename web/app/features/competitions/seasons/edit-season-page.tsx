import { type LoaderFunctionArgs, redirect, useLoaderData, useNavigate } from 'react-router';
import { seasonsContract } from '#shared/competitions/seasons/contract.ts';
import { isEditable } from '#shared/competitions/seasons/states.ts';
import { SeasonId } from '#shared/ids.ts';
import { teams } from '#shared/teams/contract.ts';
import { FormView } from '#web/app/forms/form-view.tsx';
import { SubmitButton } from '#web/app/forms/submit-button.tsx';
import { useCheckedForm } from '#web/app/forms/use-checked-form.ts';
import { operations } from '#web/app/operations/operations.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { paths } from '#web/app/router/paths.ts';
import { Page } from '#web/app/shell/page/page.tsx';
import { SeasonFields } from './settings/season-fields.tsx';
import { SeasonFormDetails, withAgesOfDivisions } from './settings/season-values.ts';

export async function loader({ params, request: { signal } }: LoaderFunctionArgs) {
  const seasonId = SeasonId.parse(params.id);
  const { season, may, payOutside } = await operations(seasonsContract).getSeason({ seasonId }, { signal });
  if (!may.includes('publishSchedule') || !isEditable(season.status)) throw redirect(paths.season(seasonId));
  const { teamId } = season;
  const [{ groups }, { team }] = await Promise.all([
    operations(seasonsContract).listTeamSeasons({ teamId }, { signal }),
    operations(teams).getTeam({ teamId }, { signal }),
  ]);
  return { season, payOutside, groups, team };
}

/** Change what is said of a season. */
export function Component() {
  const { season, payOutside, groups, team } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  const {
    seasonId,
    version,
    teamId: _,
    status: __,
    cancelReason: ___,
    createdAt: ____,
    updatedAt: _____,
    ...facts
  } = season;
  const { run, ...change } = useOperation(seasonsContract, 'changeSeason', {
    done: 'Season saved',
    goTo: () => paths.season(seasonId),
    isForm: true,
  });
  const form = useCheckedForm(
    SeasonFormDetails,
    { ...facts, ...(payOutside && { payOutside }) },
    {
      ...change,
      run: (details) => run({ ...withAgesOfDivisions(details), seasonId, version }),
    },
  );
  return (
    <Page title="Edit season" description={season.label} width="narrow">
      <FormView
        form={form}
        wayOut={{ text: 'Cancel', onClick: () => void navigate(paths.season(seasonId)) }}
        actions={<SubmitButton form={form}>Save</SubmitButton>}
      >
        <SeasonFields control={form.control} groups={groups} community={team} />
      </FormView>
    </Page>
  );
}
