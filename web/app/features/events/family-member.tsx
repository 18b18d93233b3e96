import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import Select from '@cloudscape-design/components/select';
import SpaceBetween from '@cloudscape-design/components/space-between';
import StatusIndicator from '@cloudscape-design/components/status-indicator';
import Textarea from '@cloudscape-design/components/textarea';
import { useState } from 'react';
import { genders, type PlayerFacts } from '#shared/accounts/player-facts.ts';
import type { DependantStanding } from '#shared/events/dependant-contract.ts';
import { SkillLevel } from '#shared/events/eligibility.ts';
import { joiningAt } from '#shared/events/joining-at.ts';
import type { Event } from '#shared/events/schemas.ts';

/** What the event asks and a guardian says, for this answer alone. */
export interface SaidOfMember extends Pick<PlayerFacts, 'gender' | 'levels'> {
  readonly answers?: string[];
}

interface FamilyMemberProps {
  readonly event: Event;
  readonly member: DependantStanding;
  readonly isBusy: boolean;
  /** What is said with a yes; nothing with a no. */
  readonly onAnswer: (said: SaidOfMember | undefined) => void;
}

/** One of the family at an event: where they stand, and a button for what can be done about it. */
export function FamilyMember({ event, member, isBusy, onAnswer }: FamilyMemberProps) {
  const { firstName, mine, mayAnswer, misfits } = member;
  const [said, setSaid] = useState<SaidOfMember>();
  const isOn = mine.status !== 'none';
  const joining = joiningAt(event, new Date());
  const asked = askedOf(event);
  const join = () => (asked ? setSaid({}) : onAnswer({}));
  return (
    <section aria-label={firstName}>
      <SpaceBetween size="xs">
        <SpaceBetween size="xs" direction="horizontal" alignItems="center">
          <strong>{firstName}</strong>
          <span aria-live="polite">
            <StatusIndicator type={types[mine.status]}>{wordsOf(member)}</StatusIndicator>
          </span>
        </SpaceBetween>
        {!mayAnswer && <small>Another guardian answers for {firstName}.</small>}
        {!isOn && misfits.map((words) => <small key={words}>{words}</small>)}
        {mayAnswer && said && !isOn && (
          <Asked event={event} said={said} onChange={setSaid} onSend={() => onAnswer(said)} isBusy={isBusy} />
        )}
        {mayAnswer && (
          <SpaceBetween size="xs" direction="horizontal">
            {!isOn && !said && misfits.length === 0 && (joining === 'open' || joining === 'asks') && (
              <Button loading={isBusy} onClick={join}>
                {joining === 'asks' ? `Ask for ${firstName}` : `Join for ${firstName}`}
              </Button>
            )}
            {mine.status === 'offered' && (
              <Button variant="primary" loading={isBusy} onClick={() => onAnswer({})}>
                Take the seat for {firstName}
              </Button>
            )}
            {isOn && event.status !== 'cancelled' && (
              <Button loading={isBusy} onClick={() => onAnswer(undefined)}>
                {firstName} does not come
              </Button>
            )}
          </SpaceBetween>
        )}
      </SpaceBetween>
    </section>
  );
}

const types = { in: 'success', waiting: 'pending', offered: 'warning', requested: 'pending', none: 'stopped' } as const;

function wordsOf({ mine }: DependantStanding): string {
  switch (mine.status) {
    case 'in':
      return 'In';
    case 'waiting':
      return `Number ${mine.position} in line`;
    case 'offered':
      return 'A seat is held';
    case 'requested':
      return 'Asked to come';
    default:
      return 'Not on the list';
  }
}

/** Whether a yes has to say more than that. */
function askedOf({ eligibility = {}, creatorApprovalNeeded, approvalQuestions }: Event): boolean {
  const { gender, leastLevel, mostLevel } = eligibility;
  const asksGender = gender === 'women_plus' || gender === 'men_plus';
  return asksGender || Boolean(leastLevel ?? mostLevel) || (creatorApprovalNeeded && approvalQuestions.length > 0);
}

interface AskedProps {
  readonly event: Event;
  readonly said: SaidOfMember;
  readonly isBusy: boolean;
  readonly onChange: (said: SaidOfMember) => void;
  readonly onSend: () => void;
}

function Asked({ event, said, isBusy, onChange, onSend }: AskedProps) {
  const { eligibility = {}, gameTypeId, approvalQuestions, creatorApprovalNeeded } = event;
  const { gender, leastLevel, mostLevel } = eligibility;
  const levels = SkillLevel.options.map((value) => ({ value, label: value }));
  const level = levels.find(({ value }) => value === said.levels?.[gameTypeId as never]);
  const answers = said.answers ?? [];
  return (
    <SpaceBetween size="s">
      {(gender === 'women_plus' || gender === 'men_plus') && (
        <FormField label="Gender" description="The event asks for it. It is not kept.">
          <Select
            options={genders}
            selectedOption={genders.find(({ value }) => value === said.gender) ?? null}
            placeholder="Choose"
            onChange={({ detail }) =>
              onChange({ ...said, gender: detail.selectedOption.value as PlayerFacts['gender'] })
            }
          />
        </FormField>
      )}
      {(leastLevel ?? mostLevel) && (
        <FormField label="Level" description="The event asks for it. It is not kept.">
          <Select
            options={levels}
            selectedOption={level ?? null}
            placeholder="Choose"
            onChange={({ detail }) =>
              onChange({ ...said, levels: { [gameTypeId]: detail.selectedOption.value } as never })
            }
          />
        </FormField>
      )}
      {creatorApprovalNeeded &&
        approvalQuestions.map((question, index) => (
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
        ))}
      <Button variant="primary" loading={isBusy} onClick={onSend}>
        Send
      </Button>
    </SpaceBetween>
  );
}
