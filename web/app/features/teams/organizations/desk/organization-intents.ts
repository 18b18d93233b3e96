import { organizations } from '#shared/teams/organizations/contract.ts';
import { operations } from '#web/app/operations/operations.ts';

/** What the people of an organisation do on the page that manages it. */
export type OrganizationIntent =
  | {
      readonly intent: 'roles';
      readonly userId: string;
      readonly roles: readonly string[];
      readonly seasonGroupIds: readonly string[];
    }
  | { readonly intent: 'remove'; readonly userId: string }
  | { readonly intent: 'leave' }
  | { readonly intent: 'handOver'; readonly userId: string }
  | { readonly intent: 'delete'; readonly name: string }
  | { readonly intent: 'invite'; readonly teamId: string }
  | { readonly intent: 'attach'; readonly teamId: string }
  | { readonly intent: 'detach'; readonly teamId: string };

type Of<Name extends OrganizationIntent['intent']> = Extract<OrganizationIntent, { intent: Name }>;
type Does = { readonly [Name in OrganizationIntent['intent']]: (sent: never) => Promise<string> };

/** Does it, and says so. */
export function organizationIntents(organizationId: string, sent: OrganizationIntent): Promise<string> {
  const does: Does = {
    roles: async ({ userId, roles, seasonGroupIds }: Of<'roles'>) => {
      const given = { roles: [...roles], seasonGroupIds: [...seasonGroupIds] };
      await operations(organizations).setOrganizationRoles({ organizationId, userId, ...given });
      return 'The roles are given, and the person is told';
    },
    remove: async ({ userId }: Of<'remove'>) => {
      await operations(organizations).removeFromOrganization({ organizationId, userId });
      return 'They have no role there any more';
    },
    leave: async () => {
      await operations(organizations).leaveOrganization({ organizationId });
      return 'You have no role there any more';
    },
    handOver: async ({ userId }: Of<'handOver'>) => {
      await operations(organizations).handOverOrganization({ organizationId, userId });
      return 'The organization is theirs now; you stay an admin';
    },
    delete: async ({ name }: Of<'delete'>) => {
      await operations(organizations).deleteOrganization({ organizationId, name });
      return 'The organization is deleted';
    },
    invite: async ({ teamId }: Of<'invite'>) => {
      const { status } = await operations(organizations).inviteTeam({ organizationId, teamId });
      return status === 'attached' ? 'The community belongs to it now' : 'The owner of the community is asked';
    },
    attach: async ({ teamId }: Of<'attach'>) => {
      await operations(organizations).attachTeam({ organizationId, teamId });
      return 'The community belongs to it now';
    },
    detach: async ({ teamId }: Of<'detach'>) => {
      await operations(organizations).detachTeam({ organizationId, teamId });
      return 'The community has nothing to do with it any more';
    },
  };
  return does[sent.intent](sent as never);
}
