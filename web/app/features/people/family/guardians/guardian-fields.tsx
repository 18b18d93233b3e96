import Checkbox from '@cloudscape-design/components/checkbox';
import FormField from '@cloudscape-design/components/form-field';
import RadioGroup from '@cloudscape-design/components/radio-group';
import Select from '@cloudscape-design/components/select';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { GuardianView } from '#shared/people/family/dependant-operations.ts';
import { guardianRights } from '#shared/people/family/guardian.ts';
import { Relation, relations } from '#shared/people/family/relations.ts';

/** What is said of a guardian besides who it is. */
export type Guardianship = Pick<GuardianView, 'relation' | 'household' | 'rights' | 'contactShielded' | 'priority'>;

const places = [1, 2, 3, 4].map((value) => ({
  value: String(value),
  label: `Call ${['first', 'second', 'third', 'fourth'][value - 1]}`,
}));

interface GuardianFieldsProps {
  readonly said: Guardianship;
  readonly onChange: (said: Guardianship) => void;
}

/** Household, order and rights, for guardians who manage guardians. */
export function GuardianFields({ said, onChange }: GuardianFieldsProps) {
  const { relation, household, rights, priority } = said;
  const toggle = (right: Guardianship['rights'][number], isOn: boolean) =>
    onChange({ ...said, rights: isOn ? [...rights, right] : rights.filter((one) => one !== right) });
  return (
    <SpaceBetween size="m">
      <FormField label="Relation">
        <Select
          options={[...relations]}
          selectedOption={relations.find(({ value }) => value === relation) ?? null}
          onChange={({ detail }) => onChange({ ...said, relation: Relation.parse(detail.selectedOption.value) })}
        />
      </FormField>
      <FormField label="Household">
        <RadioGroup
          value={household}
          items={[
            { value: 'A', label: 'Household A' },
            { value: 'B', label: 'Household B' },
          ]}
          onChange={({ detail }) => onChange({ ...said, household: detail.value === 'A' ? 'A' : 'B' })}
        />
      </FormField>
      <FormField label="Who to call first">
        <Select
          options={places}
          selectedOption={places[priority - 1] ?? null}
          onChange={({ detail }) => onChange({ ...said, priority: Number(detail.selectedOption.value) })}
        />
      </FormField>
      <FormField label="What they can do">
        {guardianRights.map(({ value, label }) => (
          <Checkbox
            key={value}
            checked={rights.includes(value)}
            onChange={({ detail }) => toggle(value, detail.checked)}
          >
            {label}
          </Checkbox>
        ))}
      </FormField>
    </SpaceBetween>
  );
}
