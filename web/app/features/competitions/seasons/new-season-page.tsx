import type { Control } from 'react-hook-form';
import { type LoaderFunctionArgs, redirect, useLoaderData, useNavigate } from 'react-router';
import { seasonsContract } from '#shared/competitions/seasons/contract.ts';
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
import { SeasonFields } from './settings/season-fields.tsx';
import type { SeasonValues } from './settings/season-values.ts';

const { createSeason } = seasonsContract.operations;

export async function loader({ params, request: { signal } }: LoaderFunctionArgs) {
  const { data: teamId } = TeamId.safeParse(params.id);
  if (!teamId) throw redirect(paths.teamNotFound);
  const { mayManage, groups } = await operations(seasonsContract).listTeamSeasons({ teamId }, { signal });
  if (!mayManage) throw redirect(paths.team(teamId));
  return { teamId, groups };
}

export const action = formAction(async (sent: Parsed<typeof createSeason>) => {
  const { seasonId } = await operations(seasonsContract).createSeason(sent);
  notify('success', 'The season is a draft: only its organisers see it');
  return redirect(paths.season(seasonId));
});

/** Make a season. */
export function Component() {
  const { teamId, groups } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  const form = usePageForm(createSeason.input, {
    ...{ teamId, label: '', format: 'league', startDate: '', endDate: '', divisions: [{ name: 'Open', capacity: {} }] },
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    registrationModes: ['individual', 'create_team', 'join_team'],
    registrationWindows: [],
    holdDays: 0,
    rostersShown: 'members',
    prices: {},
    officials: [],
    currency: 'USD',
    rosterRules: {
      minSize: 1,
      maxSize: 30,
      minWomen: 0,
      minMen: 0,
      maxTeamsPerPlayer: 1,
      lateAdditionsAllowed: 0,
      guestPlayersPerMatch: 0,
      playoffMinGames: 0,
    },
  });
  return (
    <Page title="New season" width="narrow">
      <FormView
        form={form}
        wayOut={{ text: 'Cancel', onClick: () => void navigate(paths.team(teamId)) }}
        actions={<SubmitButton form={form}>Make the season</SubmitButton>}
      >
        <SeasonFields control={form.control as unknown as Control<SeasonValues>} groups={groups} />
      </FormView>
    </Page>
  );
}
