import SpaceBetween from '@cloudscape-design/components/space-between';
import { lazy, Suspense } from 'react';
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { competitionPayments } from '#shared/competitions/payments/contract.ts';
import { seasonsContract } from '#shared/competitions/seasons/contract.ts';
import { SeasonId } from '#shared/ids.ts';
import { quantity } from '#shared/quantity.ts';
import { loadAskedAid } from '#web/app/discounts/load-asked-aid.ts';
import { DueTable } from '#web/app/dues/due-table.tsx';
import { useDueMarks } from '#web/app/dues/use-due-marks.ts';
import { operations } from '#web/app/operations/operations.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { paths } from '#web/app/router/paths.ts';
import { SeasonBanner } from '../seasons/season-banner.tsx';
import { MoneyHead } from './money-head.tsx';

/** Few players ask to pay less. */
const AskedAid = lazy(async () => ({ default: (await import('#web/app/discounts/asked-aid.tsx')).AskedAid }));
/** Below what is owed, and only where cards were used. */
const SeasonOrders = lazy(async () => ({ default: (await import('./season-orders.tsx')).SeasonOrders }));

export async function loader({ params, request: { signal } }: LoaderFunctionArgs) {
  const seasonId = SeasonId.parse(params.id);
  const head = await operations(seasonsContract).getSeason({ seasonId }, { signal });
  if (!head.may.includes('manageMoney')) throw redirect(paths.season(seasonId));
  const { teamId, refundPolicy } = head.season;
  const [read, aid = []] = await Promise.all([
    operations(competitionPayments).listSeasonDues({ seasonId }, { signal }),
    refundPolicy ? loadAskedAid({ teamId, subjectId: seasonId }, signal) : undefined,
  ]);
  return { head, read, aid };
}

/** The money of a season: what players and teams still owe, who paid, and what was paid by card with its refunds. */
export function Component() {
  const { head, read, aid } = useLoaderData<typeof loader>();
  const { season, may } = head;
  const { seasonId, label } = season;
  const { orders, reminded, accountingCode, ...list } = read;
  const marks = useDueMarks({
    mark: (input) => operations(competitionPayments).markSeasonDue({ seasonId, ...input }),
    unmark: (input) => operations(competitionPayments).unmarkSeasonDue({ seasonId, ...input }),
  });
  const remind = useOperation(competitionPayments, 'remindSeasonDues', {
    done: (sent) => `${quantity(sent.reminded, 'reminder')} sent`,
  });
  return (
    <SeasonBanner head={head} current="Money" documentTitle={`Money of ${label}`}>
      <SpaceBetween size="l">
        {aid.length > 0 && (
          <Suspense>
            <AskedAid teamId={season.teamId} requests={aid} />
          </Suspense>
        )}
        <DueTable
          {...list}
          {...marks}
          reminded={reminded}
          head={
            <MoneyHead
              dues={list.dues}
              reminded={reminded}
              fileName={`${label}-payments.csv`}
              isReminding={remind.isRunning}
              onRemind={() => void remind.run({ seasonId })}
            />
          }
          noun={['payment', 'payments']}
          empty="No payments yet. Everyone who registers is listed here once the season has a price."
        />
        {orders.length > 0 && (
          <Suspense>
            <SeasonOrders {...{ seasonId, orders, accountingCode }} mayRefund={may.includes('refund')} />
          </Suspense>
        )}
      </SpaceBetween>
    </SeasonBanner>
  );
}
