import { hasFeature } from '#shared/teams/details/features.ts';
import type { TeamView } from '#shared/teams/details/views.ts';
import { grantLabel } from '#shared/teams/members/grants.ts';
import { roleLabel } from '#shared/teams/members/role-words.ts';
import type { Member } from '#shared/teams/schemas.ts';
import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { Avatar } from '#web/blocks/look/avatar.ts';
import { Chip } from '#web/blocks/look/chip.ts';

interface TeamMembersProps {
  readonly view: TeamView;
  readonly members: readonly Member[];
}

/** The faces of a community. Roles are changed under Manage. */
export const TeamMembers = ({ view: { team, roles }, members }: TeamMembersProps) => (
  <section className="page-card">
    <div className="page-part-head">
      <h2>Members</h2>
      {roles.length > 0 && (
        <span className="team-ways">
          <AppLink to={paths.teamRoster(team.teamId)}>Roster</AppLink>
          {hasFeature(team, 'duties') && <AppLink to={paths.teamDuties(team.teamId)}>Duties</AppLink>}
        </span>
      )}
    </div>
    <ul className="page-faces">
      {members.map((member, position) => (
        <li key={member.userId ?? position} className="page-face">
          <Face member={member} />
        </li>
      ))}
    </ul>
  </section>
);

/** A member with the role they are known by; who may read medical notes is said for all members to see. */
export const Face = ({ member: { displayName, roles, grants = [], isSupporter } }: { readonly member: Member }) => (
  <>
    <Avatar name={displayName} size={40} />
    <div>
      <strong>{displayName}</strong>
      {isSupporter && <Chip tone="in">Supporter</Chip>}
      <span>{roles.map((role) => roleLabel[role]).join(', ')}</span>
      {grants.map((grant) => (
        <span key={grant}>{`Can see ${grantLabel[grant]}`}</span>
      ))}
    </div>
  </>
);
