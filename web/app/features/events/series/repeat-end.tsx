import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import RadioGroup from '@cloudscape-design/components/radio-group';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useId } from 'react';
import { mostOccurrences } from '#shared/events/series/recurrence-limits.ts';
import type { RepeatChoice, RepeatPart } from './repeat-choice.ts';

interface RepeatEndProps extends RepeatPart {
  readonly message: string | undefined;
  readonly startDate: string | undefined;
}

/** How many times, or until which day. */
export function RepeatEnd({ choice, change, message, startDate }: RepeatEndProps) {
  const untilId = useId();
  return (
    <SpaceBetween size="l">
      <FormField label="Ends">
        <RadioGroup
          value={choice.ends}
          items={[
            { value: 'count', label: 'After a number of dates' },
            { value: 'until', label: 'On a day' },
          ]}
          onChange={({ detail }) => change({ ends: detail.value as RepeatChoice['ends'] })}
        />
      </FormField>
      {choice.ends === 'count' ? (
        <FormField label="Times" constraintText={`At most ${mostOccurrences}, and 18 months ahead`} errorText={message}>
          <Input
            type="number"
            inputMode="numeric"
            value={String(choice.count ?? '')}
            onChange={({ detail }) => change({ count: detail.value === '' ? undefined : Number(detail.value) })}
          />
        </FormField>
      ) : (
        <FormField controlId={untilId} label="Until" constraintText="At most 18 months ahead" errorText={message}>
          <input
            className="native-input"
            id={untilId}
            type="date"
            value={choice.until}
            min={startDate}
            aria-invalid={message !== undefined}
            onChange={(event) => change({ until: event.target.value })}
          />
        </FormField>
      )}
    </SpaceBetween>
  );
}
