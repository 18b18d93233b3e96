import ColumnLayout from '@cloudscape-design/components/column-layout';
import ExpandableSection from '@cloudscape-design/components/expandable-section';
import FormField from '@cloudscape-design/components/form-field';
import Select from '@cloudscape-design/components/select';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { poolName } from '#shared/competitions/schedules/planned-division.ts';
import { NativeInput } from '#web/app/forms/fields/native-input.tsx';
import { type DivisionValues, inPools } from './plan-values.ts';

interface Props {
  readonly name: string;
  readonly squads: readonly { readonly squadId: string; readonly name: string }[];
  readonly way: DivisionValues;
  readonly onChange: (way: DivisionValues) => void;
}

const formats = [
  { value: 'round_robin', label: 'Round robin' },
  { value: 'pools', label: 'Pools (round robin in each)' },
  { value: 'swiss', label: 'Swiss (teams with similar records meet)' },
  { value: 'ladder', label: 'Ladder (lower teams challenge)' },
  { value: 'none', label: 'Not in the schedule' },
] as const;

/** How one division is played. */
export function DivisionPlan({ name, squads, way, onChange }: Props) {
  const { format, meetings, rounds, reach, pools } = way;
  const ids = squads.map(({ squadId }) => squadId);
  const set = (part: Partial<DivisionValues>) => onChange({ ...way, ...part });
  const deal = (count: number) => inPools(Math.min(16, Math.max(1, count)), ids, way);
  const choose = (to: DivisionValues['format']) =>
    set({ format: to, ...(to === 'pools' && { pools: deal(pools.length || 2) }) });
  return (
    <SpaceBetween size="s">
      <ColumnLayout columns={2}>
        <FormField label={`Format of ${name}`}>
          <Select
            options={formats}
            selectedOption={formats.find(({ value }) => value === format) ?? null}
            onChange={({ detail }) => choose(detail.selectedOption.value as DivisionValues['format'])}
          />
        </FormField>
        {(format === 'round_robin' || format === 'pools') && (
          <NativeInput
            label={`${name}: times teams meet`}
            type="number"
            value={String(meetings)}
            onChange={(count) => set({ meetings: Number(count) })}
          />
        )}
        {format === 'pools' && (
          <NativeInput
            label={`${name}: pools`}
            type="number"
            value={String(pools.length)}
            onChange={(count) => set({ pools: deal(Number(count)) })}
          />
        )}
        {(format === 'swiss' || format === 'ladder') && (
          <NativeInput
            label={`${name}: rounds`}
            type="number"
            value={String(rounds)}
            onChange={(count) => set({ rounds: Number(count) })}
          />
        )}
        {format === 'ladder' && (
          <NativeInput
            label={`${name}: rungs a team can challenge up`}
            type="number"
            value={String(reach)}
            onChange={(count) => set({ reach: Number(count) })}
          />
        )}
      </ColumnLayout>
      {format === 'pools' && <Pools squads={squads} pools={pools} onChange={(dealt) => set({ pools: dealt })} />}
    </SpaceBetween>
  );
}

interface PoolsProps extends Pick<Props, 'squads'> {
  readonly pools: DivisionValues['pools'];
  readonly onChange: (pools: string[][]) => void;
}

/** Who is in which pool. */
function Pools({ squads, pools, onChange }: PoolsProps) {
  const options = pools.map((_, at) => ({ value: String(at), label: `Pool ${poolName(at)}` }));
  const move = (squadId: string, to: number) =>
    onChange(pools.map((pool, at) => [...pool.filter((id) => id !== squadId), ...(at === to ? [squadId] : [])]));
  return (
    <ExpandableSection headerText="Pools">
      <ColumnLayout columns={2}>
        {squads.map(({ squadId, name }) => (
          <FormField key={squadId} label={name}>
            <Select
              options={options}
              selectedOption={options[pools.findIndex((pool) => pool.includes(squadId))] ?? null}
              onChange={({ detail }) => move(squadId, Number(detail.selectedOption.value))}
            />
          </FormField>
        ))}
      </ColumnLayout>
    </ExpandableSection>
  );
}
