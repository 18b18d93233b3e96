import ButtonDropdown from '@cloudscape-design/components/button-dropdown';
import Multiselect from '@cloudscape-design/components/multiselect';
import type { TeamView } from '#shared/teams/details/views.ts';
import { grantableRoles } from '#shared/teams/members/granting.ts';
import { grantLabel, grantsWithin } from '#shared/teams/members/grants.ts';
import { roleLabel } from '#shared/teams/members/role-words.ts';
import { type TeamGrant, teamGrants } from '#shared/teams/permissions.ts';
import type { Member } from '#shared/teams/schemas.ts';
import type { TeamSend } from './use-team-send.ts';

interface ManagedMemberProps {
  readonly member: Member;
  readonly view: TeamView;
  readonly send: TeamSend;
  readonly onOffer: () => void;
  readonly onRemove: () => void;
}

/** The roles of somebody else, and what is seldom done about them. */
export function ManagedMember({ member, view: { may, offer }, send, onOffer, onRemove }: ManagedMemberProps) {
  const { userId = '', displayName, roles } = member;
  const grantsAdmin = may.includes('grantAdmin');
  if (roles.includes('admin') && !grantsAdmin) return null;
  const options = grantableRoles
    .filter((role) => role !== 'admin' || grantsAdmin)
    .map((role) => ({ value: role, label: roleLabel[role] }));
  const isHeir = offer?.userId === userId;
  const grant = (grants: TeamGrant[]) => () => send({ intent: 'grant', userId, grants });
  const done = {
    offer: onOffer,
    withdraw: () => send({ intent: 'withdraw' }),
    remove: onRemove,
    trust: grant(['safety']),
    distrust: grant([]),
  };
  const handing = isHeir
    ? { id: 'withdraw', text: 'Take back the offer' }
    : { id: 'offer', text: `Offer the community to ${displayName}` };
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
          send({ intent: 'roles', userId, roles: chosen.length > 0 ? chosen : ['member'] });
        }}
      />
      <ButtonDropdown
        variant="icon"
        ariaLabel={`More about ${displayName}`}
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

/** The owner says who may read what is noted of children; only roles that leave room for it can be trusted. */
const trusting = ({ displayName, roles, grants = [] }: Member, isOwner: boolean) => {
  if (!isOwner || grantsWithin(roles, teamGrants).length === 0) return [];
  return [
    grants.includes('safety')
      ? { id: 'distrust', text: `Medical notes: no longer for ${displayName}` }
      : { id: 'trust', text: `Medical notes: let ${displayName} read them`, description: grantLabel.safety },
  ];
};
