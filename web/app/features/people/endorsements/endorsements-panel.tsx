import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import FormField from '@cloudscape-design/components/form-field';
import Header from '@cloudscape-design/components/header';
import Select from '@cloudscape-design/components/select';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import type { Answer } from '#shared/contract/operation.ts';
import { SkillLevel } from '#shared/events/rsvp/eligibility.ts';
import { type EndorsementCount, endorsementsContract } from '#shared/people/endorsements/contract.ts';
import { endorsedForLabel, isSport, skills } from '#shared/people/endorsements/skills.ts';
import { quantity } from '#shared/quantity.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';

interface EndorsementsPanelProps {
  readonly userId: string;
  readonly name: string;
  readonly endorsements: Answer<(typeof endorsementsContract)['operations']['getEndorsements']>;
}

/** What others endorse in somebody, with counts, and what one may endorse oneself. */
export function EndorsementsPanel({ userId, name, endorsements }: EndorsementsPanelProps) {
  const { counts, mine, shared } = endorsements;
  const { run, isRunningOn } = useOperation(endorsementsContract, 'withdrawEndorsement', {
    done: 'Your endorsement is taken back',
  });
  if (!counts && mine.length === 0 && shared.length === 0) return null;
  return (
    <Container header={<Header variant="h2">Endorsements</Header>}>
      <SpaceBetween size="m">
        {counts && <EndorsementCounts counts={counts} />}
        {mine.map(({ endorsedFor, level }) => (
          <SpaceBetween key={endorsedFor} direction="horizontal" size="xs" alignItems="center">
            <span>You endorse: {wordsOf({ endorsedFor, level })}</span>
            <Button
              loading={isRunningOn({ endorsedFor })}
              ariaLabel={`Take back ${endorsedForLabel(endorsedFor)}`}
              onClick={() => run({ userId, endorsedFor })}
            >
              Take back
            </Button>
          </SpaceBetween>
        ))}
        {shared.length > 0 && <EndorseForm userId={userId} name={name} shared={shared} />}
      </SpaceBetween>
    </Container>
  );
}

/** Each with how many say so, in words for everybody. */
function EndorsementCounts({ counts }: { readonly counts: readonly EndorsementCount[] }) {
  if (counts.length === 0) return <p>None yet: players who were at an event together can endorse each other.</p>;
  return (
    <ul className="sports">
      {counts.map((one) => (
        <li key={wordsOf(one)}>
          {wordsOf(one)} · {quantity(one.count, 'player')}
        </li>
      ))}
    </ul>
  );
}

/** `Basketball: intermediate`. */
export const wordsOf = ({ endorsedFor, level }: { endorsedFor: string; level?: string | undefined }): string =>
  level ? `${endorsedForLabel(endorsedFor)}: ${level}` : endorsedForLabel(endorsedFor);

interface EndorseFormProps {
  readonly userId: string;
  readonly name: string;
  readonly shared: EndorsementsPanelProps['endorsements']['shared'];
}

const levels = SkillLevel.options.map((value) => ({ value, label: value }));

function EndorseForm({ userId, name, shared }: EndorseFormProps) {
  const sports = [...new Map(shared.map((one) => [one.gameTypeId, one.eventId]))];
  const options = [
    ...skills.map(({ value, label }) => ({ value, label })),
    ...sports.map(([value]) => ({ value, label: endorsedForLabel(value) })),
  ];
  const [chosen, setChosen] = useState<string>();
  const [level, setLevel] = useState<(typeof levels)[number]>();
  const needsLevel = chosen !== undefined && isSport(chosen);
  const eventId = new Map(sports).get(chosen ?? '') ?? shared[0]?.eventId ?? '';
  const { run, isRunning } = useOperation(endorsementsContract, 'endorse', { done: `You endorsed ${name}` });
  const endorse = () => {
    if (chosen) void run({ userId, endorsedFor: chosen, eventId, ...(needsLevel && level && { level: level.value }) });
  };
  return (
    <SpaceBetween size="s">
      <FormField label={`Endorse ${name}`} description="You were at an event together. They learn who says so.">
        <Select
          options={options}
          placeholder="Choose a skill or a sport"
          selectedOption={options.find(({ value }) => value === chosen) ?? null}
          onChange={({ detail }) => setChosen(detail.selectedOption.value)}
        />
      </FormField>
      {needsLevel && (
        <FormField label="Level">
          <Select
            options={levels}
            placeholder="Choose"
            selectedOption={level ?? null}
            onChange={({ detail }) => setLevel(levels.find(({ value }) => value === detail.selectedOption.value))}
          />
        </FormField>
      )}
      <Button loading={isRunning} onClick={endorse}>
        Endorse
      </Button>
    </SpaceBetween>
  );
}
