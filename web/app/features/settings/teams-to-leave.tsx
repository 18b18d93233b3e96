import Alert from '@cloudscape-design/components/alert';
import { paths } from '../../paths.ts';
import { AppLink } from '../../shell/app-link.tsx';

interface TeamsToLeaveProps {
  readonly teams: readonly { readonly teamId: string; readonly name: string; readonly role: string }[];
}

/** On whose rosters somebody is who wants to go (R-DEL-03, R-DEL-06). */
export const TeamsToLeave = ({ teams }: TeamsToLeaveProps) => (
  <Alert type="info" header="Leave or delete your teams first">
    <ul className="teams-to-leave">
      {teams.map(({ teamId, name, role }) => (
        <li key={teamId}>
          <AppLink to={paths.team(teamId)}>{name}</AppLink> {role === 'owner' ? 'is yours: delete it' : 'leave it'}
        </li>
      ))}
    </ul>
  </Alert>
);
