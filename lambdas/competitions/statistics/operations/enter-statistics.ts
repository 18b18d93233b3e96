import type { games } from '#shared/competitions/games/contract.ts';
import type { Game, Match } from '#shared/competitions/games/schemas.ts';
import type { Actor } from '#shared/competitions/games/score-acts.ts';
import { faultOfLines, mergeLines } from '#shared/competitions/statistics/judge-lines.ts';
import type { EnteredSide } from '#shared/competitions/statistics/player-line.ts';
import { statisticsFor } from '#shared/competitions/statistics/statistic-templates.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { isDependantId } from '#shared/ids.ts';
import type { AccountReader } from '../../../kernel/accounts.ts';
import { actorOf, type Caller } from '../../../kernel/serve.ts';
import { actorIn, entrantsOf, type GameWorld, gameFor } from '../../games/game-for.ts';
import { isOpenGame, matchAt } from '../../games/operations/score-match.ts';
import { namesOf } from '../../seasons/views.ts';
import type { LineStore, SideLines } from '../line-store.ts';

type Operations = (typeof games)['operations'];

export interface EnterParts {
  readonly world: GameWorld;
  readonly lines: LineStore;
  readonly accounts: Pick<AccountReader, 'list'>;
}

export async function listMatchPlayers(
  at: Parsed<Operations['listMatchPlayers']>,
  caller: Caller,
  parts: EnterParts,
): Promise<Output<Operations['listMatchPlayers']>> {
  const desk = await deskOf(at, caller, parts);
  const entrantIds = sidesOf(desk.match).flatMap((ids, side) => (speaksFor(desk.actor, side) ? ids : []));
  return { sides: await Promise.all(entrantIds.map((entrantId) => enteredSide(entrantId, desk, parts))) };
}

export async function enterStatistics(
  { entrantId, version, lines: said, ...at }: Parsed<Operations['enterStatistics']>,
  caller: Caller,
  parts: EnterParts,
): Promise<Output<Operations['enterStatistics']>> {
  const desk = await deskOf(at, caller, parts);
  const { game, match, actor } = desk;
  const side = sidesOf(match).findIndex((ids) => ids.includes(entrantId));
  if (side < 0) throw new Problem('game.entrantUnknown');
  if (!speaksFor(actor, side)) throw new Problem('access.denied');
  if (actor.role === 'captain' && !game.settings.reporting) throw new Problem('match.reportingOff');
  if (!isOpenGame(game)) throw new Problem('game.over');
  const before = await parts.lines.find({ ...at, entrantId });
  if (before.version !== version) throw new Problem('record.changed', { currentVersion: before.version });
  const lines = mergeLines(before.lines, said);
  const mayBeIn = await playersOf(entrantId, desk, parts.world);
  // Whoever left the squad since keeps what they did.
  const players = [...mayBeIn, ...before.lines.map(({ personId }) => personId)];
  const strangers = said.some(({ personId }) => !mayBeIn.includes(personId));
  const terms = { statistics: statisticsFor(game.gameTypeId), score: scoreOf(match, side), players };
  const fault = strangers ? 'Somebody is not in this team.' : faultOfLines(lines, terms);
  if (fault) throw new Problem('match.statisticsInvalid', { fields: { lines: fault } });
  if (!(await parts.lines.save({ game, match }, { ...before, lines }))) throw new Problem('record.changed');
  return enteredSide(entrantId, desk, parts, { ...before, version: version + 1, lines });
}

/** What a side has by the score, as it stands or as its captain says. */
function scoreOf({ score, claims }: Match, side: number): number {
  const said = score ?? claims[0]?.score;
  if (!said || said.resultType === 'forfeit') throw new Problem('match.notScored');
  return said.scores[side] ?? 0;
}

interface Desk {
  readonly game: Game;
  readonly match: Match;
  readonly actor: Exclude<Actor, { role: 'silence' }>;
}

/** @throws {Problem} access.denied to whoever may not enter the score either */
async function deskOf(at: { gameId: string; matchId: string }, caller: Caller, { world }: EnterParts): Promise<Desk> {
  const { userId } = actorOf(caller);
  const { game, may } = await gameFor(at.gameId, { userId }, world);
  const match = await matchAt(at, game, world);
  const actor = actorIn(match, userId, may, await entrantsOf(game, userId, world));
  if (!actor) throw new Problem('access.denied');
  return { game, match, actor };
}

const speaksFor = (actor: Desk['actor'], side: number) => actor.role !== 'captain' || actor.side === side;

/** Who is on each side: partners that change from round to round are entrants of their own. */
const sidesOf = ({ sides }: Match): string[][] =>
  sides.map(({ entrantId, partnerId }) => [entrantId, partnerId].filter((id) => id !== undefined));

/** Who of an entrant the desk may name; children only to who runs the game and to their captain. */
async function playersOf(entrantId: string, { game, actor }: Desk, { squads }: Pick<GameWorld, 'squads'>) {
  const entrant = game.entrants.find((one) => one.entrantId === entrantId);
  const seesChildren = actor.role === 'manager' || actor.role === 'captain';
  const squad =
    entrant?.squadId && game.seasonId
      ? (await squads.squadsOf(game.seasonId)).find(({ squadId }) => squadId === entrant.squadId)
      : undefined;
  return [...(entrant?.personIds ?? []), ...(squad?.roster ?? [])].filter(
    (personId) => seesChildren || !isDependantId(personId),
  );
}

async function enteredSide(
  entrantId: string,
  desk: Desk,
  { world, lines, accounts }: EnterParts,
  known?: SideLines,
): Promise<EnteredSide> {
  const { gameId, matchId } = desk.match;
  const [personIds, stored] = await Promise.all([
    playersOf(entrantId, desk, world),
    known ?? lines.find({ gameId, matchId, entrantId }),
  ]);
  const names = namesOf(await accounts.list(personIds));
  const countsOf = (id: string) => stored.lines.find(({ personId }) => personId === id)?.counts ?? {};
  return {
    entrantId,
    version: stored.version,
    players: personIds.flatMap((personId) => {
      const name = names.get(personId);
      return name ? [{ personId, name, counts: countsOf(personId) }] : [];
    }),
  };
}
