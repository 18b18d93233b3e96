import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { lazy, Suspense, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { type ScheduleDesk, schedules } from '#shared/competitions/schedules/contract.ts';
import { goesByRound } from '#shared/competitions/schedules/planned-division.ts';
import { quantity } from '#shared/quantity.ts';
import { operations } from '#web/app/operations/operations.ts';
import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { LaterPart } from '#web/app/shell/page/later-part.tsx';
import { Page } from '#web/app/shell/page/page.tsx';
import { squadNames } from '../names.ts';
import { seasonIn } from '../season-input.ts';
import { sentenceOf, useSend } from '../use-send.ts';
import { type DeskIntent, deskAction, type Sending } from './desk-action.ts';
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

export const action = deskAction;

/** Where a schedule is made: the plan, the draft, what could not be managed, and what publishing it changes. */
export function Component() {
  const { seasonId, desk } = useLoaderData<typeof loader>();
  const sending = useSend<DeskIntent>();
  const { draft, plan, published } = desk;
  return (
    <Page
      title={`Make the schedule of ${desk.label}`}
      description={published ? `Published ${times(published.number)}.` : 'Not published yet.'}
      actions={<AppLink to={paths.seasonSchedule(seasonId)}>See it as everybody does</AppLink>}
    >
      <SpaceBetween size="l">
        {sending.rejection && <Alert type="error">{sentenceOf(sending.rejection)}</Alert>}
        <LaterPart height={240}>
          <PlanForm desk={desk} sending={sending} />
        </LaterPart>
        {plan && <MakeBar desk={desk} sending={sending} />}
        {draft && (
          <Suspense fallback={<p>Loading the draft…</p>}>
            <SpaceBetween size="l">
              <DraftBoard desk={desk} draft={draft} sending={sending} />
              <Unmanaged draft={draft} />
              <Receipt receipt={draft.receipt} nameOf={squadNames(desk.squads)} />
              <RainoutPanel seasonId={seasonId} desk={desk} sending={sending} />
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
function MakeBar({ desk, sending: { send, isBusy } }: { desk: ScheduleDesk; sending: Sending }) {
  const [isAsking, ask] = useState(false);
  const { draft, version, published, plan } = desk;
  const byRound = (plan?.divisions ?? []).filter(goesByRound);
  const changes = draft?.difference.changes.length ?? 0;
  const make = (afresh: boolean) =>
    send({ intent: 'make', version, afresh, seed: 1 + Math.floor(Math.random() * 1_000_000) });
  return (
    <SpaceBetween direction="horizontal" size="xs">
      <Button loading={isBusy} onClick={() => make(false)}>
        {draft ? 'Make it again' : 'Make a draft'}
      </Button>
      {published && (
        <Button disabled={isBusy} onClick={() => make(true)}>
          Make it afresh
        </Button>
      )}
      {byRound.map(({ divisionId, pairs }) => (
        <Button key={divisionId} disabled={isBusy} onClick={() => send({ intent: 'round', version, divisionId })}>
          {`Make round ${1 + Math.max(0, ...pairs.map(({ round }) => round))} of ${nameOfDivision(desk, divisionId)}`}
        </Button>
      ))}
      {draft && changes > 0 && (
        <Button variant="primary" disabled={isBusy} onClick={() => ask(true)}>
          {`Publish ${quantity(changes, 'change')}`}
        </Button>
      )}
      <Suspense>
        {isAsking && draft && (
          <PublishDialog
            desk={desk}
            draft={draft}
            onClose={() => ask(false)}
            onPublish={() => {
              send({ intent: 'publish', version });
              ask(false);
            }}
          />
        )}
      </Suspense>
    </SpaceBetween>
  );
}
