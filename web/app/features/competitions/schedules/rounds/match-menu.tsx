import ButtonDropdown from '@cloudscape-design/components/button-dropdown';
import type { DraftChange } from '#shared/competitions/schedules/contract.ts';
import type { ScheduledMatch } from '#shared/competitions/schedules/version.ts';

interface MatchMenuProps {
  readonly match: ScheduledMatch;
  /** Both names. */
  readonly name: string;
  readonly isBusy: boolean;
  /** Opens the choice of another time. */
  readonly onMove: (match: ScheduledMatch) => void;
  readonly onChange: (changes: DraftChange[]) => void;
}

/** Everything that can be done to one match. */
export const MatchMenu = ({ match, name, isBusy, onMove, onChange }: MatchMenuProps) => (
  <ButtonDropdown
    variant="icon"
    ariaLabel={`Change ${name}`}
    loading={isBusy}
    loadingText="Saving"
    items={itemsOf(match)}
    onItemClick={({ detail }) => {
      const { key } = match;
      if (detail.id === 'move') onMove(match);
      if (detail.id === 'lock' || detail.id === 'unlock' || detail.id === 'turn' || detail.id === 'takeOff')
        onChange([{ do: detail.id, key }]);
    }}
  />
);

function itemsOf({ at, locked }: ScheduledMatch) {
  if (locked) return [{ id: 'unlock', text: 'Unlock' }];
  const move = { id: 'move', text: at ? 'Move or swap' : 'Choose a time' };
  const turn = { id: 'turn', text: 'Swap home and away' };
  return at ? [move, { id: 'lock', text: 'Lock' }, turn, { id: 'takeOff', text: 'Unschedule' }] : [move, turn];
}
