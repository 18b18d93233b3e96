import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import Multiselect from '@cloudscape-design/components/multiselect';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';

/** A person who can be picked. */
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

/** Picks players the host knows from events. */
export function PeoplePicker({ label, people, verb, isBusy, most = 1, onPick }: PeoplePickerProps) {
  const [picked, setPicked] = useState<readonly Pickable[]>([]);
  const toOption = ({ userId, displayName }: Pickable) => ({ value: userId, label: displayName });
  if (people.length === 0) return <p>No players to choose from yet. Players who join your events show up here.</p>;
  const pick = () => {
    onPick(picked);
    setPicked([]);
  };
  return (
    <SpaceBetween size="s">
      <FormField label={label} description="Players from your events">
        <Multiselect
          selectedOptions={picked.map(toOption)}
          options={people.map(toOption)}
          filteringType="auto"
          placeholder="Choose"
          empty="No players"
          noMatch="No matches"
          deselectAriaLabel={(option) => `Remove ${option.label ?? ''}`}
          onChange={({ detail }) => {
            const ids = detail.selectedOptions.map(({ value }) => value).slice(-most);
            setPicked(people.filter(({ userId }) => ids.includes(userId)));
          }}
        />
      </FormField>
      <Button onClick={pick} disabled={picked.length === 0} disabledReason="Choose players first" loading={isBusy}>
        {verb}
      </Button>
    </SpaceBetween>
  );
}
