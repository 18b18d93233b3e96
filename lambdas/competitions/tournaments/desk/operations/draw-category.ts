import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { isOpen } from '#shared/competitions/games/competition-of.ts';
import { planFixed } from '#shared/competitions/games/rounds/plan-fixed.ts';
import type { PlannedMatch } from '#shared/competitions/games/rounds/planned-match.ts';
import type { Game } from '#shared/competitions/games/schemas.ts';
import type { Desk } from '#shared/competitions/tournaments/desk.ts';
import type { tournamentDesk } from '#shared/competitions/tournaments/desk-contract.ts';
import { inOf } from '#shared/competitions/tournaments/entry-list.ts';
import type { Category } from '#shared/competitions/tournaments/schemas.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { refuseResults } from '../../../games/operations/change-game.ts';
import { newMatch } from '../../../games/operations/make-rounds.ts';
import { hasBegun } from '../../../playoffs/game-status.ts';
import { namesOf, peopleOfLists } from '../../names.ts';
import { isOfYouth, readTournament } from '../../read-tournament.ts';
import type { StoredTournament } from '../../tournament-reader.ts';
import { makeBracket } from '../category-bracket.ts';
import { categoryGame, endsInBracket, playsInGame } from '../category-game.ts';
import { type DeskParts, deskView } from '../desk-view.ts';

type DrawCategory = (typeof tournamentDesk)['operations']['drawCategory'];

/**
 * Makes the matches of a category, over again while nothing was played; once its pools are over, the bracket that follows.
 * Each step is safe to repeat, and the desk knows of the draw last.
 */
export async function drawCategory(
  { tournamentId, categoryId }: Parsed<DrawCategory>,
  caller: Caller,
  parts: DeskParts,
): Promise<Output<DrawCategory>> {
  const tournament = await readTournament(tournamentId, parts.tournaments);
  const category = tournament.facts.categories.find((one) => one.categoryId === categoryId);
  if (!category) throw new Problem('tournament.categoryNotFound');
  const desk = await parts.desks.read(tournamentId);
  const known = desk.draws.find((one) => one.categoryId === categoryId);
  const game = known && (await parts.games.find(known.gameId));
  const matches = game ? await parts.games.listMatches(game) : [];
  if (game && matches.length > 0 && endsInBracket(category) && !matches.some(isOpen))
    await leadOn(game, category, caller.now, parts);
  else await drawAnew(tournament, category, caller.now, parts);
  return deskView(tournamentId, caller, parts);
}

/** The pools are over: who leads on is known. */
async function leadOn(game: Game, category: Category, now: Date, parts: DeskParts): Promise<void> {
  const before = await bracketOf(game.gameId, parts);
  if (before && hasBegun(before.bracket)) throw new Problem('game.hasResults');
  await makeBracket(game, category, { isProvisional: false, now, parts });
}

const bracketOf = async (gameId: string, { playoffs }: DeskParts) => {
  const bracketId = await playoffs.findOf(gameId);
  return bracketId === undefined ? undefined : playoffs.find(bracketId);
};

async function drawAnew(tournament: StoredTournament, category: Category, now: Date, parts: DeskParts): Promise<void> {
  if (tournament.status !== 'draw') throw new Problem('tournament.notNow');
  const { tournamentId } = tournament;
  const { categoryId } = category;
  const lists = await parts.tournaments.listsOf(tournamentId);
  const stored = lists.find((one) => one.categoryId === categoryId);
  if (!stored || inOf(stored.list).length < 2) throw new Problem('game.tooFewEntrants');
  const names = await namesOf(peopleOfLists([stored]), parts.accounts);
  const isYouth = await isOfYouth(tournament, parts.teams);
  const { game, plan } = planned(categoryGame(tournament, { category, isYouth }, stored, { names, now }), category);
  const made = await keep(game, plan, now, parts);
  if (endsInBracket(category)) await makeBracket(made, category, { isProvisional: playsInGame(category), now, parts });
  await parts.desks.change(tournament, (desk) => ({ desk: withDraw(desk, categoryId, made.gameId) }), now);
}

/** @throws {Problem} game.tooFewEntrants */
function planned(game: Game, category: Category): { game: Game; plan: readonly PlannedMatch[] } {
  if (!playsInGame(category)) return { game, plan: [] };
  const plan = planFixed(game, () => ({ refused: 'game.tooFewEntrants' }));
  if ('refused' in plan) throw new Problem(plan.refused);
  const entrants = [...(plan.entrants ?? game.entrants)];
  const rounds = Math.max(0, ...plan.matches.map(({ round }) => round));
  return { game: { ...game, entrants, rounds, status: 'ready' }, plan: plan.matches };
}

/** @throws {Problem} game.hasResults, tournament.notNow */
async function keep(game: Game, plan: readonly PlannedMatch[], now: Date, parts: DeskParts): Promise<Game> {
  const before = await parts.games.find(game.gameId);
  const bracket = before && (await bracketOf(game.gameId, parts));
  if (bracket && hasBegun(bracket.bracket)) throw new Problem('game.hasResults');
  if (before) await refuseResults(before, parts.games);
  const after = { ...game, draw: (before?.draw ?? 0) + 1, version: (before?.version ?? 0) + 1 };
  const matches = plan.map((one, index) => newMatch(one, after, index + 1, now));
  const isKept = before ? await parts.games.save(before, after, matches) : await parts.games.create(after, matches);
  // Another draw is under way.
  if (!isKept) throw new Problem('tournament.notNow');
  return after;
}

/** Where its matches were before does not hold any more. */
const withDraw = (desk: Desk, categoryId: string, gameId: string): Desk => ({
  ...desk,
  draws: [...desk.draws.filter((one) => one.categoryId !== categoryId), { categoryId, gameId }],
  matches: desk.matches.filter((one) => one.categoryId !== categoryId),
});
