import ButtonDropdown from '@cloudscape-design/components/button-dropdown';
import { quantity } from '#shared/quantity.ts';
import { teamRoster } from '#shared/teams/roster/contract.ts';
import type { RosterSheet } from '#shared/teams/roster/sheet.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { type RosterLine, squadIdsOf } from './roster-line.ts';

interface ChooseTeamProps {
  readonly teamId: string;
  readonly sheet: RosterSheet;
  /** The selected lines. */
  readonly lines: readonly RosterLine[];
  readonly onDone: () => void;
}

const noTeam = 'none';

/** Puts the selected players on one team of the roster, or on none; says so where that takes them off another. */
export function ChooseTeam({ teamId, sheet: { squads }, lines, onDone }: ChooseTeamProps) {
  const { run, isRunning } = useOperation(teamRoster, 'chooseRosterTeam', {
    done: ({ changed, skipped }, { squadId }) => {
      const name = squads.find((team) => team.squadId === squadId)?.name;
      const where = name ? `on ${name}` : 'on no team';
      const left = lines.some((line) => squadIdsOf(line).some((id) => id !== squadId)) ? ', and off other teams' : '';
      const rest = skipped > 0 ? `. ${quantity(skipped, 'player')} changed meanwhile: try again` : '';
      return `${quantity(changed, 'player')} now ${where}${name ? left : ''}${rest}`;
    },
    onDone,
  });
  const choose = (id: string) =>
    void run({
      teamId,
      ...(id !== noTeam && { squadId: id }),
      userIds: lines.flatMap((line) => (line.kind === 'member' ? line.id : [])),
      inviteIds: lines.flatMap((line) => (line.kind === 'person' ? line.id : [])),
    });
  return (
    <ButtonDropdown
      loading={isRunning}
      expandToViewport
      items={[...squads.map(({ squadId, name }) => ({ id: squadId, text: name })), { id: noTeam, text: 'No team' }]}
      onItemClick={({ detail }) => choose(detail.id)}
    >
      Choose a team
    </ButtonDropdown>
  );
}
