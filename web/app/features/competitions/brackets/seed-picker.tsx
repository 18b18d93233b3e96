import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import List from '@cloudscape-design/components/list';
import Select from '@cloudscape-design/components/select';
import SpaceBetween from '@cloudscape-design/components/space-between';

export interface Seeded {
  readonly id: string;
  readonly name: string;
}

interface SeedPickerProps {
  readonly label: string;
  /** Of the field that adds an entry. */
  readonly nextLabel: string;
  /** What happens to the entries without a seed. */
  readonly hint: string;
  readonly entries: readonly Seeded[];
  /** Ids, best first. */
  readonly seeds: readonly string[];
  readonly onChange: (seeds: string[]) => void;
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

/** Seeds entries, best first, by mouse or keyboard. */
export function SeedPicker({ label, nextLabel, hint, entries, seeds, onChange }: SeedPickerProps) {
  const named = seeds.flatMap((id) => entries.find((one) => one.id === id) ?? []);
  const others = entries.filter(({ id }) => !seeds.includes(id)).map(({ id, name }) => ({ value: id, label: name }));
  const add = (id = '') => onChange([...seeds, id]);
  return (
    <SpaceBetween size="s">
      {named.length > 0 && (
        <List
          ariaLabel={label}
          items={named}
          sortable
          renderItem={(one) => ({
            id: one.id,
            content: `${seeds.indexOf(one.id) + 1}. ${one.name}`,
            announcementLabel: one.name,
            actions: (
              <Button
                iconName="close"
                variant="icon"
                ariaLabel={`${one.name} has no seed`}
                onClick={() => onChange(seeds.filter((id) => id !== one.id))}
              />
            ),
          })}
          i18nStrings={sortingWords}
          onSortingChange={({ detail }) => onChange(detail.items.map(({ id }) => id))}
        />
      )}
      {others.length > 0 && (
        <FormField label={nextLabel} constraintText={hint}>
          <Select
            options={others}
            selectedOption={null}
            placeholder="Choose an entry"
            filteringType={others.length > 10 ? 'auto' : 'none'}
            filteringAriaLabel="Find an entry"
            onChange={({ detail }) => add(detail.selectedOption.value)}
          />
        </FormField>
      )}
    </SpaceBetween>
  );
}
