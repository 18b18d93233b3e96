import ExpandableSection from '@cloudscape-design/components/expandable-section';
import FormField from '@cloudscape-design/components/form-field';
import Textarea from '@cloudscape-design/components/textarea';
import { newTeamInvites } from '#shared/teams/invites/inviting.ts';
import { roleLabel, roleSays } from '#shared/teams/members/role-words.ts';
import { teamRoles } from '#shared/teams/permissions.ts';
import { addressesIn } from '../invites/addresses-in.ts';

interface RoleFieldsProps {
  /** As it was typed. */
  readonly invited: string;
  readonly onInvited: (text: string) => void;
}

/** Whom the owner invites as soon as the community is there, and what people can be in it. */
export function RoleFields({ invited, onInvited }: RoleFieldsProps) {
  const found = addressesIn(invited).length;
  return (
    <>
      <FormField
        label="Invite by e-mail (optional)"
        description="They get a mail as soon as the community is there, and are asked whether they come."
        constraintText={`One after the other, at most ${newTeamInvites} on the first day. ${found} found.`}
        errorText={found > newTeamInvites && `At most ${newTeamInvites} on the first day.`}
        stretch
      >
        <Textarea value={invited} rows={4} onChange={({ detail }) => onInvited(detail.value)} />
      </FormField>
      <p>You are the owner. Once people are in, you give them roles on the page of the community.</p>
      <ExpandableSection headerText="What each role may do">
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
