import Button from '@cloudscape-design/components/button';
import { lazy, Suspense, useState } from 'react';
import { quantity } from '#shared/quantity.ts';
import { teamInvites } from '#shared/teams/invites/contract.ts';
import type { RosterSheet } from '#shared/teams/roster/sheet.ts';
import { operations } from '#web/app/operations/operations.ts';
import { useChange } from '#web/app/operations/use-change.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { ConfirmDialog } from '#web/app/shell/dialogs/confirm-dialog.tsx';
import { ChooseTeam } from './choose-team.tsx';
import { mayBeInvited, type RosterLine } from './roster-line.ts';

const MergePlayers = lazy(async () => ({ default: (await import('./merge-players.tsx')).MergePlayers }));

interface PeopleActsProps {
  readonly teamId: string;
  readonly sheet: RosterSheet;
  /** The selected lines. */
  readonly lines: readonly RosterLine[];
  readonly onDone: () => void;
}

/** What can be done with the selected players: all get a team; those who have no account are invited, merged and removed. */
export function PeopleActs({ teamId, sheet, lines, onDone }: PeopleActsProps) {
  const people = lines.flatMap((line) => (line.kind === 'person' ? line.person : []));
  const [isMerging, setMerging] = useState(false);
  const [first, second] = lines;
  const pair = first && second && lines.length === 2 && people.length > 0 ? ([first, second] as const) : undefined;
  const [isAsking, setAsking] = useState(false);
  const reachable = people.filter(mayBeInvited);
  const invite = useOperation(teamInvites, 'inviteToTeam', {
    done: ({ invited }) => `${quantity(invited, 'invitation')} sent`,
    onDone,
  });
  const remove = useChange((input: { teamId: string; inviteIds: string[] }) => removeAll(input), {
    done: `${quantity(people.length, 'player')} removed`,
    onDone,
  });
  return (
    <>
      {sheet.squads.length > 0 && <ChooseTeam teamId={teamId} sheet={sheet} lines={lines} onDone={onDone} />}
      {reachable.length > 0 && (
        <Button
          loading={invite.isRunning}
          onClick={() => void invite.run({ teamId, inviteIds: reachable.map(({ inviteId }) => inviteId) })}
        >
          {`Invite ${reachable.length}`}
        </Button>
      )}
      {people.length > 0 && (
        <Button loading={remove.isRunning} onClick={() => setAsking(true)}>
          {`Remove ${people.length}`}
        </Button>
      )}
      {pair && <Button onClick={() => setMerging(true)}>Merge</Button>}
      <Suspense>
        {pair && isMerging && (
          <MergePlayers
            teamId={teamId}
            pair={pair}
            sheet={sheet}
            onClose={() => setMerging(false)}
            onDone={() => {
              setMerging(false);
              onDone();
            }}
          />
        )}
      </Suspense>
      <ConfirmDialog
        isOpen={isAsking}
        title={`Remove ${quantity(people.length, 'player')}?`}
        verb="Remove"
        onConfirm={() => {
          setAsking(false);
          void remove.run({ teamId, inviteIds: people.map(({ inviteId }) => inviteId) });
        }}
        onClose={() => setAsking(false)}
      >
        They leave the roster, and links they were sent stop working. On teams where they play, they stay.
      </ConfirmDialog>
    </>
  );
}

async function removeAll({ teamId, inviteIds }: { teamId: string; inviteIds: string[] }): Promise<object> {
  for (const inviteId of inviteIds) await operations(teamInvites).revokeTeamInvite({ teamId, inviteId });
  return {};
}
