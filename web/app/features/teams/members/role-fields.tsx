import ExpandableSection from '@cloudscape-design/components/expandable-section';
import FormField from '@cloudscape-design/components/form-field';
import Textarea from '@cloudscape-design/components/textarea';
import { newTeamInvites } from '#shared/teams/invites/inviting.ts';
import { roleLabel, roleSays } from '#shared/teams/members/role-words.ts';
import { teamRoles } from '#shared/teams/permissions.ts';
import { addressesIn } from '../invites/addresses-in.ts';

interface RoleFieldsProps {
  /** As typed. */
  readonly invited: string;
  readonly onInvited: (text: string) => void;
}

/** The invites to send once the community is created, and the roles there are. */
export function RoleFields({ invited, onInvited }: RoleFieldsProps) {
  const found = addressesIn(invited).length;
  return (
    <>
      <FormField
        label="Invite by email (optional)"
        description="We’ll email the invites once you create the community."
        constraintText={`Separate addresses with commas, spaces or new lines, up to ${newTeamInvites} on the first day. ${found} found.`}
        errorText={found > newTeamInvites && `Up to ${newTeamInvites} on the first day.`}
        stretch
      >
        <Textarea value={invited} rows={4} onChange={({ detail }) => onInvited(detail.value)} />
      </FormField>
      <p>You’re the owner. Once players join, you can give them roles under Manage.</p>
      <ExpandableSection headerText="What each role can do">
        <dl className="team-facts">
          {teamRoles.map((role) => (
            <div key={role}>
              <dt>{roleLabel[role]}</dt>
              <dd>{roleSays[role]}</dd>
            </div>
          ))}
        </dl>
      </ExpandableSection>
    </>
  );
}
