import Button from '@cloudscape-design/components/button';
import ExpandableSection from '@cloudscape-design/components/expandable-section';
import FormField from '@cloudscape-design/components/form-field';
import List from '@cloudscape-design/components/list';
import Select from '@cloudscape-design/components/select';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import type { CategoryEntries } from '#shared/competitions/tournaments/views.ts';
import type { TournamentIntent } from './tournament-intents.ts';

type ShownEntry = CategoryEntries['entries'][number];

interface SeedingProps {
  readonly list: CategoryEntries;
  /** Of the category. */
  readonly name: string;
  readonly isBusy: boolean;
  readonly say: (intent: TournamentIntent) => void;
}

const place = (at: number, total: number) => `Seed ${at} of ${total}`;

const sortingWords = {
  dragHandleAriaLabel: 'Move',
  dragHandleAriaDescription: 'Space or Enter picks it up and puts it down, arrows move it, Escape puts it back.',
  liveAnnouncementDndStarted: (at: number, total: number) => `Picked up: ${place(at, total)}`,
  liveAnnouncementDndItemReordered: (_: number, at: number, total: number) => place(at, total),
  liveAnnouncementDndItemCommitted: (_: number, at: number, total: number) => `Put down: ${place(at, total)}`,
  liveAnnouncementDndDiscarded: 'Put back',
};

/** Those who have a seed, best first. */
export const seededOf = ({ entries }: Pick<CategoryEntries, 'entries'>): ShownEntry[] =>
  entries.filter(({ seed }) => seed !== undefined).sort((a, b) => (a.seed ?? 0) - (b.seed ?? 0));

/** Who is thought best, best first; whoever is not named is drawn behind them, in the order in which they entered. */
export function Seeding({ list, name, isBusy, say }: SeedingProps) {
  const saved = seededOf(list);
  const [seeds, setSeeds] = useState<readonly ShownEntry[]>(saved);
  const idsOf = (entries: readonly ShownEntry[]) => entries.map(({ entryId }) => entryId);
  const others = list.entries.filter((one) => !seeds.some(({ entryId }) => entryId === one.entryId));
  const choices = others.map((one) => ({ value: one.entryId, label: one.name }));
  const add = (id: string | undefined) => setSeeds([...seeds, ...others.filter(({ entryId }) => entryId === id)]);
  return (
    <ExpandableSection headerText={`Seeds of ${name} (${saved.length})`}>
      <SpaceBetween size="s">
        {seeds.length > 0 && (
          <List
            ariaLabel={`Seeds of ${name}, best first`}
            items={seeds}
            sortable
            renderItem={(entry) => ({
              id: entry.entryId,
              content: `${seeds.indexOf(entry) + 1}. ${entry.name}`,
              announcementLabel: entry.name,
              actions: (
                <Button
                  iconName="close"
                  variant="icon"
                  ariaLabel={`${entry.name} has no seed`}
                  onClick={() => setSeeds(seeds.filter((one) => one !== entry))}
                />
              ),
            })}
            i18nStrings={sortingWords}
            onSortingChange={({ detail }) => setSeeds(detail.items)}
          />
        )}
        {choices.length > 0 && (
          <FormField label={`Next seed of ${name}`} constraintText="Whoever has none is drawn behind those who have.">
            <Select
              options={choices}
              selectedOption={null}
              placeholder="Choose an entry"
              filteringType={choices.length > 10 ? 'auto' : 'none'}
              filteringAriaLabel="Find an entry"
              onChange={({ detail }) => add(detail.selectedOption.value)}
            />
          </FormField>
        )}
        {String(idsOf(seeds)) !== String(idsOf(saved)) && (
          <Button
            variant="primary"
            loading={isBusy}
            onClick={() => say({ intent: 'seed', categoryId: list.categoryId, entryIds: idsOf(seeds) })}
          >{`Save the seeds of ${name}`}</Button>
        )}
      </SpaceBetween>
    </ExpandableSection>
  );
}
