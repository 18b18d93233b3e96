import Checkbox from '@cloudscape-design/components/checkbox';
import ColumnLayout from '@cloudscape-design/components/column-layout';
import ExpandableSection from '@cloudscape-design/components/expandable-section';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { NativeInput } from '#web/app/forms/fields/native-input.tsx';
import type { Seeded } from '../brackets/seed-picker.tsx';
import { PlayoffChoice } from './playoff-choice.tsx';
import { PlayoffSeeding } from './playoff-seeding.tsx';
import { isSingle, type PlayoffFieldsProps, type PlayoffValues } from './playoff-values.ts';

interface PlayoffOptionsProps extends PlayoffFieldsProps {
  /** The entries that can be seeded by hand. */
  readonly everybody: readonly Seeded[];
}

const formats = [
  { value: 'single', label: 'Single elimination' },
  { value: 'double', label: 'Double elimination' },
  { value: 'consolation', label: 'Single elimination with a consolation' },
  { value: 'page_playoff', label: 'Page playoff (4 teams)' },
  { value: 'ladder_step', label: 'Stepladder' },
  { value: 'round_robin_final', label: 'Round robin final' },
];
const depths = [
  { value: '0', label: 'The title' },
  { value: '4', label: 'The title and third place' },
  { value: '8', label: 'Places 1 to 8' },
  { value: 'all', label: 'Every place' },
];
const consolations = [
  { value: 'first_round_losers', label: 'Teams that lose their first match' },
  { value: 'feed_in', label: 'Teams that lose before the semifinals' },
];
const finals = [
  { value: 'reset', label: 'A second final if the unbeaten team loses the first' },
  { value: 'simple', label: 'One final' },
  { value: 'none', label: 'No grand final' },
];
const lengths = [1, 3, 5, 7].map((most) => ({
  value: String(most),
  label: most === 1 ? 'One game' : `Best of ${most}`,
}));

/** The settings of a playoff, in the order an organizer decides them. */
export function PlayoffOptions({ values, set, everybody }: PlayoffOptionsProps) {
  return (
    <SpaceBetween size="m">
      <PlayoffChoice
        label="Format"
        choices={formats}
        value={values.format}
        onChoose={(format) => set({ format: format as PlayoffValues['format'], depth: '0' })}
      />
      {isSingle(values) && (
        <PlayoffChoice
          label="Places to play for"
          choices={values.format === 'single' ? depths : depths.slice(0, 2)}
          value={values.depth}
          onChoose={(depth) => set({ depth: depth as PlayoffValues['depth'] })}
        />
      )}
      {values.format === 'consolation' && (
        <PlayoffChoice
          label="Consolation bracket"
          choices={consolations}
          value={values.consolation}
          onChoose={(consolation) => set({ consolation: consolation as PlayoffValues['consolation'] })}
        />
      )}
      {values.format === 'double' && (
        <PlayoffChoice
          label="Grand final"
          choices={finals}
          value={values.grandFinal}
          onChoose={(final) => set({ grandFinal: final as PlayoffValues['grandFinal'] })}
        />
      )}
      <Checkbox checked={values.provisional} onChange={({ detail }) => set({ provisional: detail.checked })}>
        Provisional: leave spots open for groups that are still playing
      </Checkbox>
      <Checkbox checked={values.holdsSource} onChange={({ detail }) => set({ holdsSource: detail.checked })}>
        Lock the standings when seeds are confirmed, not at the first result
      </Checkbox>
      <ExpandableSection headerText="Teams and seeding">
        <PlayoffSeeding {...{ values, set, everybody }} />
      </ExpandableSection>
      <ExpandableSection headerText="Match length">
        <ColumnLayout columns={4}>
          {bestOfs.map(([field, label]) => (
            <PlayoffChoice
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
  ['bestOfQuarter', 'Quarter-finals'],
  ['bestOf', 'Other rounds'],
] as const;

const Courts = ({ values, set }: PlayoffFieldsProps) => (
  <SpaceBetween size="s">
    <NativeInput
      label="Courts"
      hint="Names separated by commas. Matches fill them in this order."
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
        label="Courts available until"
        hint="Leave empty for no limit."
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
  ['durationMin', 'Match length in minutes'],
  ['marginMin', 'Minutes between matches on a court'],
  ['minRestMin', 'Minutes of rest between matches'],
] as const;
