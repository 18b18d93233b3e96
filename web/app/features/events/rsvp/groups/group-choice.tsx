import FormField from '@cloudscape-design/components/form-field';
import RadioGroup, { type RadioGroupProps } from '@cloudscape-design/components/radio-group';
import { useEffect, useRef, useState } from 'react';
import type { Event, Seats } from '#shared/events/details/schemas.ts';
import { groupRooms, roomWords } from '#shared/events/rsvp/group-words.ts';

interface GroupChoiceProps {
  readonly event: Event;
  /** How full the groups are; not said where many dates are answered at once. */
  readonly seats?: Seats | undefined;
  /** The label, where a guardian chooses for a child. */
  readonly whose?: string;
  /** All that is missing is this choice: it takes the focus. */
  readonly isAsked?: boolean;
  readonly value: string | undefined;
  readonly onChange: (group: string) => void;
}

/** In which of the event's groups a player joins, with the room of each. */
export function GroupChoice({ event, seats, whose, isAsked = false, value, onChange }: GroupChoiceProps) {
  // The page is read again while they choose; that they were asked stays so.
  const [wasAsked] = useState(isAsked);
  const choice = useRef<RadioGroupProps.Ref>(null);
  useEffect(() => {
    // After the heading of the page, which takes the focus in the same step.
    if (wasAsked) queueMicrotask(() => choice.current?.focus());
  }, [wasAsked]);
  const { capacityGroupsBy: by } = event;
  const isOfProfile = by === 'gender' || by === 'level';
  return (
    <FormField
      label={whose ?? 'You’re joining as'}
      constraintText={wasAsked && 'Choose one to finish joining.'}
      description={
        isOfProfile && !whose && `We use the ${by} in your profile if it’s there. Only the host sees your group.`
      }
    >
      <RadioGroup
        ref={choice}
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
