import SegmentedControl from '@cloudscape-design/components/segmented-control';
import { type RosterLine, type RosterState, rosterStates, stateOf, stateWords } from './roster-line.ts';

interface StatesProps {
  readonly lines: readonly RosterLine[];
  readonly state: RosterState | 'all';
  readonly onChange: (state: RosterState | 'all') => void;
}

/** How many have joined, and how many not: each number lists those. */
export function States({ lines, state, onChange }: StatesProps) {
  const counted = rosterStates.map((one) => ({ one, count: lines.filter((line) => stateOf(line) === one).length }));
  const options = [
    { id: 'all', text: `All ${lines.length}` },
    ...counted
      .filter(({ count }) => count > 0)
      .map(({ one, count }) => ({ id: one, text: `${stateWords[one]} ${count}` })),
  ];
  return (
    <SegmentedControl
      label="Players by status"
      options={options}
      selectedId={options.some(({ id }) => id === state) ? state : 'all'}
      onChange={({ detail }) => onChange(rosterStates.find((one) => one === detail.selectedId) ?? 'all')}
    />
  );
}
