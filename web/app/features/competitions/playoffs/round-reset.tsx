import Button from '@cloudscape-design/components/button';
import ExpandableSection from '@cloudscape-design/components/expandable-section';
import FormField from '@cloudscape-design/components/form-field';
import Select from '@cloudscape-design/components/select';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useMemo, useState } from 'react';
import { readBracket } from '#shared/competitions/brackets/read-bracket.ts';
import type { RunPlayoffProps } from './run-playoff-props.ts';

/** Clears the scores of one round; what was played on from them is shown before it goes. */
export function RoundReset({ playoff: { bracket }, changes }: Pick<RunPlayoffProps, 'playoff' | 'changes'>) {
  const [chosen, choose] = useState('');
  const rounds = useMemo(() => {
    const played = readBracket(bracket).matches.filter(({ record }) => record !== undefined);
    const byRound = Map.groupBy(played, ({ part, round }) => `${part} ${round}`);
    return [...byRound].map(([value, [first]]) => ({ value, label: first?.roundLabel ?? value }));
  }, [bracket]);
  if (rounds.length === 0) return null;
  const reset = () => {
    const [part = '', round] = chosen.split(' ');
    changes.reset({ type: 'reset_round', part, round: Number(round) });
    choose('');
  };
  return (
    <ExpandableSection headerText="Reset a round">
      <SpaceBetween size="s">
        <FormField label="Round" description="This clears its scores. You can undo it for 24 hours.">
          <Select
            options={rounds}
            selectedOption={rounds.find(({ value }) => value === chosen) ?? null}
            placeholder="Choose"
            onChange={({ detail }) => choose(detail.selectedOption.value ?? '')}
          />
        </FormField>
        <Button disabled={chosen === ''} onClick={reset}>
          Reset round
        </Button>
      </SpaceBetween>
    </ExpandableSection>
  );
}
