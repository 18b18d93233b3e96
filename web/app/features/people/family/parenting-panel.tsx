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

/** In whose household somebody is by the day: a pattern of fourteen days, and days on which it is otherwise. */
export function ParentingPanel({ member, mayDecide }: { readonly member: DependantView; readonly mayDecide: boolean }) {
  const { dependantId } = member;
  const { run, isRunning } = useOperation(family, 'setParenting', {
    done: (_, { parenting }) => (parenting ? 'The pattern is saved' : 'There is no pattern any more'),
  });
  const [draft, setDraft] = useState<ParentingPattern | undefined>(member.parenting);
  const today = toLocal(new Date(), viewerZone()).slice(0, 10);
  const begin = () => setDraft({ patternType: 'alternating_weeks', anchorDate: today, exceptions: [] });
  if (!draft)
    return mayDecide ? (
      <Container header={<Header variant="h2">Parenting time</Header>}>
        <SpaceBetween size="s">
          <p>Say in whose household {member.firstName} is, and the family week shows who is in charge.</p>
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
            <FormField label="First day of the pattern">
              <DatePicker
                value={draft.anchorDate}
                openCalendarAriaLabel={() => 'Choose the first day'}
                onChange={({ detail }) => setDraft({ ...draft, anchorDate: detail.value })}
              />
            </FormField>
            <Exceptions draft={draft} today={today} onChange={setDraft} />
            <SpaceBetween size="xs" direction="horizontal">
              <Button variant="primary" loading={isRunning} onClick={() => run({ dependantId, parenting: draft })}>
                Save the pattern
              </Button>
              <Button
                disabled={!member.parenting}
                onClick={() => {
                  void run({ dependantId });
                  setDraft(undefined);
                }}
              >
                Take the pattern away
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
    <FormField label="A day on which it is otherwise">
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
          {`That day with ${households.find(({ value }) => value === opposite)?.label ?? ''}`}
        </Button>
        {draft.exceptions.map((one) => (
          <div key={one.date}>
            {dayWords(one.date)}: household {one.household}{' '}
            <Button
              ariaLabel={`Forget the exception of ${dayWords(one.date)}`}
              onClick={() => onChange({ ...draft, exceptions: draft.exceptions.filter((other) => other !== one) })}
            >
              Forget
            </Button>
          </div>
        ))}
      </SpaceBetween>
    </FormField>
  );
}
