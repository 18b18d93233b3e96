import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import ExpandableSection from '@cloudscape-design/components/expandable-section';
import FormField from '@cloudscape-design/components/form-field';
import Multiselect from '@cloudscape-design/components/multiselect';
import Select from '@cloudscape-design/components/select';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { schedules } from '#shared/competitions/schedules/contract.ts';
import type { Ruleset, TieBreaker } from '#shared/competitions/standings/ruleset.ts';
import { type StandingsTemplate, standingsTemplates } from '#shared/competitions/standings/templates.ts';
import { capitalized, stepNames } from '#shared/competitions/standings/words.ts';
import { NativeInput } from '#web/app/forms/fields/native-input.tsx';
import { sentenceOf } from '#web/app/operations/rejection.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { RulesDecisions } from './rules-decisions.tsx';
import type { RulesPanelProps } from './rules-panel-props.ts';

const templates = Object.keys(standingsTemplates).map((value) => ({ value, label: capitalized(value) }));
const ways = [
  { value: 'restart', label: 'Start over from the first tie-breaker' },
  { value: 'continue', label: 'Continue with the next tie-breaker' },
  { value: 'h2h_two_only', label: 'Use head-to-head only for two teams' },
] as const;

/** The rules of a table, for the season's organizers. */
export function RulesPanel(props: RulesPanelProps) {
  const { seasonId, divisionId, rules } = props;
  const [ruleset, setRuleset] = useState<Ruleset>(rules.ruleset);
  const [places, setPlaces] = useState(String(rules.places));
  const { run, isRunning, rejection } = useOperation(schedules, 'saveRuleset', {
    done: 'Rules saved. The table is up to date.',
    showsProblem: true,
  });
  const at = { seasonId, divisionId, version: rules.version };
  const points = (name: 'win' | 'draw' | 'loss') => (
    <NativeInput
      label={`Points for a ${name}`}
      type="number"
      value={String(ruleset.points[name])}
      onChange={(value) => setRuleset({ ...ruleset, points: { ...ruleset.points, [name]: Number(value) } })}
    />
  );
  return (
    <ExpandableSection variant="container" headingTagOverride="h2" headerText="Table rules">
      <SpaceBetween size="m">
        {rejection && <Alert type="error">{sentenceOf(rejection)}</Alert>}
        <FormField label="Start with the rules of">
          <Select
            options={templates}
            selectedOption={null}
            placeholder="Choose a sport"
            onChange={({ detail }) => setRuleset(standingsTemplates[detail.selectedOption.value as StandingsTemplate])}
          />
        </FormField>
        <SpaceBetween direction="horizontal" size="m">
          {points('win')}
          {points('draw')}
          {points('loss')}
        </SpaceBetween>
        <TieBreakers chosen={ruleset.tieBreakers} onChoose={(tieBreakers) => setRuleset({ ...ruleset, tieBreakers })} />
        <FormField label="When three or more teams are tied">
          <Select
            options={ways}
            selectedOption={ways.find(({ value }) => value === ruleset.multiwayMode) ?? null}
            onChange={({ detail }) =>
              setRuleset({ ...ruleset, multiwayMode: detail.selectedOption.value as Ruleset['multiwayMode'] })
            }
          />
        </FormField>
        <NativeInput label="Playoff spots" type="number" value={places} onChange={setPlaces} />
        <Button variant="primary" loading={isRunning} onClick={() => run({ ...at, ruleset, places: Number(places) })}>
          Save rules
        </Button>
        <RulesDecisions {...props} />
      </SpaceBetween>
    </ExpandableSection>
  );
}

interface TieBreakersProps {
  readonly chosen: readonly TieBreaker[];
  readonly onChoose: (chosen: TieBreaker[]) => void;
}

/** In the chosen order. */
function TieBreakers({ chosen, onChoose }: TieBreakersProps) {
  const options = (Object.keys(stepNames) as (keyof typeof stepNames)[])
    .filter((name): name is TieBreaker => !['points', 'win_pct', 'set_pct', 'elo'].includes(name))
    .map((value) => ({ value, label: capitalized(stepNames[value]) }));
  const selected = chosen.flatMap((name) => options.find(({ value }) => value === name) ?? []);
  return (
    <FormField label="Tie-breakers" description="Used in the order you choose them, up to eight.">
      <Multiselect
        options={options}
        selectedOptions={selected}
        placeholder="Choose tie-breakers"
        onChange={({ detail }) => onChoose(detail.selectedOptions.slice(0, 8).map(({ value }) => value as TieBreaker))}
      />
    </FormField>
  );
}
