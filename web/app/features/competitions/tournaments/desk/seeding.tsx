import Button from '@cloudscape-design/components/button';
import ExpandableSection from '@cloudscape-design/components/expandable-section';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import type { CategoryEntries } from '#shared/competitions/tournaments/views.ts';
import { SeedPicker } from '../../brackets/seed-picker.tsx';
import type { TournamentIntent } from '../tournament-intents.ts';

type ShownEntry = CategoryEntries['entries'][number];

interface SeedingProps {
  readonly list: CategoryEntries;
  /** Of the category. */
  readonly name: string;
  readonly isBusy: boolean;
  readonly say: (intent: TournamentIntent) => void;
}

/** Those who have a seed, best first. */
const seededOf = ({ entries }: Pick<CategoryEntries, 'entries'>): ShownEntry[] =>
  entries.filter(({ seed }) => seed !== undefined).sort((a, b) => (a.seed ?? 0) - (b.seed ?? 0));

/** Who is thought best, best first; whoever is not named is drawn behind them, in the order in which they entered. */
export function Seeding({ list, name, isBusy, say }: SeedingProps) {
  const saved = seededOf(list).map(({ entryId }) => entryId);
  const [seeds, setSeeds] = useState<readonly string[]>(saved);
  return (
    <ExpandableSection headerText={`Seeds of ${name} (${saved.length})`}>
      <SpaceBetween size="s">
        <SeedPicker
          label={`Seeds of ${name}, best first`}
          nextLabel={`Next seed of ${name}`}
          hint="Whoever has none is drawn behind those who have."
          everybody={list.entries.map((entry) => ({ id: entry.entryId, name: entry.name }))}
          seeds={seeds}
          onChange={setSeeds}
        />
        {String(seeds) !== String(saved) && (
          <Button
            variant="primary"
            loading={isBusy}
            onClick={() => say({ intent: 'seed', categoryId: list.categoryId, entryIds: [...seeds] })}
          >{`Save the seeds of ${name}`}</Button>
        )}
      </SpaceBetween>
    </ExpandableSection>
  );
}
