import { type LoaderFunctionArgs, redirect, useLoaderData, useNavigate } from 'react-router';
import { agesOfCommunity } from '#shared/competitions/seasons/community-ages.ts';
import { seasonsContract } from '#shared/competitions/seasons/contract.ts';
import { TeamId } from '#shared/ids.ts';
import type { Currency } from '#shared/money.ts';
import { payoutAccounts } from '#shared/payments/accounts/contract.ts';
import { teams } from '#shared/teams/contract.ts';
import { FormView } from '#web/app/forms/form-view.tsx';
import { zoneOfCity } from '#web/app/forms/places/zone-of-city.ts';
import { SubmitButton } from '#web/app/forms/submit-button.tsx';
import { useCheckedForm } from '#web/app/forms/use-checked-form.ts';
import { operations } from '#web/app/operations/operations.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { likelyCurrency } from '#web/app/orders/use-selling-currency.ts';
import { paths } from '#web/app/router/paths.ts';
import { Page } from '#web/app/shell/page/page.tsx';
import { viewerZone } from '#web/blocks/event-time.ts';
import { SeasonFields } from './settings/season-fields.tsx';
import { SeasonFormDetails, type SeasonValues, withAgesOfDivisions } from './settings/season-values.ts';

export async function loader({ params, request: { signal } }: LoaderFunctionArgs) {
  const { data: teamId } = TeamId.safeParse(params.id);
  if (!teamId) throw redirect(paths.teamNotFound);
  const { mayManage, groups } = await operations(seasonsContract).listTeamSeasons({ teamId }, { signal });
  if (!mayManage) throw redirect(paths.team(teamId));
  const [{ team }, { currency = likelyCurrency() }] = await Promise.all([
    operations(teams).getTeam({ teamId }, { signal }),
    operations(payoutAccounts).getSellingCurrency({ teamId }, { signal }),
  ]);
  return { teamId, groups, team, currency, timeZone: await zoneOfCity(team.city) };
}

/** Make a season. */
export function Component() {
  const { teamId, groups, team, currency, timeZone } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  const { run, ...create } = useOperation(seasonsContract, 'createSeason', {
    done: 'Draft saved. Only organizers can see it',
    goTo: ({ seasonId }) => paths.season(seasonId, 'manage'),
    isForm: true,
  });
  const form = useCheckedForm(SeasonFormDetails, newSeason({ timeZone, currency, ages: agesOfCommunity(team) }), {
    ...create,
    run: (details) => run({ ...withAgesOfDivisions(details), teamId }),
  });
  return (
    <Page title="New season" width="narrow">
      <FormView
        form={form}
        wayOut={{ text: 'Cancel', onClick: () => void navigate(paths.team(teamId)) }}
        actions={<SubmitButton form={form}>Create season</SubmitButton>}
      >
        <SeasonFields control={form.control} groups={groups} community={team} />
      </FormView>
    </Page>
  );
}

interface Beginning {
  readonly timeZone: string | undefined;
  readonly currency: Currency;
  readonly ages: ReturnType<typeof agesOfCommunity>;
}

/** What a season is before anything is said of it, in the zone of its community's city and for the ages of the community. */
const newSeason = ({ timeZone = viewerZone(), currency, ages }: Beginning): SeasonValues => ({
  label: '',
  format: 'league',
  startDate: '',
  endDate: '',
  divisions: [{ name: 'Open', capacity: {} }],
  timeZone,
  registrationModes: ['individual', 'create_team', 'join_team'],
  registrationWindows: [],
  holdDays: 0,
  rostersShown: 'members',
  prices: {},
  payOutside: [{ way: 'cash' }],
  chargesWhenPlaced: true,
  officials: [],
  currency,
  rosterRules: {
    ...ages,
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
