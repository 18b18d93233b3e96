import Checkbox from '@cloudscape-design/components/checkbox';
import ColumnLayout from '@cloudscape-design/components/column-layout';
import ExpandableSection from '@cloudscape-design/components/expandable-section';
import FormField from '@cloudscape-design/components/form-field';
import Select from '@cloudscape-design/components/select';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { NativeInput } from '../../forms/native-input.tsx';
import { isSingle, type PlayoffValues } from './playoff-values.ts';

interface OptionsProps {
  readonly values: PlayoffValues;
  readonly set: (part: Partial<PlayoffValues>) => void;
}

const formats = [
  { value: 'single', label: 'Single elimination' },
  { value: 'double', label: 'Double elimination' },
  { value: 'consolation', label: 'Single elimination with a consolation' },
  { value: 'page_playoff', label: 'Page playoff of four' },
  { value: 'ladder_step', label: 'Stepladder' },
  { value: 'round_robin_final', label: 'Round robin final' },
];
const seedings = [
  { value: 'standings', label: 'By the standings' },
  { value: 'pool_cross', label: 'Pools crosswise' },
  { value: 'random_seeded', label: 'Drawn by lot' },
];
const finals = [
  { value: 'simple', label: 'One final' },
  { value: 'reset', label: 'A second final when whoever lost before wins the first' },
  { value: 'none', label: 'No final between the two parts' },
];
const lengths = [1, 3, 5, 7].map((most) => ({
  value: String(most),
  label: most === 1 ? 'One game' : `Best of ${most}`,
}));

/** How a playoff is played, in the order in which somebody decides it. */
export function PlayoffOptions({ values, set }: OptionsProps) {
  return (
    <SpaceBetween size="m">
      <Choice
        label="How it is played"
        choices={formats}
        value={values.format}
        onChoose={(format) => set({ format: format as PlayoffValues['format'] })}
      />
      {isSingle(values) && (
        <Checkbox checked={values.thirdPlace} onChange={({ detail }) => set({ thirdPlace: detail.checked })}>
          Play for third place
        </Checkbox>
      )}
      {values.format === 'double' && (
        <Choice
          label="Grand final"
          choices={finals}
          value={values.grandFinal}
          onChoose={(final) => set({ grandFinal: final as PlayoffValues['grandFinal'] })}
        />
      )}
      <Checkbox checked={values.provisional} onChange={({ detail }) => set({ provisional: detail.checked })}>
        Provisional: groups that are still played leave places open
      </Checkbox>
      <ExpandableSection headerText="Who is in, and how seeds are set">
        <Places {...{ values, set }} />
      </ExpandableSection>
      <ExpandableSection headerText="How long matches are">
        <ColumnLayout columns={3}>
          {bestOfs.map(([field, label]) => (
            <Choice
              key={field}
              label={label}
              choices={lengths}
              value={values[field]}
              onChoose={(most) => set({ [field]: most })}
            />
          ))}
        </ColumnLayout>
      </ExpandableSection>
      <ExpandableSection headerText="Courts and times">
        <Courts {...{ values, set }} />
      </ExpandableSection>
    </SpaceBetween>
  );
}

const bestOfs = [
  ['bestOfFinal', 'Final'],
  ['bestOfSemi', 'Semi-finals'],
  ['bestOf', 'Other rounds'],
] as const;

const Places = ({ values, set }: OptionsProps) => (
  <SpaceBetween size="s">
    <ColumnLayout columns={2}>
      <NativeInput
        label="How many of each group are in"
        hint="Empty for everybody."
        type="number"
        value={values.perGroup}
        onChange={(perGroup) => set({ perGroup })}
      />
      <NativeInput
        label="Wildcards"
        hint="The best of those who are placed next, over all groups."
        type="number"
        value={values.wildcards}
        onChange={(wildcards) => set({ wildcards })}
      />
    </ColumnLayout>
    <Choice
      label="Seeds"
      choices={seedings}
      value={values.seeding}
      onChoose={(seeding) => set({ seeding: seeding as PlayoffValues['seeding'] })}
    />
    {values.format === 'single' && (
      <Checkbox checked={values.reseeds} onChange={({ detail }) => set({ reseeds: detail.checked })}>
        Seed every round anew: the best left meets the weakest left
      </Checkbox>
    )}
  </SpaceBetween>
);

const Courts = ({ values, set }: OptionsProps) => (
  <SpaceBetween size="s">
    <NativeInput
      label="Courts"
      hint="By name, apart by commas. Matches are placed on them in their order."
      type="text"
      value={values.courts}
      onChange={(courts) => set({ courts })}
    />
    <ColumnLayout columns={2}>
      <NativeInput
        label="First match"
        type="datetime-local"
        value={values.start}
        onChange={(start) => set({ start })}
      />
      <NativeInput
        label="Courts are free until"
        hint="Empty where that does not matter."
        type="datetime-local"
        value={values.until}
        onChange={(until) => set({ until })}
      />
      {minutes.map(([field, label]) => (
        <NativeInput
          key={field}
          label={label}
          type="number"
          value={values[field]}
          onChange={(count) => set({ [field]: count })}
        />
      ))}
    </ColumnLayout>
  </SpaceBetween>
);

const minutes = [
  ['durationMin', 'Minutes of a match'],
  ['marginMin', 'Minutes between matches on a court'],
  ['minRestMin', 'Minutes of rest between two matches'],
] as const;

interface ChoiceProps {
  readonly label: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly value: string;
  readonly onChoose: (value: string) => void;
}

const Choice = ({ label, choices, value, onChoose }: ChoiceProps) => (
  <FormField label={label}>
    <Select
      options={choices}
      selectedOption={choices.find((one) => one.value === value) ?? null}
      onChange={({ detail }) => onChoose(detail.selectedOption.value ?? value)}
    />
  </FormField>
);
