import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import Multiselect from '@cloudscape-design/components/multiselect';
import Select from '@cloudscape-design/components/select';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { schedules } from '#shared/competitions/schedules/contract.ts';
import { signed } from '#shared/competitions/standings/words.ts';
import { NativeInput } from '#web/app/forms/fields/native-input.tsx';
import { sentenceOf } from '#web/app/operations/rejection.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { useTogether } from '#web/app/operations/use-together.ts';
import { squadNames } from '../schedules/names.ts';
import type { RulesPanelProps } from './rules-panel-props.ts';

/** Point adjustments, manual orders and draws of one table, each with its reason. */
export function RulesDecisions({ seasonId, divisionId, rules, squads, unresolved }: RulesPanelProps) {
  const [entrantId, choose] = useState('');
  const [points, setPoints] = useState('-1');
  const [reason, setReason] = useState('');
  const nameOf = squadNames(squads);
  const adjust = useOperation(schedules, 'adjustStandings', { done: 'Points adjusted', showsProblem: true });
  const drop = useOperation(schedules, 'dropAdjustment', { done: 'Adjustment removed', showsProblem: true });
  const put = useOperation(schedules, 'orderByHand', { done: 'Order saved', showsProblem: true });
  const draw = useOperation(schedules, 'drawLots', { done: 'Lots drawn', showsProblem: true });
  const { isRunning, rejection } = useTogether(adjust, drop, put, draw);
  const at = { seasonId, divisionId, version: rules.version };
  const options = squads
    .filter((squad) => squad.divisionId === divisionId)
    .map(({ squadId, name }) => ({ value: squadId, label: name }));
  const level = unresolved.map((ids) => ids.map(nameOf).join(', ')).join('; ');
  return (
    <SpaceBetween size="m">
      {rejection && <Alert type="error">{sentenceOf(rejection)}</Alert>}
      {rules.adjustments.map((one, index) => (
        <SpaceBetween key={`${one.madeOn} ${one.entrantId} ${one.reason}`} direction="horizontal" size="xs">
          <span>{`${nameOf(one.entrantId)}: ${signed(one.points)}, ${one.reason}`}</span>
          <Button
            variant="inline-link"
            ariaLabel={`Remove the adjustment of ${nameOf(one.entrantId)}`}
            onClick={() => drop.run({ ...at, index })}
          >
            Remove
          </Button>
        </SpaceBetween>
      ))}
      <FormField label="Adjust points of">
        <Select
          options={options}
          selectedOption={options.find(({ value }) => value === entrantId) ?? null}
          placeholder="Choose a team"
          onChange={({ detail }) => choose(detail.selectedOption.value ?? '')}
        />
      </FormField>
      <NativeInput label="Points" type="number" value={points} onChange={setPoints} />
      <NativeInput label="Reason (everyone sees it)" type="text" value={reason} onChange={setReason} />
      <Button
        disabled={isRunning || entrantId === ''}
        onClick={() => adjust.run({ ...at, entrantId, points: Number(points), reason })}
      >
        Adjust
      </Button>
      <ManualOrder
        options={options}
        isBusy={isRunning}
        onOrder={(order, why) => void put.run({ ...at, order, reason: why })}
      />
      {unresolved.length > 0 && (
        <SpaceBetween size="xs">
          <span>{`Still tied: ${level}.`}</span>
          <Button disabled={isRunning} onClick={() => draw.run(at)}>
            Draw lots
          </Button>
        </SpaceBetween>
      )}
    </SpaceBetween>
  );
}

interface ManualOrderProps {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly isBusy: boolean;
  readonly onOrder: (order: string[], reason: string) => void;
}

/** An order of tied teams that the organizer decides. */
function ManualOrder({ options, isBusy, onOrder }: ManualOrderProps) {
  const [order, setOrder] = useState<readonly string[]>([]);
  const [reason, setReason] = useState('');
  return (
    <SpaceBetween size="xs">
      <FormField label="Set order yourself" description="Best first. Used where the tie-breakers say so.">
        <Multiselect
          options={options}
          selectedOptions={order.flatMap((id) => options.find(({ value }) => value === id) ?? [])}
          placeholder="Choose teams, best first"
          onChange={({ detail }) => setOrder(detail.selectedOptions.flatMap(({ value }) => value ?? []))}
        />
      </FormField>
      <NativeInput label="Reason for this order" type="text" value={reason} onChange={setReason} />
      <Button disabled={isBusy || order.length < 2} onClick={() => onOrder([...order], reason)}>
        Set order
      </Button>
    </SpaceBetween>
  );
}
