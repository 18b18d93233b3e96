import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { externalInviteDays } from '#shared/teams/external/schemas.ts';
import type { organizations } from '#shared/teams/organizations/contract.ts';
import type { StoredExternalTeam } from '../../ports/external/external-teams.ts';
import { readExternalToken } from '../invite-token.ts';
import { toExternal, toExternalCard } from '../views.ts';
import { type ExternalParts, readExternal, readTeam } from './keep-external-teams.ts';

type Operations = (typeof organizations)['operations'];
type Parts = Pick<ExternalParts, 'externals' | 'teams'>;
interface LinkParts extends Parts {
  readonly secret: () => Promise<string>;
}

const dayMs = 86_400_000;

/** Sent again, the link before works no more. */
export async function inviteExternalTeam(
  { teamId, externalTeamId }: Parsed<Operations['inviteExternalTeam']>,
  caller: Caller,
  { externals, teams }: Parts,
): Promise<Output<Operations['inviteExternalTeam']>> {
  const [team, before] = await Promise.all([
    readTeam(teamId, teams),
    readExternal({ teamId, externalTeamId }, externals),
  ]);
  if (before.status === 'claimed' || before.claim) throw new Problem('externalTeam.claimed');
  if (!before.details.contactEmail) throw new Problem('externalTeam.noAddress');
  const invitedAt = caller.now.toISOString();
  const after: StoredExternalTeam = { ...before, status: 'invited', invitedAt, version: before.version + 1 };
  const step = { step: 'invited' as const, byId: actorOf(caller).userId };
  if (!(await externals.save(before, after, team, caller.now, step))) throw new Problem('externalTeam.claimed');
  return toExternal(after);
}

/** The outside team that a link is for, while it stands. @throws {Problem} externalTeam.linkInvalid */
async function invited(token: string, now: Date, { externals, secret }: Pick<LinkParts, 'externals' | 'secret'>) {
  const named = readExternalToken(await secret(), token);
  const external = named && (await externals.find(named.teamId, named.externalTeamId));
  const isOpen = external?.status === 'invited' && external.invitedAt === named?.invitedAt;
  const isOld = Date.parse(external?.invitedAt ?? '') + externalInviteDays * dayMs <= now.getTime();
  if (!external || !isOpen || isOld) throw new Problem('externalTeam.linkInvalid');
  return external;
}

export async function readExternalInvite(
  { token }: Parsed<Operations['readExternalInvite']>,
  { now }: Caller,
  parts: LinkParts,
): Promise<Output<Operations['readExternalInvite']>> {
  const external = await invited(token, now, parts);
  const lister = await parts.teams.find(external.teamId);
  if (!lister) throw new Problem('externalTeam.linkInvalid');
  return { externalTeam: toExternalCard(external, lister) };
}

/** A mail may be forwarded, so the sender has the last word on which community it is. */
export async function claimExternalTeam(
  { token, teamId }: Parsed<Operations['claimExternalTeam']>,
  caller: Caller,
  parts: LinkParts,
): Promise<Output<Operations['claimExternalTeam']>> {
  const { userId } = actorOf(caller);
  const before = await invited(token, caller.now, parts);
  const lister = await parts.teams.find(before.teamId);
  if (!lister || before.teamId === teamId) throw new Problem('externalTeam.linkInvalid');
  if (before.claim?.teamId === teamId) return toExternalCard(before, lister);
  if (before.claim) throw new Problem('externalTeam.claimed');
  const claim = { teamId, ownerId: userId, at: caller.now.toISOString() };
  const after: StoredExternalTeam = { ...before, claim, version: before.version + 1 };
  const step = { step: 'asked' as const, byId: userId, claimingTeamId: teamId, claimingOwnerId: userId };
  if (!(await parts.externals.save(before, after, lister, caller.now, step))) throw new Problem('externalTeam.claimed');
  return toExternalCard(after, lister);
}

export async function answerExternalClaim(
  { teamId, externalTeamId, answer }: Parsed<Operations['answerExternalClaim']>,
  caller: Caller,
  { externals, teams }: Parts,
): Promise<Output<Operations['answerExternalClaim']>> {
  const [team, before] = await Promise.all([
    readTeam(teamId, teams),
    readExternal({ teamId, externalTeamId }, externals),
  ]);
  const { claim, invitedAt: _, ...rest } = before;
  if (!claim) throw new Problem('externalTeam.noClaim');
  const isAccepted = answer === 'accept';
  const settled = isAccepted
    ? { status: 'claimed' as const, claimedTeamId: claim.teamId }
    : { status: 'listed' as const };
  const after: StoredExternalTeam = { ...rest, ...settled, version: before.version + 1 };
  const step = {
    step: isAccepted ? ('accepted' as const) : ('declined' as const),
    byId: actorOf(caller).userId,
    claimingTeamId: claim.teamId,
    claimingOwnerId: claim.ownerId,
  };
  if (!(await externals.save(before, after, team, caller.now, step)))
    throw new Problem('server.busy', { retryAfterSeconds: 1 });
  return toExternal(after);
}
