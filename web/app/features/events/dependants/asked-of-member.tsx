import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import Select from '@cloudscape-design/components/select';
import SpaceBetween from '@cloudscape-design/components/space-between';
import Textarea from '@cloudscape-design/components/textarea';
import type { Event } from '#shared/events/details/schemas.ts';
import { SkillLevel } from '#shared/events/rsvp/eligibility.ts';
import { genders } from '#shared/people/profile/player-facts.ts';
import { GroupChoice } from '../rsvp/groups/group-choice.tsx';
import type { SaidOfMember } from './answer-for-family.ts';

interface AskedOfMemberProps {
  readonly event: Event;
  readonly said: SaidOfMember;
  readonly isBusy: boolean;
  readonly onChange: (said: SaidOfMember) => void;
  readonly onSend: () => void;
}

/** What an event asks of a child, answered by a guardian. */
export const AskedOfMember = ({ event, said, isBusy, onChange, onSend }: AskedOfMemberProps) => (
  <SpaceBetween size="s">
    <AskedFields event={event} said={said} onChange={onChange} />
    <Questions event={event} said={said} onChange={onChange} />
    <Button variant="primary" loading={isBusy} onClick={onSend}>
      Send
    </Button>
  </SpaceBetween>
);

type FieldsProps = Pick<AskedOfMemberProps, 'event' | 'said' | 'onChange'>;

/** What an event has to know of a child to seat them. */
export function AskedFields({ event, said, onChange }: FieldsProps) {
  const { eligibility = {}, gameTypeId } = event;
  const { gender, leastLevel, mostLevel } = eligibility;
  const levels = SkillLevel.options.map((value) => ({ value, label: value }));
  const level = levels.find(({ value }) => value === said.levels?.[gameTypeId]);
  return (
    <SpaceBetween size="s">
      {(gender === 'women_plus' || gender === 'men_plus') && (
        <FormField label="Gender" description="The event asks for it. We don’t store it.">
          <Select
            options={genders}
            selectedOption={genders.find(({ value }) => value === said.gender) ?? null}
            placeholder="Choose"
            onChange={({ detail }) =>
              onChange({ ...said, gender: genders.find(({ value }) => value === detail.selectedOption.value)?.value })
            }
          />
        </FormField>
      )}
      {(leastLevel ?? mostLevel) && (
        <FormField label="Level" description="The event asks for it. We don’t store it.">
          <Select
            options={levels}
            selectedOption={level ?? null}
            placeholder="Choose"
            onChange={({ detail }) =>
              onChange({
                ...said,
                levels: { [gameTypeId]: levels.find(({ value }) => value === detail.selectedOption.value)?.value },
              })
            }
          />
        </FormField>
      )}
      {event.capacityGroups && (
        <GroupChoice
          event={event}
          whose="They’re joining as"
          value={said.group}
          onChange={(group) => onChange({ ...said, group })}
        />
      )}
    </SpaceBetween>
  );
}

/** What the host asks before they say yes. */
function Questions({ event: { approvalQuestions, creatorApprovalNeeded }, said, onChange }: FieldsProps) {
  const answers = said.answers ?? [];
  if (!creatorApprovalNeeded) return null;
  return approvalQuestions.map((question, index) => (
    <FormField key={question} label={question}>
      <Textarea
        rows={2}
        value={answers[index] ?? ''}
        onChange={({ detail }) =>
          onChange({
            ...said,
            answers: approvalQuestions.map((_, at) => (at === index ? detail.value : (answers[at] ?? ''))),
          })
        }
      />
    </FormField>
  ));
}
