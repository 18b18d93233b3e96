import type { AccountReader } from '#lambdas/accounts/ports/accounts.ts';
import type { TeamReader } from '#lambdas/teams/ports/teams.ts';
import type { Game } from '#shared/competitions/games/schemas.ts';
import type { Actor } from '#shared/competitions/games/scoring/score-acts.ts';
import { faultOfLines, mergeLines } from '#shared/competitions/statistics/judge-lines.ts';
import type { EnteredSide, PlayerLine } from '#shared/competitions/statistics/player-line.ts';
import { statisticsFor } from '#shared/competitions/statistics/statistic-templates.ts';
import { Problem } from '#shared/contract/errors.ts';
import { hasFeature } from '#shared/teams/details/features.ts';
import type { SeasonReader } from '../seasons/season-reader.ts';
import { namesOf } from '../seasons/views.ts';
import type { LineReader, SideLines } from './line-store.ts';
import { playersOfSide, type SideParts, type SidePlayers } from './side-players.ts';

/** A match for a caller who may enter its score, whether it is of a game or of a playoff. */
export interface LineDesk {
  readonly game: Game;
  readonly matchId: string;
  readonly actor: Exclude<Actor, { role: 'autoConfirm' }>;
  /** Whether what players did can still change. */
  readonly isOpen: boolean;
  /** Who is on each side: partners that change from round to round are entrants of their own. */
  readonly sides: readonly (readonly string[])[];
  /** In how many matches a player played before, where a playoff asks for some. */
  readonly matchesBefore?: (entrantId: string) => Promise<ReadonlyMap<string, number>>;
  /** What a side has by the score, as it stands or as its captain says. @throws {Problem} match.notScored */
  scoreOf(side: number): number;
  /** False when the lines or what they were judged by moved meanwhile. */
  save(lines: SideLines): Promise<boolean>;
}

export interface DeskParts extends SideParts, Pick<CountingParts, 'teams'> {
  readonly lines: Pick<LineReader, 'find'>;
  readonly accounts: Pick<AccountReader, 'list'>;
}

interface Entry {
  readonly entrantId: string;
  readonly version: number;
  readonly lines: readonly PlayerLine[];
}

/** The sides that the caller may enter, with what is entered of them; none where players are not counted. */
export async function sidesAt(desk: LineDesk, parts: DeskParts): Promise<EnteredSide[]> {
  if (!(await countsPlayers(desk.game, parts))) return [];
  const entrantIds = desk.sides.flatMap((ids, side) => (speaksFor(desk.actor, side) ? ids : []));
  return Promise.all(entrantIds.map((entrantId) => enteredSide(entrantId, desk, parts)));
}

/** Judges what is said of one side and keeps it. */
export async function enterSide(
  { entrantId, version, lines: said }: Entry,
  desk: LineDesk,
  parts: DeskParts,
): Promise<EnteredSide> {
  const { game, actor, matchId } = desk;
  const side = desk.sides.findIndex((ids) => ids.includes(entrantId));
  if (side < 0) throw new Problem('game.entrantUnknown');
  if (!speaksFor(actor, side)) throw new Problem('access.denied');
  if (actor.role === 'captain' && !game.settings.reporting) throw new Problem('match.reportingOff');
  if (!desk.isOpen) throw new Problem('game.over');
  if (!(await countsPlayers(game, parts))) throw new Problem('team.featureOff');
  const before = await parts.lines.find({ gameId: game.gameId, matchId, entrantId });
  if (before.version !== version) throw new Problem('record.changed', { currentVersion: before.version });
  const known = await playersOfSide(entrantId, game, actor.role, parts);
  const lines = judged(said, before, known, { game, score: desk.scoreOf(side) });
  if (!(await desk.save({ ...before, lines }))) throw new Problem('record.changed');
  return enteredSide(entrantId, desk, parts, { ...before, version: version + 1, lines });
}

interface By {
  readonly game: Game;
  readonly score: number;
}

/** @throws {Problem} match.statisticsInvalid */
function judged(said: readonly PlayerLine[], before: SideLines, { players, guests }: SidePlayers, { game, score }: By) {
  const isIn = (personId: string) => players.includes(personId);
  const lines = mergeLines(
    before.lines,
    said.map((line) => ({ ...line, guest: !isIn(line.personId) })),
  );
  const kept = (guest: boolean) => before.lines.filter((one) => !!one.guest === guest).map(({ personId }) => personId);
  const fault = said.some(({ personId }) => ![...players, ...guests.personIds, ...kept(true)].includes(personId))
    ? 'A player is not on this team.'
    : faultOfLines(lines, {
        statistics: statisticsFor(game.gameTypeId),
        score,
        // Players who left the squad keep their statistics.
        players: [...players, ...kept(false)],
        guests: { ...guests, personIds: [...guests.personIds, ...kept(true)] },
      });
  if (fault) throw new Problem('match.statisticsInvalid', { fields: { lines: fault } });
  return lines;
}

const speaksFor = (actor: LineDesk['actor'], side: number) => actor.role !== 'captain' || actor.side === side;

async function enteredSide(
  entrantId: string,
  { game, matchId, actor, matchesBefore }: LineDesk,
  parts: DeskParts,
  known?: SideLines,
): Promise<EnteredSide> {
  const [{ players, guests, leastMatches }, stored, before] = await Promise.all([
    playersOfSide(entrantId, game, actor.role, parts),
    known ?? parts.lines.find({ gameId: game.gameId, matchId, entrantId }),
    matchesBefore?.(entrantId),
  ]);
  const entered = stored.lines.filter(({ guest, personId }) => guest && !players.includes(personId));
  const guestIds = entered.map(({ personId }) => personId);
  const names = namesOf(await parts.accounts.list([...new Set([...players, ...guests.personIds, ...guestIds])]));
  const named = (ids: readonly string[]) =>
    ids.flatMap((personId) => {
      const name = names.get(personId);
      return name ? [{ personId, name }] : [];
    });
  return {
    entrantId,
    version: stored.version,
    players: named([...players, ...guestIds]).map((player) => {
      const { counts = {}, played } = stored.lines.find(({ personId }) => personId === player.personId) ?? {};
      return {
        ...player,
        counts,
        ...(played && { played }),
        ...(guestIds.includes(player.personId) && { guest: true }),
        ...(before && leastMatches > 0 && { matches: before.get(player.personId) ?? 0 }),
      };
    }),
    guestsAllowed: guests.allowed,
    guests: named(guests.personIds.filter((id) => !guestIds.includes(id))),
    leastMatches: before ? leastMatches : 0,
  };
}

interface CountingParts {
  readonly seasons: Pick<SeasonReader, 'find'>;
  readonly teams: Pick<TeamReader, 'find'>;
}

/** Whether it is counted what single players did: in seasons as their community says, elsewhere always. */
async function countsPlayers(
  { seasonId }: Pick<Game, 'seasonId'>,
  { seasons, teams }: CountingParts,
): Promise<boolean> {
  const season = seasonId ? await seasons.find(seasonId) : undefined;
  const team = season && (await teams.find(season.teamId));
  return !team || hasFeature(team.facts, 'stats');
}
