import Button from '@cloudscape-design/components/button';
import Checkbox from '@cloudscape-design/components/checkbox';
import ColumnLayout from '@cloudscape-design/components/column-layout';
import FormField from '@cloudscape-design/components/form-field';
import Multiselect from '@cloudscape-design/components/multiselect';
import Select from '@cloudscape-design/components/select';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { NativeInput } from '#web/app/forms/fields/native-input.tsx';
import { days } from './desk/opening-fields.tsx';
import type { MoreProps } from './desk/plan-more-props.ts';

type Wishes = MoreProps['more']['squads'][number];

const anywhere = { value: '', label: 'Anywhere' };

/** The requests of one team: home place, days, and times it can't play. */
export function SquadWishes({ more, squads, places, onChange }: MoreProps) {
  const [squadId, choose] = useState('');
  const options = squads.map(({ squadId: value, name: label }) => ({ value, label }));
  const wishes = more.squads.find((one) => one.squadId === squadId) ?? { squadId, unavailable: [], weekdays: [] };
  const set = (part: Partial<Wishes>) =>
    onChange({ squads: [...more.squads.filter((one) => one.squadId !== squadId), { ...wishes, ...part }] });
  const homes = [anywhere, ...places.map(({ placeId, name }) => ({ value: placeId, label: name || placeId }))];
  return (
    <SpaceBetween size="m">
      <FormField label="Team">
        <Select
          options={options}
          selectedOption={options.find(({ value }) => value === squadId) ?? null}
          placeholder="Choose a team"
          onChange={({ detail }) => choose(detail.selectedOption.value ?? '')}
        />
      </FormField>
      {squadId !== '' && (
        <SpaceBetween size="m">
          <FormField label="Home place">
            <Select
              options={homes}
              selectedOption={homes.find(({ value }) => value === (wishes.homePlaceId ?? '')) ?? anywhere}
              onChange={({ detail }) => set({ homePlaceId: detail.selectedOption.value || undefined })}
            />
          </FormField>
          <FormField label="Preferred days">
            <Multiselect
              options={days}
              selectedOptions={days.filter((_, day) => wishes.weekdays.includes(day))}
              placeholder="Any day"
              onChange={({ detail }) =>
                set({ weekdays: detail.selectedOptions.map(({ value }) => Number(value)).sort() })
              }
            />
          </FormField>
          <NativeInput
            label="Club (teams with the same name here play at one place)"
            type="text"
            value={wishes.siblingsOf ?? ''}
            onChange={(club) => set({ siblingsOf: club || undefined })}
          />
          <Away key={squadId} unavailable={wishes.unavailable} onChange={(unavailable) => set({ unavailable })} />
        </SpaceBetween>
      )}
    </SpaceBetween>
  );
}

interface AwayProps {
  readonly unavailable: Wishes['unavailable'];
  readonly onChange: (unavailable: Wishes['unavailable']) => void;
}

/** Times at which a squad cannot play, or would rather not. */
function Away({ unavailable, onChange }: AwayProps) {
  const [from, setFrom] = useState('');
  const [until, setUntil] = useState('');
  const [wish, setWish] = useState(false);
  const add = () => {
    if (!from || until <= from) return;
    const last = Math.max(0, ...unavailable.map(({ id }) => Number(id.replace(/\D/g, '')) || 0));
    onChange([...unavailable, { id: `time-${last + 1}`, from, until, wish }]);
    setFrom('');
    setUntil('');
  };
  return (
    <SpaceBetween size="s">
      {unavailable.map((time) => (
        <Button key={time.id} iconName="close" onClick={() => onChange(unavailable.filter(({ id }) => id !== time.id))}>
          {`Remove ${time.wish ? 'rather not' : 'not'} ${time.from.replace('T', ' ')} to ${time.until.replace('T', ' ')}`}
        </Button>
      ))}
      <ColumnLayout columns={2}>
        <NativeInput label="Unavailable from" type="datetime-local" value={from} onChange={setFrom} />
        <NativeInput label="Unavailable until" type="datetime-local" value={until} onChange={setUntil} />
      </ColumnLayout>
      <Checkbox checked={wish} onChange={({ detail }) => setWish(detail.checked)}>
        Only a preference
      </Checkbox>
      <Button onClick={add}>Add time</Button>
    </SpaceBetween>
  );
}
