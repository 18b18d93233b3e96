import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import DatePicker from '@cloudscape-design/components/date-picker';
import FormField from '@cloudscape-design/components/form-field';
import Header from '@cloudscape-design/components/header';
import Select from '@cloudscape-design/components/select';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { family } from '#shared/people/family/contract.ts';
import type { DependantView } from '#shared/people/family/dependant-operations.ts';
import { householdInCharge, type ParentingPattern, parentingPatterns } from '#shared/people/family/parenting.ts';
import { toLocal } from '#shared/time.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { viewerZone } from '#web/blocks/event-time.ts';
import { dayWords } from './week/day-words.ts';

const households = [
  { value: 'A', label: 'Household A' },
  { value: 'B', label: 'Household B' },
] as const;

/** Which household a child is in by the day: a pattern of fourteen days, and exceptions. */
export function ParentingPanel({ member, mayDecide }: { readonly member: DependantView; readonly mayDecide: boolean }) {
  const { dependantId } = member;
  const { run, isRunning } = useOperation(family, 'setParenting', {
    done: (_, { parenting }) => (parenting ? 'Pattern saved' : 'Pattern removed'),
  });
  const [draft, setDraft] = useState<ParentingPattern | undefined>(member.parenting);
  const today = toLocal(new Date(), viewerZone()).slice(0, 10);
  const begin = () => setDraft({ patternType: 'alternating_weeks', anchorDate: today, exceptions: [] });
  if (!draft)
    return mayDecide ? (
      <Container header={<Header variant="h2">Parenting time</Header>}>
        <SpaceBetween size="s">
          <p>Set which household {member.firstName} is in, and the family week shows whose day it is.</p>
          <Button onClick={begin}>Set a pattern</Button>
        </SpaceBetween>
      </Container>
    ) : null;
  const chosen = parentingPatterns.find(({ value }) => value === draft.patternType);
  return (
    <Container header={<Header variant="h2">Parenting time</Header>}>
      <SpaceBetween size="m">
        <p>Today: household {householdInCharge(draft, today)}.</p>
        {mayDecide && (
          <SpaceBetween size="m">
            <FormField label="Pattern" description={chosen?.hint}>
              <Select
                options={parentingPatterns.map(({ value, label }) => ({ value, label }))}
                selectedOption={chosen ? { value: chosen.value, label: chosen.label } : null}
                onChange={({ detail }) =>
                  setDraft({ ...draft, patternType: detail.selectedOption.value as ParentingPattern['patternType'] })
                }
              />
            </FormField>
            <FormField label="Pattern starts on">
              <DatePicker
                value={draft.anchorDate}
                openCalendarAriaLabel={() => 'Choose the first day'}
                onChange={({ detail }) => setDraft({ ...draft, anchorDate: detail.value })}
              />
            </FormField>
            <Exceptions draft={draft} today={today} onChange={setDraft} />
            <SpaceBetween size="xs" direction="horizontal">
              <Button variant="primary" loading={isRunning} onClick={() => run({ dependantId, parenting: draft })}>
                Save pattern
              </Button>
              <Button
                disabled={!member.parenting}
                onClick={() => {
                  void run({ dependantId });
                  setDraft(undefined);
                }}
              >
                Remove pattern
              </Button>
            </SpaceBetween>
          </SpaceBetween>
        )}
      </SpaceBetween>
    </Container>
  );
}

interface ExceptionsProps {
  readonly draft: ParentingPattern;
  readonly today: string;
  readonly onChange: (draft: ParentingPattern) => void;
}

function Exceptions({ draft, today, onChange }: ExceptionsProps) {
  const [date, setDate] = useState(today);
  const opposite = householdInCharge(draft, date) === 'A' ? 'B' : 'A';
  const others = draft.exceptions.filter((one) => one.date !== date);
  return (
    <FormField label="Exception">
      <SpaceBetween size="xs">
        <DatePicker
          value={date}
          openCalendarAriaLabel={() => 'Choose a day'}
          onChange={({ detail }) => setDate(detail.value)}
        />
        <Button
          disabled={!date || draft.exceptions.length >= 60}
          onClick={() => onChange({ ...draft, exceptions: [...others, { date, household: opposite }] })}
        >
          {`That day: ${households.find(({ value }) => value === opposite)?.label ?? ''}`}
        </Button>
        {draft.exceptions.map((one) => (
          <div key={one.date}>
            {dayWords(one.date)}: household {one.household}{' '}
            <Button
              ariaLabel={`Remove the exception on ${dayWords(one.date)}`}
              onClick={() => onChange({ ...draft, exceptions: draft.exceptions.filter((other) => other !== one) })}
            >
              Remove
            </Button>
          </div>
        ))}
      </SpaceBetween>
    </FormField>
  );
}
