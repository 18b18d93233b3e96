import type { Game } from '#shared/competitions/games/schemas.ts';
import type { Actor } from '#shared/competitions/games/scoring/score-acts.ts';
import { rulesOf } from '#shared/competitions/seasons/roster-rules.ts';
import { type Guests, noGuests } from '#shared/competitions/statistics/judge-lines.ts';
import { isDependantId } from '#shared/ids.ts';
import type { SeasonReader, StoredSeason, StoredSquad } from '../seasons/season-reader.ts';
import type { Stored } from '../seasons/stored.ts';

export interface SideParts {
  readonly seasons: SeasonReader;
  readonly registrations: Pick<Stored, 'registrationsFor'>;
}

type Role = Exclude<Actor['role'], 'autoConfirm'>;

export interface SidePlayers {
  readonly players: readonly string[];
  readonly guests: Guests;
  /** The matches that a player needs to have played to play in a playoff. */
  readonly leastMatches: number;
}

/**
 * Who of an entrant may be entered, and who else as a guest: registered substitutes and, where rosters are
 * shown, the players of the other squads. Children are named to who runs the game and to their captain alone.
 */
export async function playersOfSide(entrantId: string, game: Game, role: Role, parts: SideParts): Promise<SidePlayers> {
  const { seasonId, divisionId = '', entrants } = game;
  const entrant = entrants.find((one) => one.entrantId === entrantId);
  const seesChildren = role === 'manager' || role === 'captain';
  const named = (ids: readonly string[]) => ids.filter((id) => seesChildren || !isDependantId(id));
  const own = entrant?.personIds ?? [];
  if (!seasonId || !entrant?.squadId) return { players: named(own), guests: noGuests, leastMatches: 0 };
  const [season, squads] = await Promise.all([parts.seasons.find(seasonId), parts.seasons.squadsOf(seasonId)]);
  const squad = squads.find(({ squadId }) => squadId === entrant.squadId);
  const players = [...own, ...(squad?.roster ?? [])];
  if (!season) return { players: named(players), guests: noGuests, leastMatches: 0 };
  const { guestPlayersPerMatch: allowed, playoffMinGames } = rulesOf(season.facts, divisionId);
  const others = allowed > 0 ? await othersIn(season, squads, role, parts) : [];
  const personIds = others.filter((id) => !players.includes(id));
  return { players: named(players), guests: { allowed, personIds }, leastMatches: playoffMinGames };
}

/** The players of a season that a caller may know; each once. */
async function othersIn(
  { seasonId, facts }: StoredSeason,
  squads: readonly StoredSquad[],
  role: Role,
  { registrations }: SideParts,
): Promise<string[]> {
  const substitutes = (await registrations.registrationsFor(seasonId)).filter(
    ({ mode, status }) => mode === 'sub_only' && canPlay.has(status),
  );
  const isShown = role === 'manager' || facts.rostersShown !== 'organisers';
  const rosters = isShown ? squads.flatMap(({ roster }) => roster) : [];
  const ids = new Set([...substitutes.map(({ userId }) => userId), ...rosters]);
  return [...ids].filter((id) => role === 'manager' || !isDependantId(id));
}

const canPlay: ReadonlySet<string> = new Set(['registered', 'placed', 'active']);
