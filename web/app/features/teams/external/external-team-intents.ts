import type { Parsed } from '#shared/contract/operation.ts';
import type { externalTeamOperations } from '#shared/teams/external/operations.ts';
import { organizations } from '#shared/teams/organizations/contract.ts';
import { operations } from '#web/app/operations/operations.ts';

type Operations = typeof externalTeamOperations;
type OfTeam = { readonly externalTeamId: string };

/** What whoever keeps the seasons of a community does with its opponents. */
export type ExternalTeamIntent =
  | ({ readonly intent: 'add' } & Parsed<Operations['addExternalTeam']>)
  | ({ readonly intent: 'change' } & Parsed<Operations['changeExternalTeam']>)
  | ({ readonly intent: 'remove' } & OfTeam)
  | ({ readonly intent: 'invite' } & OfTeam)
  | ({ readonly intent: 'answer'; readonly answer: 'accept' | 'decline' } & OfTeam);

/** Does it, and says so. */
export async function externalTeamIntents(teamId: string, sent: ExternalTeamIntent): Promise<string> {
  switch (sent.intent) {
    case 'add': {
      const { intent: _, ...details } = sent;
      const { name } = await operations(organizations).addExternalTeam({ ...details, teamId });
      return `${name} is listed`;
    }
    case 'change': {
      const { intent: _, ...details } = sent;
      const { name } = await operations(organizations).changeExternalTeam({ ...details, teamId });
      return `${name} is changed`;
    }
    case 'remove':
      await operations(organizations).removeExternalTeam({ teamId, externalTeamId: sent.externalTeamId });
      return 'The team is off the list';
    case 'invite':
      await operations(organizations).inviteExternalTeam({ teamId, externalTeamId: sent.externalTeamId });
      return 'The link is on its way';
    default:
      await operations(organizations).answerExternalClaim({
        teamId,
        externalTeamId: sent.externalTeamId,
        answer: sent.answer,
      });
      return sent.answer === 'accept' ? 'They are one and the same now' : 'The claim is declined';
  }
}
