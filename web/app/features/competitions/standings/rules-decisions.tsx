import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import Multiselect from '@cloudscape-design/components/multiselect';
import Select from '@cloudscape-design/components/select';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { signed } from '#shared/competitions/standings/words.ts';
import { NativeInput } from '#web/app/forms/fields/native-input.tsx';
import { squadNames } from '../schedules/names.ts';
import type { RulesIntent } from './rules-action.ts';
import type { RulesPanelProps } from './rules-panel-props.ts';

interface Props extends RulesPanelProps {
  readonly send: (intent: RulesIntent) => unknown;
  readonly isBusy: boolean;
}

/** Adjustments and draws: decisions about one table, each with its reason. */
export function RulesDecisions({ divisionId, rules, squads, unresolved, send, isBusy }: Props) {
  const [entrantId, choose] = useState('');
  const [points, setPoints] = useState('-1');
  const [reason, setReason] = useState('');
  const nameOf = squadNames(squads);
  const at = { divisionId, version: rules.version };
  const options = squads
    .filter((squad) => squad.divisionId === divisionId)
    .map(({ squadId, name }) => ({ value: squadId, label: name }));
  const level = unresolved.map((ids) => ids.map(nameOf).join(', ')).join('; ');
  return (
    <SpaceBetween size="m">
      {rules.adjustments.map((one, index) => (
        <SpaceBetween key={`${one.madeOn} ${one.entrantId} ${one.reason}`} direction="horizontal" size="xs">
          <span>{`${nameOf(one.entrantId)}: ${signed(one.points)}, ${one.reason}`}</span>
          <Button
            variant="inline-link"
            ariaLabel={`Take back the adjustment of ${nameOf(one.entrantId)}`}
            onClick={() => send({ intent: 'drop', ...at, index })}
          >
            Take back
          </Button>
        </SpaceBetween>
      ))}
      <FormField label="Give or take points of">
        <Select
          options={options}
          selectedOption={options.find(({ value }) => value === entrantId) ?? null}
          placeholder="Choose a squad"
          onChange={({ detail }) => choose(detail.selectedOption.value ?? '')}
        />
      </FormField>
      <NativeInput label="Points" type="number" value={points} onChange={setPoints} />
      <NativeInput label="Reason that everybody reads" type="text" value={reason} onChange={setReason} />
      <Button
        disabled={isBusy || entrantId === ''}
        onClick={() => send({ intent: 'adjust', ...at, entrantId, points: Number(points), reason })}
      >
        Adjust
      </Button>
      <ManualOrder
        {...{ options, isBusy }}
        onOrder={(order, why) => send({ intent: 'order', ...at, order, reason: why })}
      />
      {unresolved.length > 0 && (
        <SpaceBetween size="xs">
          <span>{`Nothing parts: ${level}.`}</span>
          <Button disabled={isBusy} onClick={() => send({ intent: 'lots', ...at })}>
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

/** An order of some who are level, as somebody decided it. */
function ManualOrder({ options, isBusy, onOrder }: ManualOrderProps) {
  const [order, setOrder] = useState<readonly string[]>([]);
  const [reason, setReason] = useState('');
  return (
    <SpaceBetween size="xs">
      <FormField label="Put in order by hand" description="Best first. It counts where the tie-breakers say so.">
        <Multiselect
          options={options}
          selectedOptions={order.flatMap((id) => options.find(({ value }) => value === id) ?? [])}
          placeholder="Choose squads, best first"
          onChange={({ detail }) => setOrder(detail.selectedOptions.flatMap(({ value }) => value ?? []))}
        />
      </FormField>
      <NativeInput label="Why in this order" type="text" value={reason} onChange={setReason} />
      <Button disabled={isBusy || order.length < 2} onClick={() => onOrder([...order], reason)}>
        Set the order
      </Button>
    </SpaceBetween>
  );
}
