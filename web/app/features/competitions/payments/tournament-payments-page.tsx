import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { competitionPayments } from '#shared/competitions/payments/contract.ts';
import { tournamentsContract } from '#shared/competitions/tournaments/contract.ts';
import { DueTable } from '#web/app/dues/due-table.tsx';
import { useDueMarks } from '#web/app/dues/use-due-marks.ts';
import { operations } from '#web/app/operations/operations.ts';
import { paths } from '#web/app/router/paths.ts';
import { Page } from '#web/app/shell/page/page.tsx';

export async function loader({ params: { id = '' }, request: { signal } }: LoaderFunctionArgs) {
  const { tournament, may } = await operations(tournamentsContract).getTournament({ tournamentId: id }, { signal });
  if (!may.includes('checkIn')) throw redirect(paths.tournament(tournament.slug));
  const { tournamentId } = tournament;
  return { tournament, read: await operations(competitionPayments).listTournamentDues({ tournamentId }, { signal }) };
}

/** Which entries paid at the desk, and which did not. */
export function Component() {
  const { tournament, read } = useLoaderData<typeof loader>();
  const { tournamentId, slug, name } = tournament;
  const marks = useDueMarks({
    mark: (input) => operations(competitionPayments).markTournamentDue({ tournamentId, ...input }),
    unmark: (input) => operations(competitionPayments).unmarkTournamentDue({ tournamentId, ...input }),
  });
  return (
    <Page title={`Payments for ${name}`} back={{ to: `${paths.tournament(slug)}?tab=manage`, text: name }}>
      <DueTable
        {...read}
        {...marks}
        noun={['entry', 'entries']}
        empty="No payments yet. Entries in categories with a fee are listed here."
      />
    </Page>
  );
}
