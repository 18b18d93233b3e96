import Checkbox from '@cloudscape-design/components/checkbox';
import ColumnLayout from '@cloudscape-design/components/column-layout';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { NativeInput } from '#web/app/forms/fields/native-input.tsx';
import { type Seeded, SeedPicker } from '../brackets/seed-picker.tsx';
import { PlayoffChoice } from './playoff-choice.tsx';
import type { PlayoffFieldsProps, PlayoffValues } from './playoff-values.ts';

interface PlayoffSeedingProps extends PlayoffFieldsProps {
  readonly everybody: readonly Seeded[];
}

const seedings = [
  { value: 'standings', label: 'By the standings' },
  { value: 'pool_cross', label: 'Cross pools' },
  { value: 'ratings', label: 'By rating (wins and strength of opponents)' },
  { value: 'manual', label: 'Set by you' },
  { value: 'random_seeded', label: 'Random draw' },
];
const apart = ['standings', 'random_seeded'];

/** The teams of a playoff, and how they are seeded. */
export const PlayoffSeeding = ({ values, set, everybody }: PlayoffSeedingProps) => (
  <SpaceBetween size="s">
    <ColumnLayout columns={2}>
      <NativeInput
        label="Teams from each group"
        hint="Leave empty for all."
        type="number"
        value={values.perGroup}
        onChange={(perGroup) => set({ perGroup })}
      />
      <NativeInput
        label="Wildcards"
        hint="The best of the next-placed teams across all groups."
        type="number"
        value={values.wildcards}
        onChange={(wildcards) => set({ wildcards })}
      />
    </ColumnLayout>
    <PlayoffChoice
      label="Seeds"
      choices={seedings}
      value={values.seeding}
      onChoose={(seeding) => set({ seeding: seeding as PlayoffValues['seeding'] })}
    />
    {values.seeding === 'manual' && (
      <SeedPicker
        label="Seeds, best first"
        nextLabel="Next seed"
        hint="Teams without a seed follow in the order of the standings."
        entries={everybody}
        seeds={values.picked}
        onChange={(picked) => set({ picked })}
      />
    )}
    {apart.includes(values.seeding) && (
      <Checkbox checked={values.keepsPoolsApart} onChange={({ detail }) => set({ keepsPoolsApart: detail.checked })}>
        Teams from the same pool meet as late as possible
      </Checkbox>
    )}
    {values.format === 'single' && values.depth !== '8' && values.depth !== 'all' && (
      <Checkbox checked={values.reseeds} onChange={({ detail }) => set({ reseeds: detail.checked })}>
        Reseed each round: best remaining team plays the lowest
      </Checkbox>
    )}
  </SpaceBetween>
);
