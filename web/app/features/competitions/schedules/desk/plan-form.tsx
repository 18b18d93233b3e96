import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import Checkbox from '@cloudscape-design/components/checkbox';
import Container from '@cloudscape-design/components/container';
import ExpandableSection from '@cloudscape-design/components/expandable-section';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { lazy, useMemo, useState } from 'react';
import type { ScheduleDesk } from '#shared/competitions/schedules/contract.ts';
import { LaterPart } from '#web/app/shell/page/later-part.tsx';
import { ClosedDays } from './closed-days.tsx';
import { DatesAndFields } from './dates-and-fields.tsx';
import { type PlanValues, planOf, valuesOf } from './plan-values.ts';
import type { DeskChanges } from './use-desk-changes.ts';

const PlanMoreFields = lazy(async () => ({ default: (await import('./plan-more.tsx')).PlanMoreFields }));

interface PlanFormProps {
  readonly desk: ScheduleDesk;
  readonly changes: DeskChanges;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
}

/** Where, when and how often is played: the whole page before there is a draft, folded away below one. */
export function PlanForm({ desk, changes, isOpen, onOpen }: PlanFormProps) {
  const { values, plan, set, isStale, leave, done } = usePlanValues(desk, changes);
  const fields = (
    <>
      {isStale && <Stale onTakeTheirs={leave} />}
      <PlanFields {...{ desk, values, set }} />
    </>
  );
  if (!desk.draft)
    return (
      <Container header={<Header variant="h2">Dates and fields</Header>}>
        <SpaceBetween size="m">
          {fields}
          <Button variant="primary" loading={changes.isRunning} onClick={() => done(changes.build(false, plan()))}>
            Make schedule
          </Button>
        </SpaceBetween>
      </Container>
    );
  return (
    <ExpandableSection
      variant="container"
      headingTagOverride="h2"
      headerText="Dates and fields"
      expanded={isOpen}
      onChange={({ detail }) => onOpen(detail.expanded)}
    >
      <SpaceBetween size="m">
        {fields}
        <SpaceBetween direction="horizontal" size="xs">
          <Button loading={changes.isRunning} onClick={() => done(changes.savePlan(plan()))}>
            Save plan
          </Button>
          <Button disabled={changes.isRunning} onClick={() => done(changes.build(false, plan()))}>
            Save and rebuild
          </Button>
        </SpaceBetween>
      </SpaceBetween>
    </ExpandableSection>
  );
}

/** What was typed, or else the plan as it is. */
function usePlanValues(desk: ScheduleDesk, { reloads }: DeskChanges) {
  const stored = useMemo(() => valuesOf(desk), [desk]);
  const [typed, setTyped] = useState<{ readonly values: PlanValues; readonly reloads: number }>();
  const values = typed?.values ?? stored;
  const leave = () => setTyped(undefined);
  return {
    values,
    plan: () => planOf(values, desk.plan),
    set: (part: Partial<PlanValues>) =>
      setTyped((before) => ({ reloads, ...before, values: { ...(before?.values ?? stored), ...part } })),
    /** Someone else changed the schedule after the typing began. */
    isStale: typed !== undefined && typed.reloads < reloads,
    leave,
    done: async (saved: Promise<unknown>) => {
      const came = await saved;
      if (came && came !== 'stopped') leave();
    },
  };
}

const Stale = ({ onTakeTheirs }: { readonly onTakeTheirs: () => void }) => (
  <Alert type="warning" action={<Button onClick={onTakeTheirs}>Discard mine</Button>}>
    Someone else changed the schedule after you started typing. Your dates and fields are still here. Saving them
    replaces what they saved.
  </Alert>
);

interface PlanFieldsProps extends Pick<PlanFormProps, 'desk'> {
  readonly values: PlanValues;
  readonly set: (part: Partial<PlanValues>) => void;
}

/** What every schedule needs, days off, and behind one more press everything that few need. */
function PlanFields({ desk, values, set }: PlanFieldsProps) {
  const more = {
    ...{ more: values.more, squads: desk.squads, places: values.places },
    onChange: (part: Partial<PlanValues['more']>) => set({ more: { ...values.more, ...part } }),
  };
  return (
    <SpaceBetween size="m">
      <DatesAndFields desk={desk} values={values} onChange={set} />
      <ExpandableSection headerText="Holidays and closed times">
        <ClosedDays {...more} />
      </ExpandableSection>
      <ExpandableSection headerText="Advanced">
        <SpaceBetween size="m">
          <LaterPart height={200}>
            <PlanMoreFields {...more} />
          </LaterPart>
          <Checkbox checked={values.autoApprove} onChange={({ detail }) => set({ autoApprove: detail.checked })}>
            Let captains who agree move their match
          </Checkbox>
        </SpaceBetween>
      </ExpandableSection>
    </SpaceBetween>
  );
}
