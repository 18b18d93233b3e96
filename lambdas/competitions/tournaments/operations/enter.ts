import type { Account } from '#lambdas/accounts/ports/accounts.ts';
import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import type { tournamentsContract } from '#shared/competitions/tournaments/contract.ts';
import {
  enter,
  enterAll,
  entryOf,
  positionOf,
  seedAll,
  withdraw,
} from '#shared/competitions/tournaments/entry-list.ts';
import { promisedFor } from '#shared/competitions/tournaments/held-entries.ts';
import { categoryFailures, closedBecause, mayWithdraw } from '#shared/competitions/tournaments/may-enter.ts';
import { isBeforeDraw } from '#shared/competitions/tournaments/states.ts';
import type { EntryKind } from '#shared/competitions/tournaments/words.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { isMinor } from '#shared/people/profile/player-facts.ts';
import type { EntryStore, Judge } from '../entry-store.ts';
import type { StoredTournament } from '../tournament-reader.ts';
import { type SightParts, seeTournament } from '../tournament-sight.ts';

type Operations = (typeof tournamentsContract)['operations'];

export interface EnterParts extends SightParts {
  readonly entries: EntryStore;
}

/**
 * Whether these people may enter a category in this way, at this moment.
 * @throws {Problem} tournament.categoryNotFound, tournament.registrationClosed, tournament.wrongKind, tournament.notEligible
 * with a word for each rule
 */
export function judgeEntering(
  { facts, status }: StoredTournament,
  categoryId: string,
  { kinds, people, now }: { kinds: readonly EntryKind[]; people: readonly (Account | undefined)[]; now: Date },
): void {
  const category = facts.categories.find((one) => one.categoryId === categoryId);
  const closed = closedBecause({ ...facts, status }, category, now);
  if (closed) throw new Problem(closed);
  if (!category || !kinds.includes(category.entryKind)) throw new Problem('tournament.wrongKind');
  const eligibilityFailures = people.flatMap((person) => categoryFailures(category, facts, person ?? {}));
  if (eligibilityFailures.length > 0)
    throw new Problem('tournament.notEligible', {
      fields: Object.fromEntries(
        eligibilityFailures.map(({ rule, words }) => [rule, words.replaceAll('event', 'category')]),
      ),
    });
}

export async function enterTournament(
  { tournamentId, categoryId, teamName, isListed }: Parsed<Operations['enterTournament']>,
  caller: Caller,
  parts: EnterParts,
): Promise<Output<Operations['enterTournament']>> {
  const { userId } = actorOf(caller);
  await seeTournament(tournamentId, userId, parts);
  const { now } = caller;
  const entry = {
    entryId: caller.newId('entry'),
    personIds: [userId],
    isListed,
    enteredAt: now.toISOString(),
    ...(teamName && { name: teamName }),
  };
  const kinds: readonly EntryKind[] = teamName ? ['team'] : ['single'];
  const judge: Judge = (tournament, list) => {
    judgeEntering(tournament, categoryId, { kinds, people: [caller.account], now });
    return enter(list, entry);
  };
  const how = { now, ...(isMinor(caller.account?.birthdate, now) && { forMinor: true as const }) };
  const list = await parts.entries.change({ tournamentId, categoryId }, judge, how);
  return { entryId: entry.entryId, position: positionOf(list, entry.entryId) };
}

/** One of a pair withdraws both. */
export async function withdrawEntry(
  { tournamentId, categoryId }: Parsed<Operations['withdrawEntry']>,
  caller: Caller,
  parts: EnterParts,
): Promise<Output<Operations['withdrawEntry']>> {
  const { userId } = actorOf(caller);
  await seeTournament(tournamentId, userId, parts);
  const judge: Judge = ({ facts, status }, list) => {
    const entry = entryOf(list, userId);
    if (!entry) return { refused: 'tournament.entryNotFound' };
    if (!mayWithdraw({ ...facts, status }, caller.now, promisedFor(entry)))
      return { refused: 'tournament.tooLateToWithdraw' };
    return withdraw(list, entry.entryId);
  };
  await parts.entries.change({ tournamentId, categoryId }, judge, { now: caller.now, cause: 'left' });
  return {};
}

export async function addEntry(
  { tournamentId, categoryId, name }: Parsed<Operations['addEntry']>,
  { now, newId }: Caller,
  { entries }: Pick<EnterParts, 'entries'>,
): Promise<Output<Operations['addEntry']>> {
  const entry = { entryId: newId('entry'), personIds: [], name, isListed: true, enteredAt: now.toISOString() };
  const judge: Judge = ({ status }, list) =>
    isBeforeDraw(status) ? enter(list, entry) : { refused: 'tournament.drawn' };
  const list = await entries.change({ tournamentId, categoryId }, judge, { now });
  return { entryId: entry.entryId, position: positionOf(list, entry.entryId) };
}

export async function addEntries(
  { tournamentId, categoryId, entries: named }: Parsed<Operations['addEntries']>,
  { now, newId }: Caller,
  { entries }: Pick<EnterParts, 'entries'>,
): Promise<Output<Operations['addEntries']>> {
  const first = newId('entry');
  const added = named.map(({ name, seed }, index) => ({
    entryId: idFrom('entry', first, String(index)),
    personIds: [],
    name,
    isListed: true,
    enteredAt: now.toISOString(),
    ...(seed !== undefined && { seed }),
  }));
  const judge: Judge = ({ status }, list) =>
    isBeforeDraw(status) ? enterAll(list, added) : { refused: 'tournament.drawn' };
  const list = await entries.change({ tournamentId, categoryId }, judge, { now });
  const waiting = added.filter(({ entryId }) => positionOf(list, entryId) > 0);
  return { added: added.length, waiting: waiting.length };
}

export async function removeEntry(
  { tournamentId, categoryId, entryId }: Parsed<Operations['removeEntry']>,
  { now }: Caller,
  { entries }: Pick<EnterParts, 'entries'>,
): Promise<Output<Operations['removeEntry']>> {
  const judge: Judge = ({ status }, list) =>
    isBeforeDraw(status) ? withdraw(list, entryId) : { refused: 'tournament.drawn' };
  await entries.change({ tournamentId, categoryId }, judge, { now });
  return {};
}

export async function seedEntries(
  { tournamentId, categoryId, entryIds }: Parsed<Operations['seedEntries']>,
  { now }: Caller,
  { entries }: Pick<EnterParts, 'entries'>,
): Promise<Output<Operations['seedEntries']>> {
  const judge: Judge = ({ status }, list) =>
    isBeforeDraw(status) || status === 'draw' ? seedAll(list, entryIds) : { refused: 'tournament.drawn' };
  await entries.change({ tournamentId, categoryId }, judge, { now });
  return {};
}
