import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import Select from '@cloudscape-design/components/select';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { type CapacityGroup, type GroupedBy, mostGroups } from '#shared/events/rsvp/line/capacity-groups.ts';
import { genders } from '#shared/people/profile/player-facts.ts';
import { useField } from '#web/app/forms/use-field.ts';
import type { EventControl } from '../../details/edit/event-values.ts';
import { levelChoices } from '../../details/edit/extra-choices.ts';
import { firstMessage } from '../../details/edit/first-message.ts';
import { GroupRow } from './group-row.tsx';

const whatTells: readonly { readonly value: GroupedBy | 'none'; readonly label: string }[] = [
  { value: 'none', label: 'No groups' },
  { value: 'position', label: 'Position, chosen by players' },
  { value: 'role', label: 'Role, chosen by players' },
  { value: 'gender', label: 'Gender, from their profile' },
  { value: 'level', label: 'Level, from their profile' },
];

/** What a profile can say, where groups go by it. */
const fromProfile: Partial<Record<GroupedBy, readonly { readonly value: string; readonly label: string }[]>> = {
  gender: genders,
  level: levelChoices,
};

/** A group that there is not yet: who is in it stays in it, whatever it is called later. */
function newGroup(by: GroupedBy, groups: readonly CapacityGroup[]): CapacityGroup | undefined {
  const known = fromProfile[by];
  if (!known) return { key: crypto.randomUUID().replaceAll('-', '').slice(0, 10), label: '', max: 1 };
  const free = known.find(({ value }) => groups.every(({ key }) => key !== value));
  return free && { key: free.value, label: free.label, max: 1 };
}

/** How the seats are shared out among groups of people. */
export function GroupFields({ control }: EventControl) {
  const chosenBy = useField({ control, name: 'capacityGroupsBy' });
  const chosen = useField({ control, name: 'capacityGroups' });
  const by = chosenBy.field.value;
  const groups = chosen.field.value ?? [];
  const begin = (next: GroupedBy | undefined) => {
    chosenBy.field.onChange(next);
    const first = next && newGroup(next, []);
    const second = next && first && newGroup(next, [first]);
    chosen.field.onChange(first && second ? [first, second] : undefined);
  };
  const fresh = by && newGroup(by, groups);
  return (
    <SpaceBetween size="l">
      <FormField
        label="Split the spots into groups"
        description="For example two goalkeepers and ten players. Each group has a maximum, and you can reserve spots for it until sign-up closes. Guests count in the group of the player who brings them."
        errorText={firstMessage(chosenBy.fieldState.error)}
      >
        <Select
          options={whatTells}
          selectedOption={whatTells.find(({ value }) => value === (by ?? 'none')) ?? null}
          onChange={({ detail }) =>
            begin(detail.selectedOption.value === 'none' ? undefined : (detail.selectedOption.value as GroupedBy))
          }
        />
      </FormField>
      {by && (
        <FormField label="Groups" errorText={firstMessage(chosen.fieldState.error)} stretch>
          <SpaceBetween size="s">
            {groups.map((group, index) => (
              <GroupRow
                key={group.key}
                group={group}
                number={index + 1}
                onChange={(changed) => chosen.field.onChange(groups.map((one, at) => (at === index ? changed : one)))}
                onRemove={
                  groups.length > 2 ? () => chosen.field.onChange(groups.filter((_, at) => at !== index)) : undefined
                }
              />
            ))}
            {fresh && groups.length < mostGroups && (
              <Button formAction="none" iconName="add-plus" onClick={() => chosen.field.onChange([...groups, fresh])}>
                Add a group of spots
              </Button>
            )}
          </SpaceBetween>
        </FormField>
      )}
    </SpaceBetween>
  );
}
