import { sign, unsign } from '#lambdas/kernel/security/signature.ts';

const purpose = 'tournament partner';

/** Who invites, and into what. The link holds while they wait for a partner. */
export interface PartnerInvite {
  readonly tournamentId: string;
  readonly categoryId: string;
  readonly seekerId: string;
}

/** The token of a partner's link. */
export const partnerToken = (secret: string, { tournamentId, categoryId, seekerId }: PartnerInvite): string =>
  sign(secret, purpose, `${tournamentId} ${categoryId} ${seekerId}`);

/** What a token says; undefined for one that is none of ours. */
export function partnerInviteOf(secret: string, token: string): PartnerInvite | undefined {
  const [tournamentId = '', categoryId = '', seekerId = ''] = unsign(secret, purpose, token)?.split(' ') ?? [];
  return seekerId ? { tournamentId, categoryId, seekerId } : undefined;
}
