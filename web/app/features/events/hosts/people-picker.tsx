import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import Multiselect from '@cloudscape-design/components/multiselect';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';

/** Somebody who can be picked. */
export interface Pickable {
  readonly userId: string;
  readonly displayName: string;
}

interface PeoplePickerProps {
  readonly label: string;
  readonly people: readonly Pickable[];
  readonly verb: string;
  readonly isBusy: boolean;
  /** Default 1. */
  readonly most?: number;
  readonly onPick: (picked: readonly Pickable[]) => void;
}

/** Picks people whom the host knows from events. */
export function PeoplePicker({ label, people, verb, isBusy, most = 1, onPick }: PeoplePickerProps) {
  const [picked, setPicked] = useState<readonly Pickable[]>([]);
  const toOption = ({ userId, displayName }: Pickable) => ({ value: userId, label: displayName });
  if (people.length === 0) return <p>Nobody else was at an event of yours yet. Whoever joins can be picked here.</p>;
  const pick = () => {
    onPick(picked);
    setPicked([]);
  };
  return (
    <SpaceBetween size="s">
      <FormField label={label} description="People who are or were at events that you host.">
        <Multiselect
          selectedOptions={picked.map(toOption)}
          options={people.map(toOption)}
          filteringType="auto"
          placeholder="Choose"
          empty="Nobody"
          noMatch="Nobody of that name"
          deselectAriaLabel={(option) => `Do not pick ${option.label ?? ''}`}
          onChange={({ detail }) => {
            const ids = detail.selectedOptions.map(({ value }) => value).slice(-most);
            setPicked(people.filter(({ userId }) => ids.includes(userId)));
          }}
        />
      </FormField>
      <Button onClick={pick} disabled={picked.length === 0} loading={isBusy}>
        {verb}
      </Button>
    </SpaceBetween>
  );
}
