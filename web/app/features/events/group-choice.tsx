import FormField from '@cloudscape-design/components/form-field';
import RadioGroup from '@cloudscape-design/components/radio-group';
import { groupRooms, roomWords } from '#shared/events/group-words.ts';
import type { Event, Seats } from '#shared/events/schemas.ts';

interface GroupChoiceProps {
  readonly event: Event;
  /** How full the groups are; not said where many dates are answered at once. */
  readonly seats?: Seats | undefined;
  /** Said for somebody else. */
  readonly whose?: string;
  readonly value: string | undefined;
  readonly onChange: (group: string) => void;
}

/** In which of the event's groups somebody comes, with the room of each. */
export function GroupChoice({ event, seats, whose, value, onChange }: GroupChoiceProps) {
  const { capacityGroupsBy: by } = event;
  const isOfProfile = by === 'gender' || by === 'level';
  return (
    <FormField
      label={whose ?? 'You come as'}
      description={
        isOfProfile &&
        !whose &&
        `Where your profile says your ${by}, it decides. The host sees the group, and nobody else.`
      }
    >
      <RadioGroup
        value={value ?? null}
        items={groupRooms(event, seats ?? {}).map((room) => ({
          value: room.key,
          label: room.label,
          ...(seats && { description: roomWords(room) }),
        }))}
        onChange={({ detail }) => onChange(detail.value)}
      />
    </FormField>
  );
}
