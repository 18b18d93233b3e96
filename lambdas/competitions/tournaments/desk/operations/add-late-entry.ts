import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import type { Game } from '#shared/competitions/games/schemas.ts';
import type { tournamentDesk } from '#shared/competitions/tournaments/desk-contract.ts';
import { enter, inOf } from '#shared/competitions/tournaments/entry-list.ts';
import { type LateWay, lateMatches } from '#shared/competitions/tournaments/late-entry.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { again } from '../../../again.ts';
import { newMatch } from '../../../games/operations/make-rounds.ts';
import { settle } from '../../../playoffs/operations/command-playoff.ts';
import type { EntryStore, Judge } from '../../entry-store.ts';
import { namesOf, peopleOfLists } from '../../names.ts';
import { type PlayedCategory, readPlayed } from '../../played.ts';
import { isOfYouth, readTournament } from '../../read-tournament.ts';
import type { StoredList } from '../../tournament-reader.ts';
import { entrantsOf } from '../category-game.ts';
import { type DeskParts, deskView } from '../desk-view.ts';
import { isInDraw, lateWayOf, takesLate } from '../late-entries.ts';

type AddLateEntry = (typeof tournamentDesk)['operations']['addLateEntry'];

export interface LateParts extends DeskParts {
  readonly entries: EntryStore;
}

/**
 * Takes an entry in that came after the draw, in the way that its organizer saw. It goes on the list first: where its place
 * is taken meanwhile, it stays there and can be taken in another way. Each step is safe to repeat.
 */
export async function addLateEntry(
  { tournamentId, categoryId, way, ...input }: Parsed<AddLateEntry>,
  caller: Caller,
  parts: LateParts,
): Promise<Output<AddLateEntry>> {
  const { now } = caller;
  const tournament = await readTournament(tournamentId, parts.tournaments);
  if (!takesLate(tournament)) throw new Problem('tournament.notNow');
  const entryId = input.entryId ?? caller.newId('entry');
  const seen = await wayNow({ tournamentId, categoryId, entryId }, parts);
  if (seen.found.way !== way && !seen.isIn) throw new Problem('tournament.placeTaken');
  const judge: Judge = (_, list) => {
    if (list.entries.some((one) => one.entryId === entryId))
      return inOf(list).some((one) => one.entryId === entryId)
        ? { list, promoted: [] }
        : { refused: 'tournament.categoryFull' };
    if (!input.name) return { refused: 'tournament.entryNotFound' };
    if (inOf(list).length >= list.capacity) return { refused: 'tournament.categoryFull' };
    return enter(list, { entryId, personIds: [], name: input.name, isListed: true, enteredAt: now.toISOString() });
  };
  await parts.entries.change({ tournamentId, categoryId }, judge, { now });
  if (way === 'pool' || way === 'bye')
    await again(() => takeIn({ tournamentId, categoryId, entryId }, way, now, parts), 'tournament.placeTaken');
  return deskView(tournamentId, caller, parts);
}

interface Place {
  readonly tournamentId: string;
  readonly categoryId: string;
  readonly entryId: string;
}

interface Seen {
  readonly found: LateWay;
  readonly category: PlayedCategory | undefined;
  /** They are in the draw. */
  readonly isIn: boolean;
}

async function wayNow({ tournamentId, categoryId, entryId }: Place, parts: LateParts): Promise<Seen> {
  const tournament = await readTournament(tournamentId, parts.tournaments);
  if (!tournament.facts.categories.some((one) => one.categoryId === categoryId))
    throw new Problem('tournament.categoryNotFound');
  const desk = await parts.desks.read(tournamentId);
  const [category] = await readPlayed({ draws: desk.draws.filter((one) => one.categoryId === categoryId) }, parts);
  return {
    found: lateWayOf(tournament, category, entryId, desk),
    category,
    isIn: category !== undefined && isInDraw(category, entryId),
  };
}

/** @throws {Problem} tournament.placeTaken; record.changed where another writer was faster */
async function takeIn(place: Place, way: 'pool' | 'bye', now: Date, parts: LateParts): Promise<void> {
  const { found, category, isIn } = await wayNow(place, parts);
  if (isIn) return;
  if (found.way !== way || !category) throw new Problem('tournament.placeTaken');
  if (found.way === 'pool') await intoPool(place, category, found, now, parts);
  if (found.way === 'bye') await intoBye(place, category, found, now, parts);
}

async function intoPool(
  place: Place,
  { game, matches }: PlayedCategory,
  found: Extract<LateWay, { way: 'pool' }>,
  now: Date,
  parts: LateParts,
): Promise<void> {
  const planned = lateMatches(game, matches, place.entryId, found);
  const rounds = Math.max(game.rounds, ...planned.map(({ round }) => round));
  const after = { ...(await withEntrant(game, place, parts, found.groupId)), rounds };
  const first = Math.max(0, ...matches.map(({ number }) => number)) + 1;
  const added = planned.map((one, index) => newMatch(one, after, first + index, now));
  if (!(await parts.games.save(game, after, added))) throw new Problem('record.changed');
}

/** Both games know the entrant before the bracket does: until it has a place there, nothing shows it. */
async function intoBye(
  place: Place,
  { game, bracket: playoff }: PlayedCategory,
  { bracket }: Extract<LateWay, { way: 'bye' }>,
  now: Date,
  parts: LateParts,
): Promise<void> {
  const own = playoff && (await parts.games.find(playoff.gameId));
  if (!own) throw new Problem('tournament.placeTaken');
  for (const one of [game, own]) {
    const isKnown = one.entrants.some(({ entrantId }) => entrantId === place.entryId);
    if (!isKnown && !(await parts.games.save(one, await withEntrant(one, place, parts))))
      throw new Problem('record.changed');
  }
  await settle({ playoff, game: own }, { status: 'applied', bracket, lost: [] }, 'edit_seeds', now, parts);
}

/** The game with one more entrant, called as in a draw. */
async function withEntrant(
  game: Game,
  { tournamentId, categoryId, entryId }: Place,
  parts: LateParts,
  groupId?: string,
): Promise<Game> {
  const [tournament, lists] = await Promise.all([
    readTournament(tournamentId, parts.tournaments),
    parts.tournaments.listsOf(tournamentId),
  ]);
  const category = tournament.facts.categories.find((one) => one.categoryId === categoryId);
  const stored = lists.find((one): one is StoredList => one.categoryId === categoryId);
  if (!category || !stored) throw new Problem('tournament.categoryNotFound');
  const names = await namesOf(peopleOfLists([stored]), parts.accounts);
  const isYouth = await isOfYouth(tournament, parts.teams);
  const entrant = entrantsOf({ category, isYouth }, stored, names).find(({ entrantId }) => entrantId === entryId);
  if (!entrant) throw new Problem('tournament.entryNotFound');
  const seed = game.entrants.length + 1;
  const added = { ...entrant, seed, ...(groupId && { groupId }) };
  return { ...game, version: game.version + 1, entrants: [...game.entrants, added] };
}
