import type { AccountReader } from '#lambdas/accounts/ports/accounts.ts';
import type { BlockReader } from '#lambdas/accounts/ports/blocks/blocks.ts';
import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import type { tournamentsContract } from '#shared/competitions/tournaments/contract.ts';
import { answerPair, askToPair, pairUp, positionOf, seek } from '#shared/competitions/tournaments/entry-list.ts';
import { isEditable } from '#shared/competitions/tournaments/states.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { Judge } from '../entry-store.ts';
import { refuseParted } from '../refuse-parted.ts';
import { seeTournament } from '../tournament-sight.ts';
import { type EnterParts, judgeEntering } from './enter.ts';

type Operations = (typeof tournamentsContract)['operations'];

export interface PartnerParts extends EnterParts {
  readonly accounts: Pick<AccountReader, 'find'>;
  readonly blocks: Pick<BlockReader, 'isBlocked'>;
}

const ofPairs = ['pair'] as const;

/** A player who needs a partner holds no place: the two enter together, once both have said so. */
export async function seekPartner(
  { tournamentId, categoryId, isOn, note, isListed }: Parsed<Operations['seekPartner']>,
  caller: Caller,
  parts: PartnerParts,
): Promise<Output<Operations['seekPartner']>> {
  const { userId } = actorOf(caller);
  const { now } = caller;
  await seeTournament(tournamentId, userId, parts);
  const judge: Judge = (tournament, list) => {
    if (isOn) judgeEntering(tournament, categoryId, { kinds: ofPairs, people: [caller.account], now });
    return seek(list, { userId, note, isListed }, isOn);
  };
  await parts.entries.change({ tournamentId, categoryId }, judge, { now });
  return {};
}

export async function askPartner(
  { tournamentId, categoryId, userId: seekerId }: Parsed<Operations['askPartner']>,
  caller: Caller,
  parts: PartnerParts,
): Promise<Output<Operations['askPartner']>> {
  const { userId } = actorOf(caller);
  const { now } = caller;
  await seeTournament(tournamentId, userId, parts);
  await refuseParted(userId, seekerId, parts);
  const judge: Judge = (tournament, list) => {
    judgeEntering(tournament, categoryId, { kinds: ofPairs, people: [caller.account], now });
    return askToPair(list, userId, seekerId);
  };
  const telling = {
    userIds: [seekerId],
    news: { what: 'partnerAsked', byId: userId },
  } as const;
  await parts.entries.change({ tournamentId, categoryId }, judge, { now, telling });
  return {};
}

/** Both are judged again: what was so when they asked may have changed. */
export async function answerPartner(
  { tournamentId, categoryId, userId: askerId, answer }: Parsed<Operations['answerPartner']>,
  caller: Caller,
  parts: PartnerParts,
): Promise<Output<Operations['answerPartner']>> {
  const { userId } = actorOf(caller);
  const { now } = caller;
  await seeTournament(tournamentId, userId, parts);
  if (answer === 'confirm') await refuseParted(userId, askerId, parts);
  const asker = await parts.accounts.find(askerId);
  const entryId = idFrom('entry', tournamentId, categoryId, userId, askerId, now.toISOString());
  const judge: Judge = (tournament, list) => {
    if (answer === 'decline') return answerPair(list, userId, askerId, undefined);
    judgeEntering(tournament, categoryId, { kinds: ofPairs, people: [caller.account, asker], now });
    const isListed = list.seekers.find((one) => one.userId === userId)?.isListed ?? false;
    const entry = { entryId, personIds: [userId, askerId], isListed, enteredAt: now.toISOString() };
    return answerPair(list, userId, askerId, entry);
  };
  const telling = {
    userIds: [askerId],
    news: { what: answer === 'confirm' ? 'partnerConfirmed' : 'partnerDeclined' },
  } as const;
  const list = await parts.entries.change({ tournamentId, categoryId }, judge, { now, telling });
  return answer === 'confirm' ? { position: positionOf(list, entryId) } : {};
}

/** What the organizer decides needs no open entries; both are told. */
export async function pairPlayers(
  { tournamentId, categoryId, userIds }: Parsed<Operations['pairPlayers']>,
  { now, newId }: Caller,
  { entries }: Pick<PartnerParts, 'entries'>,
): Promise<Output<Operations['pairPlayers']>> {
  const entry = { entryId: newId('entry'), personIds: [...userIds], isListed: true, enteredAt: now.toISOString() };
  const judge: Judge = ({ status }, list) => {
    if (!isEditable(status)) return { refused: 'tournament.notEditable' };
    const seekers = list.seekers.filter(({ userId }) => userIds.includes(userId));
    return pairUp(list, { ...entry, isListed: seekers.every(({ isListed }) => isListed) });
  };
  const telling = { userIds, news: { what: 'paired' } } as const;
  const list = await entries.change({ tournamentId, categoryId }, judge, { now, telling, stands: true });
  return { entryId: entry.entryId, position: positionOf(list, entry.entryId) };
}
