import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import Select from '@cloudscape-design/components/select';
import { useState } from 'react';
import type { Event } from '#shared/events/details/schemas.ts';
import { startOf } from '#web/blocks/event-time.ts';

interface EventChoiceProps {
  readonly label: string;
  readonly verb: string;
  readonly events: readonly Event[];
  readonly empty: string;
  readonly isBusy: boolean;
  readonly onChoose: (eventId: string) => void;
}

/** One of the reader's events, and what to do with it. */
export function EventChoice({ label, verb, events, empty, isBusy, onChoose }: EventChoiceProps) {
  const [chosen, setChosen] = useState<string>();
  const options = events.map((event) => ({
    value: event.eventId,
    label: event.title,
    description: startOf(event),
  }));
  return (
    <FormField
      label={label}
      secondaryControl={
        <Button loading={isBusy} disabled={!chosen} onClick={() => chosen && onChoose(chosen)}>
          {verb}
        </Button>
      }
    >
      <Select
        options={options}
        selectedOption={options.find(({ value }) => value === chosen) ?? null}
        placeholder="Choose an event"
        empty={empty}
        onChange={({ detail }) => setChosen(detail.selectedOption.value)}
      />
    </FormField>
  );
}
