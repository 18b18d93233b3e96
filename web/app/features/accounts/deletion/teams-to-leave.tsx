import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { isOrganization } from './leave-roster.ts';
import type { Roster } from './use-deletion.ts';

interface TeamsToLeaveProps {
  readonly teams: readonly Roster[];
  readonly isLeaving: boolean;
  readonly onLeave: (teams: readonly Roster[]) => void;
}

const isOwned = ({ role }: Roster) => role === 'owner' || role === 'orgOwner';
/** Where an owner hands the team over or deletes it, and members see it. */
const pathOf = ({ teamId }: Roster) => (isOrganization(teamId) ? paths.manageOrganization(teamId) : paths.team(teamId));

/** The rosters a leaving player is on, and a way off each (R-DEL-03, R-DEL-06; domain 4.24). */
export function TeamsToLeave({ teams, isLeaving, onLeave }: TeamsToLeaveProps) {
  const [asked, setAsked] = useState<readonly Roster[]>([]);
  const leavable = teams.filter((team) => !isOwned(team));
  if (asked.length > 0)
    return (
      <LeaveQuestion
        teams={asked}
        onStay={() => setAsked([])}
        onLeave={() => {
          onLeave(asked);
          setAsked([]);
        }}
      />
    );
  return (
    <Alert type="info" header="Leave or delete your teams first">
      <ul className="teams-to-leave">
        {teams.map((team) => (
          <li key={team.teamId}>
            <AppLink to={pathOf(team)}>{team.name}</AppLink>{' '}
            {isOwned(team) ? (
              'You own it: hand it over or delete it'
            ) : (
              <Button
                variant="inline-link"
                ariaLabel={`Leave ${team.name}`}
                disabled={isLeaving}
                onClick={() => setAsked([team])}
              >
                Leave
              </Button>
            )}
          </li>
        ))}
      </ul>
      {leavable.length > 1 && (
        <Button loading={isLeaving} onClick={() => setAsked(leavable)}>
          Leave all you don’t own
        </Button>
      )}
    </Alert>
  );
}

interface LeaveQuestionProps {
  readonly teams: readonly Roster[];
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** In the place of the list: a dialog of its own would stand on the one that asks for DELETE. */
const LeaveQuestion = ({ teams, onStay, onLeave }: LeaveQuestionProps) => (
  <Alert type="warning" header={`Leave ${teams.map(({ name }) => name).join(', ')}?`}>
    <SpaceBetween size="s">
      <span>You’re off the roster right away. To come back, join again.</span>
      <SpaceBetween direction="horizontal" size="xs">
        <Button onClick={onLeave}>{teams.length > 1 ? 'Leave them' : 'Leave it'}</Button>
        <Button variant="link" onClick={onStay}>
          Stay
        </Button>
      </SpaceBetween>
    </SpaceBetween>
  </Alert>
);
