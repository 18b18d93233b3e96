import type { Parsed } from '#shared/contract/operation.ts';
import { teams } from '#shared/teams/contract.ts';
import { teamInvites } from '#shared/teams/invites/contract.ts';
import { operations } from '#web/app/operations/operations.ts';
import { toRejection } from '#web/app/operations/rejection.ts';
import { invitedWords } from '../../invites/invited-words.ts';

interface Making {
  readonly team: Parsed<typeof teams.operations.createTeam>;
  /** Addresses. */
  readonly invited: readonly string[];
}

/** Creates a community and invites players; the community is created even if the invites fail. */
export async function makeTeam({ team, invited }: Making, idempotencyKey: string) {
  const { teamId, name } = await operations(teams).createTeam(team, { idempotencyKey });
  const said = invited.length > 0 ? await invite(teamId, invited) : 'Invite players with a code';
  return { teamId, said: `${name} is ready. ${said}` };
}

async function invite(teamId: string, emails: readonly string[]): Promise<string> {
  try {
    return invitedWords(await operations(teamInvites).inviteToTeam({ teamId, emails: [...emails], message: '' }));
  } catch (error) {
    const { title, fields } = toRejection(error);
    return `No invites were sent: ${fields.emails ?? Object.values(fields)[0] ?? title}`;
  }
}
