import Alert from '@cloudscape-design/components/alert';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { lazy, useRef, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { schedules } from '#shared/competitions/schedules/contract.ts';
import { quantity } from '#shared/quantity.ts';
import { operations } from '#web/app/operations/operations.ts';
import { sentenceOf } from '#web/app/operations/rejection.ts';
import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { LaterPart } from '#web/app/shell/page/later-part.tsx';
import { Page } from '#web/app/shell/page/page.tsx';
import { seasonIn } from '../season-input.ts';
import { EditedElsewhere } from './edited-elsewhere.tsx';
import { type DeskChanges, useDeskChanges } from './use-desk-changes.ts';
import '../schedules.css';

const PlanForm = lazy(async () => ({ default: (await import('./plan-form.tsx')).PlanForm }));
const DraftEditor = lazy(async () => ({ default: (await import('../editor/draft-editor.tsx')).DraftEditor }));
const Building = lazy(async () => ({ default: (await import('../editor/building.tsx')).Building }));
const RainoutPanel = lazy(async () => ({ default: (await import('./rainout-panel.tsx')).RainoutPanel }));

export async function loader(args: LoaderFunctionArgs) {
  const input = seasonIn(args);
  return { ...input, desk: await operations(schedules).getScheduleDesk(input, { signal: args.request.signal }) };
}

/** Where a schedule is made: dates and fields at first, then the draft with its faults, and what publishing it changes. */
export function Component() {
  const { seasonId, desk: loaded } = useLoaderData<typeof loader>();
  const changes = useDeskChanges(seasonId, loaded);
  const { desk, isHeld } = changes;
  const [isPlanOpen, openPlan] = useState(false);
  const isRainedOut = useSearchParams()[0].has('rainout');
  const planRef = useRef<HTMLDivElement>(null);
  const { draft, published } = desk;
  const showPlan = () => {
    openPlan(true);
    planRef.current?.scrollIntoView?.({ block: 'start' });
    planRef.current?.focus();
  };
  return (
    <Page
      title={`${desk.label} schedule`}
      back={{ to: paths.season(seasonId), text: desk.label }}
      description={published ? `Published ${times(published.number)}.` : 'Not published yet.'}
      actions={published && <AppLink to={paths.seasonSchedule(seasonId)}>View published schedule</AppLink>}
    >
      <SpaceBetween size="l">
        {changes.rejection && !isHeld && !isSaidBelow(changes) && (
          <Alert type="error">{sentenceOf(changes.rejection)}</Alert>
        )}
        <EditedElsewhere changes={changes} />
        {draft && isRainedOut && (
          <LaterPart height={400}>
            <RainoutPanel {...{ seasonId, desk, changes }} isOpen />
          </LaterPart>
        )}
        {draft && !changes.isBuilding && (
          <LaterPart height={640}>
            <div inert={isHeld}>
              {/* Its Undo leads back in the version that was opened. */}
              <DraftEditor key={changes.reloads} {...{ desk, draft, changes }} onShowPlan={showPlan} />
            </div>
          </LaterPart>
        )}
        {changes.isBuilding && (
          <LaterPart height={400}>
            <Building onStop={changes.stop} />
          </LaterPart>
        )}
        {/* While a draft is built the form keeps what was typed. */}
        <div ref={planRef} tabIndex={-1} hidden={!draft && changes.isBuilding} inert={isHeld}>
          <LaterPart height={240}>
            <PlanForm {...{ desk, changes }} isOpen={isPlanOpen} onOpen={openPlan} />
          </LaterPart>
        </div>
        {draft && !isRainedOut && (
          <LaterPart height={60}>
            <RainoutPanel {...{ seasonId, desk, changes }} />
          </LaterPart>
        )}
      </SpaceBetween>
    </Page>
  );
}

/** Once the other version is taken over, what was not saved says so itself. */
const isSaidBelow = ({ rejection, unsaved }: DeskChanges) => rejection?.code === 'record.changed' && unsaved.length > 0;

const times = (count: number) => (count === 1 ? 'once' : quantity(count, 'time'));
