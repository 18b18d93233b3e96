import SpaceBetween from '@cloudscape-design/components/space-between';
import { lazy, Suspense } from 'react';
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { competitionPayments } from '#shared/competitions/payments/contract.ts';
import type { MoneyOf } from '#shared/competitions/payments/money-of.ts';
import { tournamentsContract } from '#shared/competitions/tournaments/contract.ts';
import type { AidRequest } from '#shared/payments/discounts/aid/schemas.ts';
import type { DueList } from '#shared/payments/outside/dues.ts';
import { quantity } from '#shared/quantity.ts';
import { DueTable } from '#web/app/dues/due-table.tsx';
import { useDueMarks } from '#web/app/dues/use-due-marks.ts';
import { operations } from '#web/app/operations/operations.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { paths } from '#web/app/router/paths.ts';
import { TournamentBanner } from '../tournaments/tournament-banner.tsx';
import { MoneyHead } from './money-head.tsx';

/** Few players ask to pay less. */
const AskedAid = lazy(async () => ({ default: (await import('#web/app/discounts/asked-aid.tsx')).AskedAid }));
/** Requests for aid are for treasurers alone, so the page comes without what reads them. */
const readAid = async (of: { readonly teamId: string; readonly subjectId: string }, signal: AbortSignal) =>
  (await import('#web/app/discounts/load-asked-aid.ts')).loadAskedAid(of, signal);
/** Below what is owed, and only where cards were used. */
const TournamentOrders = lazy(async () => ({ default: (await import('./tournament-orders.tsx')).TournamentOrders }));

export async function loader({ params: { id = '' }, request: { signal } }: LoaderFunctionArgs) {
  const view = await operations(tournamentsContract).getTournament({ tournamentId: id }, { signal });
  const { tournamentId, teamId, slug, status, takesCards } = view.tournament;
  if (!view.may.includes('markPaid')) throw redirect(paths.tournament(slug));
  const payments = operations(competitionPayments);
  const keeps = view.may.includes('manageMoney');
  const [board, money, list, aid = []] = await Promise.all([
    status === 'draft'
      ? undefined
      : operations(tournamentsContract)
          .getTournamentBoard({ tournamentId: id }, { signal })
          .catch(() => undefined),
    keeps ? payments.getTournamentMoney({ tournamentId }, { signal }) : undefined,
    keeps ? undefined : payments.listTournamentDues({ tournamentId }, { signal }),
    keeps && takesCards ? readAid({ teamId, subjectId: tournamentId }, signal) : undefined,
  ]);
  return { view, board, money, list, aid };
}

/** The money of a tournament: what entries still owe and who paid, and for those who keep the money what was paid by card. */
export function Component() {
  const { view, board, money, list, aid } = useLoaderData<typeof loader>();
  const { tournamentId, teamId, name } = view.tournament;
  return (
    <TournamentBanner view={view} board={board} current="money" documentTitle={`Money of ${name}`}>
      {money && <Kept {...{ tournamentId, teamId, name, money, aid }} mayRefund={view.may.includes('refund')} />}
      {list && <Dues tournamentId={tournamentId} list={list} />}
    </TournamentBanner>
  );
}

interface KeptProps {
  readonly tournamentId: string;
  readonly teamId: string;
  readonly name: string;
  readonly money: MoneyOf;
  readonly aid: readonly AidRequest[];
  readonly mayRefund: boolean;
}

function Kept({ tournamentId, teamId, name, money, aid, mayRefund }: KeptProps) {
  const { orders, reminded, accountingCode, ...list } = money;
  const remind = useOperation(competitionPayments, 'remindTournamentDues', {
    done: (sent) => `${quantity(sent.reminded, 'reminder')} sent`,
  });
  return (
    <SpaceBetween size="l">
      {aid.length > 0 && (
        <Suspense>
          <AskedAid teamId={teamId} requests={aid} />
        </Suspense>
      )}
      <Dues
        tournamentId={tournamentId}
        list={list}
        reminded={reminded}
        head={
          <MoneyHead
            dues={list.dues}
            reminded={reminded}
            fileName={`${name}-payments.csv`}
            isReminding={remind.isRunning}
            onRemind={() => void remind.run({ tournamentId })}
          />
        }
      />
      {orders.length > 0 && (
        <Suspense>
          <TournamentOrders {...{ tournamentId, orders, accountingCode, mayRefund }} />
        </Suspense>
      )}
    </SpaceBetween>
  );
}

interface DuesProps extends Pick<Parameters<typeof DueTable>[0], 'reminded' | 'head'> {
  readonly tournamentId: string;
  readonly list: DueList;
}

/** Which entries paid and which did not. */
function Dues({ tournamentId, list, ...shown }: DuesProps) {
  const marks = useDueMarks({
    mark: (input) => operations(competitionPayments).markTournamentDue({ tournamentId, ...input }),
    unmark: (input) => operations(competitionPayments).unmarkTournamentDue({ tournamentId, ...input }),
  });
  return (
    <DueTable
      {...list}
      {...marks}
      {...shown}
      noun={['entry', 'entries']}
      empty="No payments yet. Entries in categories with a fee are listed here."
    />
  );
}
