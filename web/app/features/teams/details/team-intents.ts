import type { Input } from '#shared/contract/operation.ts';
import { teams } from '#shared/teams/contract.ts';
import { teamMembers } from '#shared/teams/members/contract.ts';
import { operations } from '#web/app/operations/operations.ts';

type Operations = typeof teamMembers.operations;
type Of<Id extends keyof Operations> = Omit<Input<Operations[Id]>, 'teamId'>;

type TeamOperations = typeof teams.operations;
type OfTeam<Id extends keyof TeamOperations> = Omit<Input<TeamOperations[Id]>, 'teamId'>;

/** What people do on the page of a community. */
export type TeamIntent =
  | ({ readonly intent: 'join' } & Of<'joinTeam'>)
  | { readonly intent: 'joinByCode'; readonly code: string }
  | { readonly intent: 'leave' }
  | ({ readonly intent: 'answer' } & Of<'answerTeamRequest'>)
  | ({ readonly intent: 'roles' } & Of<'changeTeamRoles'>)
  | ({ readonly intent: 'grant' } & Of<'grantInTeam'>)
  | ({ readonly intent: 'remove' } & Of<'removeTeamMember'>)
  | ({ readonly intent: 'offer' } & Of<'offerOwnership'>)
  | { readonly intent: 'withdraw' }
  | ({ readonly intent: 'answerOffer' } & Of<'answerOwnership'>)
  | ({ readonly intent: 'standing' } & OfTeam<'setTeamStanding'>)
  | ({ readonly intent: 'delete' } & OfTeam<'deleteTeam'>);

type Does = { readonly [Intent in TeamIntent['intent']]: (sent: never) => Promise<string> };

/** Does it, and says so. */
export function teamIntents(teamId: string, sent: TeamIntent): Promise<string> {
  const does: Does = {
    join: async ({ answers }: Of<'joinTeam'>) => {
      const { outcome } = await operations(teamMembers).joinTeam({ teamId, answers });
      return outcome === 'member' ? 'You are a member now' : 'Your request is sent';
    },
    joinByCode: async ({ code }: { code: string }) => {
      await operations(teamMembers).joinTeamByCode({ code });
      return 'You are a member now';
    },
    leave: async () => {
      await operations(teamMembers).leaveTeam({ teamId });
      return 'You are no member and ask for nothing any more';
    },
    answer: async ({ userId, decision }: Of<'answerTeamRequest'>) => {
      await operations(teamMembers).answerTeamRequest({ teamId, userId, decision });
      return decision === 'accept' ? 'They are a member now' : 'The request is declined';
    },
    roles: async ({ userId, roles }: Of<'changeTeamRoles'>) => {
      await operations(teamMembers).changeTeamRoles({ teamId, userId, roles });
      return 'The roles are changed, and the person is told';
    },
    grant: async ({ userId, grants }: Of<'grantInTeam'>) => {
      await operations(teamMembers).grantInTeam({ teamId, userId, grants });
      return grants.length > 0 ? 'They may read medical notes at events' : 'They may read medical notes no more';
    },
    remove: async ({ userId }: Of<'removeTeamMember'>) => {
      await operations(teamMembers).removeTeamMember({ teamId, userId });
      return 'They are off the roster';
    },
    offer: async ({ userId, isLeaving }: Of<'offerOwnership'>) => {
      await operations(teamMembers).offerOwnership({ teamId, userId, isLeaving });
      return 'The offer stands for 14 days';
    },
    withdraw: async () => {
      await operations(teamMembers).withdrawOwnership({ teamId });
      return 'The offer is taken back';
    },
    answerOffer: async ({ answer }: Of<'answerOwnership'>) => {
      await operations(teamMembers).answerOwnership({ teamId, answer });
      return answer === 'accept' ? 'The community is yours now' : 'You declined the offer';
    },
    standing: async ({ to, version }: OfTeam<'setTeamStanding'>) => {
      await operations(teams).setTeamStanding({ teamId, to, version });
      return to === 'archived' ? 'The community is archived' : 'The community is back';
    },
    delete: async ({ name }: OfTeam<'deleteTeam'>) => {
      await operations(teams).deleteTeam({ teamId, name });
      return 'The community is deleted';
    },
  };
  return does[sent.intent](sent as never);
}
