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
import { EndorsedPicture, LevelStars, wordsOf } from './endorsement-words.tsx';
import '../people-rows.css';

interface EndorsementsPanelProps {
  readonly userId: string;
  readonly name: string;
  readonly endorsements: Answer<(typeof endorsementsContract)['operations']['getEndorsements']>;
}

/** A player's endorsements with counts, and the form to endorse them. */
export function EndorsementsPanel({ userId, name, endorsements }: EndorsementsPanelProps) {
  const { counts, mine, shared } = endorsements;
  const { run, isRunningOn } = useOperation(endorsementsContract, 'withdrawEndorsement', {
    done: 'Endorsement removed',
  });
  if (!counts && mine.length === 0 && shared.length === 0) return null;
  return (
    <Container header={<Header variant="h2">Endorsements</Header>}>
      <SpaceBetween size="m">
        {counts && <EndorsementCounts counts={counts} />}
        {mine.map(({ endorsedFor, level }) => (
          <div key={endorsedFor} className="people-row">
            <EndorsedPicture endorsedFor={endorsedFor} />
            <span className="people-row-words">You endorsed {wordsOf({ endorsedFor, level })}</span>
            <Button
              loading={isRunningOn({ endorsedFor })}
              ariaLabel={`Remove ${endorsedForLabel(endorsedFor)}`}
              onClick={() => run({ userId, endorsedFor })}
            >
              Remove
            </Button>
          </div>
        ))}
        {shared.length > 0 && <EndorseForm userId={userId} name={name} shared={shared} />}
      </SpaceBetween>
    </Container>
  );
}

/** Each with how many players say so, in words and in stars. */
function EndorsementCounts({ counts }: { readonly counts: readonly EndorsementCount[] }) {
  if (counts.length === 0) return <p>No endorsements yet. Players who played together can endorse each other.</p>;
  return (
    <ul className="people-rows">
      {counts.map((one) => (
        <li key={wordsOf(one)} className="people-row">
          <EndorsedPicture endorsedFor={one.endorsedFor} />
          <span className="people-row-words">
            {wordsOf(one)} · {quantity(one.count, 'player')}
          </span>
          <LevelStars level={one.level} />
        </li>
      ))}
    </ul>
  );
}

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
      <FormField label={`Endorse ${name}`} description="You played together. They see who endorsed them.">
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
