import Button from '@cloudscape-design/components/button';
import ExpandableSection from '@cloudscape-design/components/expandable-section';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { tournamentsContract } from '#shared/competitions/tournaments/contract.ts';
import type { CategoryEntries } from '#shared/competitions/tournaments/views.ts';
import { sentenceOf } from '#web/app/operations/rejection.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { ProblemAlert } from '#web/app/shell/page/problem-alert.tsx';
import { SeedPicker } from '../../brackets/seed-picker.tsx';

type ShownEntry = CategoryEntries['entries'][number];

interface SeedingProps {
  readonly tournamentId: string;
  readonly list: CategoryEntries;
  /** Of the category. */
  readonly name: string;
}

/** Those who have a seed, best first. */
const seededOf = ({ entries }: Pick<CategoryEntries, 'entries'>): ShownEntry[] =>
  entries.filter(({ seed }) => seed !== undefined).sort((a, b) => (a.seed ?? 0) - (b.seed ?? 0));

/** Who is thought best, best first; whoever is not named is drawn behind them, in the order in which they entered. */
export function Seeding({ tournamentId, list, name }: SeedingProps) {
  const { run, isRunning, rejection } = useOperation(tournamentsContract, 'seedEntries', {
    done: 'Seeds saved',
    showsProblem: true,
  });
  const saved = seededOf(list).map(({ entryId }) => entryId);
  const [seeds, setSeeds] = useState<readonly string[]>(saved);
  return (
    <ExpandableSection headerText={`${name} seeds (${saved.length})`}>
      <SpaceBetween size="s">
        {rejection && <ProblemAlert>{sentenceOf(rejection)}</ProblemAlert>}
        <SeedPicker
          label={`${name} seeds, best first`}
          nextLabel={`Next seed in ${name}`}
          hint="Entries without a seed are drawn after the seeds."
          entries={list.entries.map((entry) => ({ id: entry.entryId, name: entry.name }))}
          seeds={seeds}
          onChange={setSeeds}
        />
        {String(seeds) !== String(saved) && (
          <Button
            variant="primary"
            loading={isRunning}
            onClick={() => run({ tournamentId, categoryId: list.categoryId, entryIds: [...seeds] })}
          >{`Save ${name} seeds`}</Button>
        )}
      </SpaceBetween>
    </ExpandableSection>
  );
}
