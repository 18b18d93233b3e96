import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import ExpandableSection from '@cloudscape-design/components/expandable-section';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useEffect, useRef, useState } from 'react';
import { type ScheduleDesk, schedules } from '#shared/competitions/schedules/contract.ts';
import type { Answer } from '#shared/contract/operation.ts';
import { quantity } from '#shared/quantity.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { ChangeList } from '../change-list.tsx';
import { ClosureFields } from './closure-fields.tsx';
import { type ClosureValues, closureOf, daysToPlay, faultOf, isWholeDay, wholeDay } from './closure-values.ts';
import type { DeskChanges } from './use-desk-changes.ts';

type Plan = Answer<typeof schedules.operations.planRainout>;
interface Props {
  readonly seasonId: string;
  readonly desk: ScheduleDesk;
  readonly changes: DeskChanges;
  /** Opens with the next day of matches and where they would move. */
  readonly isOpen?: boolean;
}

/** Closes one place or all of them for a day or a time: shows the moves first, then makes them and tells the teams. */
export function RainoutPanel({ seasonId, desk, changes, isOpen = false }: Props) {
  const [isShown, setShown] = useState(isOpen);
  const [closure, setClosure] = useState<ClosureValues>(() => ({
    ...{ placeId: '', reason: 'Rain' },
    ...wholeDay(daysToPlay(desk)[0]?.day),
  }));
  const { plan, problem, preview, forget } = usePreview(seasonId, desk.version, isShown, closure);
  const set = (part: Partial<ClosureValues>) => {
    setClosure({ ...closure, ...part });
    forget();
  };
  return (
    <ExpandableSection
      variant="container"
      headingTagOverride="h2"
      headerText="Rainouts and closures"
      expanded={isShown}
      onChange={({ detail }) => setShown(detail.expanded)}
    >
      <SpaceBetween size="m">
        {problem && <Alert type="error">{problem}</Alert>}
        <ClosureFields desk={desk} closure={closure} onChange={set} />
        {!isWholeDay(closure) && <Button onClick={preview}>Preview changes</Button>}
        {plan && (
          <Moves
            plan={plan}
            desk={desk}
            isRunning={changes.isRunning}
            onDraft={() => {
              changes.close(closureOf(closure));
              forget();
            }}
            onPublish={() => {
              changes.rainOut(closureOf(closure));
              forget();
            }}
          />
        )}
      </SpaceBetween>
    </ExpandableSection>
  );
}

/** What a closure would come to. That of a whole day is asked for at once, and others when a press asks for it. */
function usePreview(seasonId: string, version: number, isShown: boolean, closure: ClosureValues) {
  const [plan, setPlan] = useState<Plan>();
  const [fault, setFault] = useState<string>();
  const { run, problem } = useOperation(schedules, 'planRainout', {
    onDone: setPlan,
    showsProblem: true,
    rereads: false,
  });
  const preview = () => {
    const found = faultOf(closure);
    setFault(found);
    if (!found) void run({ seasonId, version, closure: closureOf(closure) });
  };
  const latest = useRef(preview);
  useEffect(() => {
    latest.current = preview;
  });
  const asked = isShown && isWholeDay(closure) ? `${closure.from} ${closure.placeId}` : '';
  useEffect(() => {
    if (asked) latest.current();
  }, [asked]);
  const forget = () => {
    setPlan(undefined);
    setFault(undefined);
  };
  return { plan, problem: fault ?? problem, preview, forget };
}

interface MovesProps {
  readonly plan: Plan;
  readonly desk: ScheduleDesk;
  readonly isRunning: boolean;
  readonly onDraft: () => void;
  readonly onPublish: () => void;
}

/** Where matches would move. A draft with other changes is published in the editor, where all of them are seen. */
function Moves({ plan, desk, isRunning, onDraft, onPublish }: MovesProps) {
  const { changes } = plan.difference;
  const isAsPublished = desk.published !== undefined && desk.draft?.difference.changes.length === 0;
  return (
    <SpaceBetween size="s">
      <p>{sayPlan(plan)}</p>
      <ChangeList changes={changes} desk={desk} />
      {changes.length > 0 &&
        (isAsPublished ? (
          <Button variant="primary" loading={isRunning} onClick={onPublish}>
            {`Move ${quantity(changes.length, 'match', 'matches')} and notify teams`}
          </Button>
        ) : (
          <Button variant="primary" loading={isRunning} onClick={onDraft}>
            Apply to the draft
          </Button>
        ))}
    </SpaceBetween>
  );
}

/** `1 match cannot be played then, and 2 others would move to make room.` */
function sayPlan({ displaced, difference, unplaced }: Plan): string {
  if (displaced.length === 0) return 'No matches in this time.';
  const others = difference.changes.filter(({ key }) => !displaced.includes(key)).length;
  const room = others === 0 ? '' : `, and ${quantity(others, 'other')} would move to make room`;
  const without = unplaced.length > 0 ? ` ${unplaced.length} would be without a time.` : '';
  return `${quantity(displaced.length, 'match', 'matches')} can’t be played${room}.${without}`;
}
