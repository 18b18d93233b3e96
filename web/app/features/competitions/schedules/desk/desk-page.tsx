import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { lazy, Suspense, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { type ScheduleDesk, schedules } from '#shared/competitions/schedules/contract.ts';
import { goesByRound } from '#shared/competitions/schedules/planned-division.ts';
import { quantity } from '#shared/quantity.ts';
import { operations } from '#web/app/operations/operations.ts';
import { sentenceOf } from '#web/app/operations/rejection.ts';
import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { LaterPart } from '#web/app/shell/page/later-part.tsx';
import { Page } from '#web/app/shell/page/page.tsx';
import { squadNames } from '../names.ts';
import { seasonIn } from '../season-input.ts';
import { type DeskChanges, useDeskChanges } from './use-desk-changes.ts';
import '../schedules.css';

const PlanForm = lazy(async () => ({ default: (await import('./plan-form.tsx')).PlanForm }));
const DraftBoard = lazy(async () => ({ default: (await import('./draft-board.tsx')).DraftBoard }));
const Unmanaged = lazy(async () => ({ default: (await import('../unmanaged.tsx')).Unmanaged }));
const Receipt = lazy(async () => ({ default: (await import('./receipt.tsx')).Receipt }));
const PublishDialog = lazy(async () => ({ default: (await import('./publish-dialog.tsx')).PublishDialog }));
const RainoutPanel = lazy(async () => ({ default: (await import('./rainout-panel.tsx')).RainoutPanel }));

export async function loader(args: LoaderFunctionArgs) {
  const input = seasonIn(args);
  return { ...input, desk: await operations(schedules).getScheduleDesk(input, { signal: args.request.signal }) };
}

/** Where a schedule is made: the plan, the draft, what could not be managed, and what publishing it changes. */
export function Component() {
  const { seasonId, desk } = useLoaderData<typeof loader>();
  const changes = useDeskChanges(seasonId, desk);
  const { draft, plan, published } = desk;
  return (
    <Page
      title={`${desk.label} schedule`}
      description={published ? `Published ${times(published.number)}.` : 'Not published yet.'}
      actions={<AppLink to={paths.seasonSchedule(seasonId)}>View published schedule</AppLink>}
    >
      <SpaceBetween size="l">
        {changes.rejection && <Alert type="error">{sentenceOf(changes.rejection)}</Alert>}
        <LaterPart height={240}>
          <PlanForm desk={desk} changes={changes} />
        </LaterPart>
        {plan && <MakeBar desk={desk} changes={changes} />}
        {draft && (
          <Suspense fallback={<p>Loading draft…</p>}>
            <SpaceBetween size="l">
              <DraftBoard desk={desk} draft={draft} changes={changes} />
              <Unmanaged draft={draft} />
              <Receipt receipt={draft.receipt} nameOf={squadNames(desk.squads)} />
              <RainoutPanel seasonId={seasonId} desk={desk} changes={changes} />
            </SpaceBetween>
          </Suspense>
        )}
      </SpaceBetween>
    </Page>
  );
}

const times = (count: number) => (count === 1 ? 'once' : quantity(count, 'time'));

const nameOfDivision = ({ divisions }: ScheduleDesk, divisionId: string): string =>
  divisions.find((one) => one.divisionId === divisionId)?.name ?? 'the division';

/** Making a draft, making another, and publishing what it comes to. */
function MakeBar({ desk, changes }: { desk: ScheduleDesk; changes: DeskChanges }) {
  const [isAsking, ask] = useState(false);
  const { isRunning } = changes;
  const { draft, published, plan } = desk;
  const byRound = (plan?.divisions ?? []).filter(goesByRound);
  const count = draft?.difference.changes.length ?? 0;
  return (
    <SpaceBetween direction="horizontal" size="xs">
      <Button loading={isRunning} onClick={() => changes.make(false)}>
        {draft ? 'Rebuild' : 'Make schedule'}
      </Button>
      {published && (
        <Button disabled={isRunning} onClick={() => changes.make(true)}>
          Start over
        </Button>
      )}
      {byRound.map(({ divisionId, pairs }) => (
        <Button key={divisionId} disabled={isRunning} onClick={() => changes.makeRound(divisionId)}>
          {`Add round ${1 + Math.max(0, ...pairs.map(({ round }) => round))} of ${nameOfDivision(desk, divisionId)}`}
        </Button>
      ))}
      {draft && count > 0 && (
        <Button variant="primary" disabled={isRunning} onClick={() => ask(true)}>
          {`Publish ${quantity(count, 'change')}`}
        </Button>
      )}
      <Suspense>
        {isAsking && draft && (
          <PublishDialog
            desk={desk}
            draft={draft}
            onClose={() => ask(false)}
            onPublish={() => {
              changes.publish();
              ask(false);
            }}
          />
        )}
      </Suspense>
    </SpaceBetween>
  );
}
