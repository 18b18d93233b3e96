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
  { value: 'pool_cross', label: 'Pools crosswise' },
  { value: 'ratings', label: 'By rating: whoever won, and against whom' },
  { value: 'manual', label: 'By hand' },
  { value: 'random_seeded', label: 'Drawn by lot' },
];
const apart = ['standings', 'random_seeded'];

/** Who is in a playoff, and how seeds are set. */
export const PlayoffSeeding = ({ values, set, everybody }: PlayoffSeedingProps) => (
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
        hint="Whoever has none is seeded behind those who have, as they stand."
        everybody={everybody}
        seeds={values.picked}
        onChange={(picked) => set({ picked })}
      />
    )}
    {apart.includes(values.seeding) && (
      <Checkbox checked={values.keepsPoolsApart} onChange={({ detail }) => set({ keepsPoolsApart: detail.checked })}>
        Those of one pool meet again as late as can be
      </Checkbox>
    )}
    {values.format === 'single' && values.depth !== '8' && values.depth !== 'all' && (
      <Checkbox checked={values.reseeds} onChange={({ detail }) => set({ reseeds: detail.checked })}>
        Seed every round anew: the best left meets the weakest left
      </Checkbox>
    )}
  </SpaceBetween>
);
