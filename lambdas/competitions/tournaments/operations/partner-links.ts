import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import type { Naming } from '#lambdas/people/ports/naming/naming.ts';
import { formerPlayer } from '#shared/accounts/deletion/former-player.ts';
import type { tournamentsContract } from '#shared/competitions/tournaments/contract.ts';
import { inviteToPair, joinSeeker, positionOf, seek } from '#shared/competitions/tournaments/entry-list.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { Judge } from '../entry-store.ts';
import { shownNamesOf } from '../names.ts';
import { inviteeKey } from '../notify-of-invitation.ts';
import { type PartnerInvite, partnerInviteOf, partnerToken } from '../partner-token.ts';
import { refuseParted } from '../refuse-parted.ts';
import type { TournamentReader } from '../tournament-reader.ts';
import { seeTournament } from '../tournament-sight.ts';
import { judgeEntering } from './enter.ts';
import type { PartnerParts } from './partners.ts';

type Operations = (typeof tournamentsContract)['operations'];

export interface LinkParts extends PartnerParts {
  readonly tournaments: Pick<TournamentReader, 'findBy' | 'listsOf'>;
  readonly naming: Pick<Naming, 'of'>;
  readonly secret: () => Promise<string>;
}

const ofPairs = ['pair'] as const;

/** @throws {Problem} tournament.noSeeker for a link that is none of ours */
async function inviteIn(token: string, { secret }: LinkParts): Promise<PartnerInvite> {
  const invite = partnerInviteOf(await secret(), token);
  if (!invite) throw new Problem('tournament.noSeeker');
  return invite;
}

/** Who is on the partner list already stays as they are there; others wait unseen by other players. */
export async function invitePartner(
  { tournamentId, categoryId, to }: Parsed<Operations['invitePartner']>,
  caller: Caller,
  parts: LinkParts,
): Promise<Output<Operations['invitePartner']>> {
  const { userId } = actorOf(caller);
  const { now } = caller;
  await seeTournament(tournamentId, userId, parts);
  const invitation = to && {
    userIds: [],
    news: { what: 'partnerInvited', byId: userId, categoryId, invitee: inviteeKey(userId, to) } as const,
  };
  const judge: Judge = (tournament, list) => {
    judgeEntering(tournament, categoryId, { kinds: ofPairs, people: [caller.account], now });
    const isWaiting = list.seekers.some((one) => one.userId === userId);
    const waiting = isWaiting ? { list, promoted: [] } : seek(list, { userId, note: '', isListed: false }, true);
    return to && !('refused' in waiting) ? inviteToPair(waiting.list, userId, to) : waiting;
  };
  await parts.entries.change({ tournamentId, categoryId }, judge, { now, ...(invitation && { telling: invitation }) });
  return { token: partnerToken(await parts.secret(), { tournamentId, categoryId, seekerId: userId }) };
}

/** A link may go on to anyone: it tells no more of who sent it than their name as a stranger may know it. */
export async function getPartnerInvite(
  { token }: Parsed<Operations['getPartnerInvite']>,
  caller: Caller,
  parts: LinkParts,
): Promise<Output<Operations['getPartnerInvite']>> {
  const { userId } = actorOf(caller);
  const { tournamentId, categoryId, seekerId } = await inviteIn(token, parts);
  const { tournament } = await seeTournament(tournamentId, userId, parts);
  await refuseParted(userId, seekerId, parts);
  const lists = await parts.tournaments.listsOf(tournamentId);
  const list = lists.find((one) => one.categoryId === categoryId)?.list;
  const category = tournament.facts.categories.find((one) => one.categoryId === categoryId);
  if (!category || !list?.seekers.some((one) => one.userId === seekerId)) throw new Problem('tournament.noSeeker');
  const names = await shownNamesOf([seekerId], { userId, now: caller.now }, parts.naming);
  return {
    tournamentId,
    category: category.name,
    name: names.get(seekerId) ?? formerPlayer,
    isOwn: seekerId === userId,
  };
}

/** Both are judged: the first who accepts is the partner, and later ones are told that none is needed any more. */
export async function joinPartner(
  { token }: Parsed<Operations['joinPartner']>,
  caller: Caller,
  parts: LinkParts,
): Promise<Output<Operations['joinPartner']>> {
  const { userId } = actorOf(caller);
  const { now } = caller;
  const { tournamentId, categoryId, seekerId } = await inviteIn(token, parts);
  await seeTournament(tournamentId, userId, parts);
  if (seekerId === userId) throw new Problem('tournament.noSeeker');
  await refuseParted(userId, seekerId, parts);
  const seeker = await parts.accounts.find(seekerId);
  const entryId = caller.newId('entry');
  const judge: Judge = (tournament, list) => {
    judgeEntering(tournament, categoryId, { kinds: ofPairs, people: [caller.account, seeker], now });
    const isListed = list.seekers.find((one) => one.userId === seekerId)?.isListed ?? false;
    const entry = { entryId, personIds: [seekerId, userId], isListed, enteredAt: now.toISOString() };
    return joinSeeker(list, seekerId, entry);
  };
  const telling = { userIds: [seekerId], news: { what: 'partnerConfirmed' } } as const;
  const list = await parts.entries.change({ tournamentId, categoryId }, judge, { now, telling });
  return { position: positionOf(list, entryId) };
}
