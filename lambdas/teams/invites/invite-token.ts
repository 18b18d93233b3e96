import * as z from 'zod';
import { sign, unsign } from '#lambdas/kernel/security/signature.ts';
import type { StoredInvite } from '../ports/roster/stored-invite.ts';

const purpose = 'team-invite';
const Named = z.tuple([z.string(), z.string(), z.string()]);

/** What the mail to one address alone has. It names the invitation as it was made then. */
export const inviteToken = (secret: string, { teamId, inviteId, invitedAt }: StoredInvite): string =>
  sign(secret, purpose, JSON.stringify([teamId, inviteId, invitedAt]));

/** Undefined when we did not make it. */
export function readInviteToken(secret: string, token: string) {
  const value = unsign(secret, purpose, token);
  if (value === undefined) return undefined;
  const [teamId, inviteId, invitedAt] = Named.parse(JSON.parse(value));
  return { teamId, inviteId, invitedAt };
}
