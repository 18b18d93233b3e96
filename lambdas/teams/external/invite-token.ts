import * as z from 'zod';
import { sign, unsign } from '#lambdas/kernel/security/signature.ts';
import type { StoredExternalTeam } from '../ports/external/external-teams.ts';

const purpose = 'external-team';
const Named = z.tuple([z.string(), z.string(), z.string()]);

/** What the mail to the contact alone has. It names the invitation as it was made then. */
export const externalToken = (
  secret: string,
  { teamId, externalTeamId }: Pick<StoredExternalTeam, 'teamId' | 'externalTeamId'>,
  invitedAt: string,
): string => sign(secret, purpose, JSON.stringify([teamId, externalTeamId, invitedAt]));

/** Undefined when we did not make it. */
export function readExternalToken(secret: string, token: string) {
  const value = unsign(secret, purpose, token);
  if (value === undefined) return undefined;
  const [teamId, externalTeamId, invitedAt] = Named.parse(JSON.parse(value));
  return { teamId, externalTeamId, invitedAt };
}
