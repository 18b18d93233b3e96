import type { Control } from 'react-hook-form';
import { type LoaderFunctionArgs, redirect, useLoaderData, useNavigate } from 'react-router';
import { seasonsContract } from '#shared/competitions/seasons/contract.ts';
import { isEditable } from '#shared/competitions/seasons/states.ts';
import type { Parsed } from '#shared/contract/operation.ts';
import { SeasonId } from '#shared/ids.ts';
import { formAction } from '#web/app/forms/form-action.ts';
import { FormView } from '#web/app/forms/form-view.tsx';
import { SubmitButton } from '#web/app/forms/submit-button.tsx';
import { usePageForm } from '#web/app/forms/use-page-form.ts';
import { operations } from '#web/app/operations/operations.ts';
import { paths } from '#web/app/router/paths.ts';
import { notify } from '#web/app/shell/flashes/notices.ts';
import { Page } from '#web/app/shell/page/page.tsx';
import { SeasonFields } from './settings/season-fields.tsx';
import type { SeasonValues } from './settings/season-values.ts';

const { changeSeason } = seasonsContract.operations;

export async function loader({ params, request: { signal } }: LoaderFunctionArgs) {
  const seasonId = SeasonId.parse(params.id);
  const { season, may } = await operations(seasonsContract).getSeason({ seasonId }, { signal });
  if (!may.includes('publishSchedule') || !isEditable(season.status)) throw redirect(paths.season(seasonId));
  const { groups } = await operations(seasonsContract).listTeamSeasons({ teamId: season.teamId }, { signal });
  return { season, groups };
}

export const action = formAction(async (sent: Parsed<typeof changeSeason>) => {
  const { seasonId } = await operations(seasonsContract).changeSeason(sent);
  notify('success', 'The season is changed');
  return redirect(paths.season(seasonId));
});

/** Change what is said of a season. */
export function Component() {
  const { season, groups } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  const { teamId: _, status: __, cancelReason: ___, createdAt: ____, updatedAt: _____, ...facts } = season;
  const form = usePageForm(changeSeason.input, facts);
  return (
    <Page title="Edit season" description={season.label} width="narrow">
      <FormView
        form={form}
        wayOut={{ text: 'Cancel', onClick: () => void navigate(paths.season(season.seasonId)) }}
        actions={<SubmitButton form={form}>Save</SubmitButton>}
      >
        <SeasonFields control={form.control as unknown as Control<SeasonValues>} groups={groups} />
      </FormView>
    </Page>
  );
}
