import ButtonDropdown from '@cloudscape-design/components/button-dropdown';
import Multiselect from '@cloudscape-design/components/multiselect';
import type { TeamView } from '#shared/teams/details/views.ts';
import { teamMembers } from '#shared/teams/members/contract.ts';
import { grantableRoles } from '#shared/teams/members/granting.ts';
import { grantLabel, grantsWithin } from '#shared/teams/members/grants.ts';
import { roleLabel } from '#shared/teams/members/role-words.ts';
import { teamGrants } from '#shared/teams/permissions.ts';
import type { Member } from '#shared/teams/schemas.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { useGrant } from '../members/use-grant.ts';

interface ManagedMemberProps {
  readonly member: Member;
  readonly view: TeamView;
  readonly onOffer: () => void;
  readonly onRemove: () => void;
}

/** A member's roles, and the rarer actions in a menu. */
export function ManagedMember({ member, view: { team, may, offer }, onOffer, onRemove }: ManagedMemberProps) {
  const { userId = '', displayName, roles } = member;
  const { teamId } = team;
  const { run: grant } = useGrant();
  const { run: withdraw } = useOperation(teamMembers, 'withdrawOwnership', { done: 'Offer canceled' });
  const { run: changeRoles } = useOperation(teamMembers, 'changeTeamRoles', {
    done: 'Roles saved. We let them know',
  });
  const grantsAdmin = may.includes('grantAdmin');
  if (roles.includes('admin') && !grantsAdmin) return null;
  const options = grantableRoles
    .filter((role) => role !== 'admin' || grantsAdmin)
    .map((role) => ({ value: role, label: roleLabel[role] }));
  const isHeir = offer?.userId === userId;
  const done = {
    offer: onOffer,
    withdraw: () => void withdraw({ teamId }),
    remove: onRemove,
    trust: () => void grant({ teamId, userId, grants: ['safety'] }),
    distrust: () => void grant({ teamId, userId, grants: [] }),
  };
  const handing = isHeir
    ? { id: 'withdraw', text: 'Cancel the offer' }
    : { id: 'offer', text: `Make ${displayName} the owner` };
  return (
    <>
      <Multiselect
        ariaLabel={`Roles of ${displayName}`}
        placeholder="Roles"
        hideTokens
        options={options}
        selectedOptions={options.filter(({ value }) => roles.includes(value))}
        onChange={({ detail: { selectedOptions } }) => {
          const chosen = selectedOptions.map(({ value }) => value ?? 'member');
          void changeRoles({ teamId, userId, roles: chosen.length > 0 ? chosen : ['member'] });
        }}
      />
      <ButtonDropdown
        variant="icon"
        ariaLabel={`More for ${displayName}`}
        expandToViewport
        items={[
          ...(may.includes('transferTeam') ? [handing] : []),
          ...trusting(member, grantsAdmin),
          { id: 'remove', text: `Remove ${displayName}` },
        ]}
        onItemClick={({ detail }) => done[detail.id as keyof typeof done]()}
      />
    </>
  );
}

/** The owner shares medical notes of children; only some roles can have them. */
const trusting = ({ displayName, roles, grants = [] }: Member, isOwner: boolean) => {
  if (!isOwner || grantsWithin(roles, teamGrants).length === 0) return [];
  return [
    grants.includes('safety')
      ? { id: 'distrust', text: `Stop sharing medical notes with ${displayName}` }
      : { id: 'trust', text: `Share medical notes with ${displayName}`, description: grantLabel.safety },
  ];
};
