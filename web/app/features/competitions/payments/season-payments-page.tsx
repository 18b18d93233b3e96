import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { competitionPayments } from '#shared/competitions/payments/contract.ts';
import { seasonsContract } from '#shared/competitions/seasons/contract.ts';
import { SeasonId } from '#shared/ids.ts';
import { DueTable } from '#web/app/dues/due-table.tsx';
import { useDueMarks } from '#web/app/dues/use-due-marks.ts';
import { operations } from '#web/app/operations/operations.ts';
import { paths } from '#web/app/router/paths.ts';
import { Page } from '#web/app/shell/page/page.tsx';

export async function loader({ params, request: { signal } }: LoaderFunctionArgs) {
  const seasonId = SeasonId.parse(params.id);
  const { season, may } = await operations(seasonsContract).getSeason({ seasonId }, { signal });
  if (!may.includes('manageMoney')) throw redirect(paths.season(seasonId));
  return { season, read: await operations(competitionPayments).listSeasonDues({ seasonId }, { signal }) };
}

/** Which players and teams of a season paid, and which did not. */
export function Component() {
  const { season, read } = useLoaderData<typeof loader>();
  const { seasonId, label } = season;
  const marks = useDueMarks({
    mark: (input) => operations(competitionPayments).markSeasonDue({ seasonId, ...input }),
    unmark: (input) => operations(competitionPayments).unmarkSeasonDue({ seasonId, ...input }),
  });
  return (
    <Page title={`Payments for ${label}`} back={{ to: paths.season(seasonId, 'manage'), text: label }}>
      <DueTable
        {...read}
        {...marks}
        noun={['payment', 'payments']}
        empty="No payments yet. Everyone who registers is listed here once the season has a price."
      />
    </Page>
  );
}
