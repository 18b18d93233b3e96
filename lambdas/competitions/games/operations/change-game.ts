import type { AccountReader } from '#lambdas/accounts/ports/accounts.ts';
import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import type { HostedEvents } from '#lambdas/events/ports/hosted-events.ts';
import type { ExternalTeamReader } from '#lambdas/teams/ports/external/external-teams.ts';
import { isOver } from '#shared/competitions/games/competition-of.ts';
import type { games } from '#shared/competitions/games/contract.ts';
import { type Game, GameSettings } from '#shared/competitions/games/schemas.ts';
import { scoringFor, scoringTemplates } from '#shared/competitions/games/scoring/scoring-templates.ts';
import type { GameDetails } from '#shared/competitions/games/views.ts';
import type { Ruleset } from '#shared/competitions/standings/ruleset.ts';
import { standingsTemplates, templateFor } from '#shared/competitions/standings/templates.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { namedEntrants } from '../entrants.ts';
import type { GameStore } from '../game-store.ts';

type Operations = (typeof games)['operations'];

interface Parts {
  readonly store: GameStore;
  readonly events: HostedEvents;
  readonly accounts: Pick<AccountReader, 'list'>;
  readonly externals: ExternalTeamReader;
}

const mostGames = 50;

export async function createGame(
  { eventId, ...details }: Parsed<Operations['createGame']>,
  { now, newId }: Caller,
  parts: Parts,
): Promise<Output<Operations['createGame']>> {
  const [found, others] = await Promise.all([parts.events.findWithLine(eventId), parts.store.listByEvent(eventId)]);
  if (!found) throw new Problem('event.notFound');
  if (others.length >= mostGames) throw new Problem('game.tooMany');
  const at = now.toISOString();
  const entrants = await namedEntrants(details.entrants, { eventId, before: [], today: at.slice(0, 10) }, parts);
  const game: Game = {
    ...rulesOf(details, found.event.gameTypeId),
    gameId: newId('game'),
    version: 1,
    eventId,
    entrants,
    adjustments: [],
    manualOrders: [],
    draw: 0,
    rounds: 0,
    status: 'setup',
    order: Math.max(0, ...others.map(({ order }) => order)) + 1,
    createdAt: at,
    updatedAt: at,
  };
  // A repeat of the request meets what its first try made.
  const made = (await parts.store.create(game)) ? game : await readGame(game.gameId, parts.store);
  return { game: made, matches: [] };
}

/** What a game is played by: said, or as its sport usually is. */
function rulesOf({ name, format, settings, scoring, ruleset, ...details }: GameDetails, ofEvent: string) {
  const gameTypeId = details.gameTypeId ?? ofEvent;
  const template = scoringTemplates[scoring ?? usualScoring(format, gameTypeId)];
  const usual: Ruleset = format === 'swiss' ? standingsTemplates.swiss : templateFor(gameTypeId);
  return {
    name,
    format,
    gameTypeId,
    settings: GameSettings.parse(settings),
    scoring: template,
    ruleset: ruleset ?? usual,
  };
}

const usualScoring = (format: GameDetails['format'], gameTypeId: string) =>
  format === 'rotating_partners' ? 'americano' : format === 'free_for_all' ? 'total' : scoringFor(gameTypeId);

export async function updateGame(
  { gameId, version, eventId, ...details }: Parsed<Operations['updateGame']>,
  { now }: Caller,
  parts: Parts,
): Promise<Output<Operations['updateGame']>> {
  const before = await gameAt(gameId, version, parts.store);
  if (eventId && before.eventId !== eventId) throw new Problem('game.notFound');
  const at = now.toISOString();
  const known = { eventId: before.eventId, before: before.entrants, today: at.slice(0, 10) };
  const entrants = before.seasonId ? before.entrants : await namedEntrants(details.entrants, known, parts);
  const rules = rulesOf(details, before.gameTypeId);
  if (before.draw > 0 && (differsInWho(before, entrants) || rules.format !== before.format))
    throw new Problem('game.entrantsPlay');
  const after = { ...before, ...rules, entrants, version: version + 1, updatedAt: at };
  if (!(await parts.store.save(before, after))) await refuseStale(gameId, parts.store);
  return { game: after, matches: [...(await parts.store.listMatches(after))] };
}

/** A player may leave or be renamed at any time; the pairings stand. */
function differsInWho(before: Game, entrants: Game['entrants']): boolean {
  const ids = (list: Game['entrants']) =>
    list
      .map(({ entrantId }) => entrantId)
      .sort()
      .join();
  return ids(before.entrants) !== ids(entrants);
}

export async function deleteGame(
  { gameId, version, withResults }: Parsed<Operations['deleteGame']>,
  store: GameStore,
): Promise<Output<Operations['deleteGame']>> {
  const game = await gameAt(gameId, version, store);
  if (!withResults) await refuseResults(game, store);
  // A playoff goes with its bracket, on its own page.
  if (game.sourceGameId) throw new Problem('game.hasPlayoff');
  const removed = await store.remove(game);
  if (removed === 'hasPlayoff') throw new Problem('game.hasPlayoff');
  if (removed === 'changed') await refuseStale(gameId, store);
  return {};
}

export async function endGame(
  { gameId, version, to }: Parsed<Operations['endGame']>,
  { now }: Caller,
  store: GameStore,
): Promise<Output<Operations['endGame']>> {
  const before = await gameAt(gameId, version, store);
  const after = { ...before, status: to, version: version + 1, updatedAt: now.toISOString() };
  if (!(await store.save(before, after))) await refuseStale(gameId, store);
  return { game: after, matches: [...(await store.listMatches(after))] };
}

/** @throws {Problem} game.hasResults */
export async function refuseResults(game: Game, store: GameStore): Promise<void> {
  if ((await store.listMatches(game)).some((match) => isOver(match) || match.claims.length > 0))
    throw new Problem('game.hasResults');
}

/** @throws {Problem} game.notFound, record.changed, game.locked */
export async function gameAt(gameId: string, version: number, store: GameStore): Promise<Game> {
  const game = await readGame(gameId, store);
  if (game.version !== version) throw new Problem('record.changed', { currentVersion: game.version });
  if (game.status === 'locked') throw new Problem('game.locked');
  return game;
}

async function readGame(gameId: string, store: GameStore): Promise<Game> {
  const game = await store.find(gameId);
  if (!game) throw new Problem('game.notFound');
  return game;
}

/** @throws {Problem} record.changed, game.notFound */
export async function refuseStale(gameId: string, store: GameStore): Promise<never> {
  throw new Problem('record.changed', { currentVersion: (await readGame(gameId, store)).version });
}
