import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import ExpandableSection from '@cloudscape-design/components/expandable-section';
import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import Select from '@cloudscape-design/components/select';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { type ScheduleDesk, schedules } from '#shared/competitions/schedules/contract.ts';
import type { Closure } from '#shared/competitions/schedules/schemas.ts';
import type { Answer } from '#shared/contract/operation.ts';
import { quantity } from '#shared/quantity.ts';
import { NativeInput } from '#web/app/forms/fields/native-input.tsx';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { ChangeList } from '../change-list.tsx';
import type { DeskChanges } from './use-desk-changes.ts';

type Plan = Answer<typeof schedules.operations.planRainout>;
interface Props {
  readonly seasonId: string;
  readonly desk: ScheduleDesk;
  readonly changes: DeskChanges;
}

/** Closes one place or all of them for a time, after a preview of the moves. */
export function RainoutPanel({ seasonId, desk, changes }: Props) {
  const [closure, setClosure] = useState({ placeId: '', from: '', until: '', reason: 'Rain' });
  const [plan, setPlan] = useState<Plan>();
  const [fault, setFault] = useState<string>();
  const look = useOperation(schedules, 'planRainout', { onDone: setPlan, showsProblem: true, rereads: false });
  const problem = fault ?? look.problem;
  const set = (part: Partial<typeof closure>) => {
    setClosure({ ...closure, ...part });
    setPlan(undefined);
  };
  const check = () => {
    const found = faultOf(closure);
    setFault(found);
    if (!found) void look.run({ seasonId, version: desk.version, closure: closureOf(closure) });
  };
  const places = [{ value: '', label: 'Everywhere' }, ...placesOf(desk)];
  return (
    <ExpandableSection variant="container" headingTagOverride="h2" headerText="Rainouts and closures">
      <SpaceBetween size="m">
        {problem && <Alert type="error">{problem}</Alert>}
        <FormField label="Place">
          <Select
            options={places}
            selectedOption={places.find(({ value }) => value === closure.placeId) ?? null}
            onChange={({ detail }) => set({ placeId: detail.selectedOption.value ?? '' })}
          />
        </FormField>
        <NativeInput
          type="datetime-local"
          label="Closed from"
          value={closure.from}
          onChange={(from) => set({ from })}
        />
        <NativeInput
          type="datetime-local"
          label="Closed until"
          value={closure.until}
          onChange={(until) => set({ until })}
        />
        <FormField label="Reason">
          <Input value={closure.reason} onChange={({ detail }) => set({ reason: detail.value })} />
        </FormField>
        <Button onClick={check}>Preview changes</Button>
        {plan && (
          <SpaceBetween size="s">
            <p>{sayPlan(plan)}</p>
            <ChangeList changes={plan.difference.changes} desk={desk} />
            <Button
              variant="primary"
              loading={changes.isRunning}
              onClick={() => {
                changes.close(closureOf(closure));
                setPlan(undefined);
              }}
            >
              Apply
            </Button>
          </SpaceBetween>
        )}
      </SpaceBetween>
    </ExpandableSection>
  );
}

const placesOf = ({ plan }: ScheduleDesk) =>
  (plan?.places ?? []).map(({ placeId, name }) => ({ value: placeId, label: name }));

const closureOf = ({
  placeId,
  from,
  until,
  reason,
}: Record<'placeId' | 'from' | 'until' | 'reason', string>): Closure => ({
  id: `${placeId || 'all'} ${from} ${until}`,
  from,
  until,
  reason,
  ...(placeId && { placeId }),
});

/** What the server would refuse, in words that say which field it is. */
function faultOf({ from, until }: { readonly from: string; readonly until: string }): string | undefined {
  if (!from || !until) return 'Enter when it closes and reopens.';
  return until > from ? undefined : 'The end has to be after the start.';
}

/** `1 match cannot be played then, and 2 others would move to make room.` */
function sayPlan({ displaced, difference, unplaced }: Plan): string {
  if (displaced.length === 0) return 'No matches in this time.';
  const others = difference.changes.filter(({ key }) => !displaced.includes(key)).length;
  const room = others === 0 ? '' : `, and ${quantity(others, 'other')} would move to make room`;
  const without = unplaced.length > 0 ? ` ${unplaced.length} would be without a time.` : '';
  return `${quantity(displaced.length, 'match', 'matches')} can’t be played${room}.${without}`;
}
