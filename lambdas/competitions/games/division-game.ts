import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import type { GameEntrant } from '#shared/competitions/games/entrant.ts';
import { type Game, GameSettings } from '#shared/competitions/games/schemas.ts';
import type { ScoringTemplate } from '#shared/competitions/games/scoring/scoring.ts';
import {
  type ScoringName,
  scoringFor,
  scoringTemplates,
} from '#shared/competitions/games/scoring/scoring-templates.ts';
import type { Ruleset } from '#shared/competitions/standings/ruleset.ts';
import { type StandingsTemplate, standingsTemplates, templateFor } from '#shared/competitions/standings/templates.ts';
import type { StoredSeason, StoredSquad } from '../seasons/season-reader.ts';

/** The game of a division follows from the division, so that any first caller makes the same. */
export const divisionGameId = (seasonId: string, divisionId: string): string => idFrom('game', seasonId, divisionId);

/** The match of a season that a key of its schedule names, whatever becomes of the schedule. */
export const matchIdOf = (seasonId: string, key: string): string => idFrom('match', seasonId, key);

/** The game of a division as it begins: it has no entrants yet. */
export function divisionGame({ seasonId, teamId, facts }: StoredSeason, divisionId: string, now: Date): Game {
  const at = facts.divisions.findIndex((one) => one.divisionId === divisionId);
  const division = facts.divisions[at];
  const { gameTypeId = 'other' } = facts;
  const template = division?.standingsTemplate ?? '';
  const ruleset: Ruleset = isTemplate(template) ? standingsTemplates[template] : templateFor(gameTypeId);
  return {
    gameId: divisionGameId(seasonId, divisionId),
    version: 1,
    seasonId,
    divisionId,
    teamId,
    gameTypeId,
    name: nameOf(facts, division),
    format: 'round_robin',
    entrants: [],
    settings: GameSettings.parse({}),
    ruleset,
    scoring: scoringOf(gameTypeId, template, ruleset),
    adjustments: [],
    manualOrders: [],
    draw: 0,
    rounds: 0,
    status: 'setup' as const,
    order: Math.max(0, at),
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
  };
}

/** What a game may be called at most. */
const mostLetters = 80;

/** `Spring League: Division A`, and the season alone where it has no other. It stands in mails and titles, far from both. */
const nameOf = ({ label, divisions }: StoredSeason['facts'], division: { readonly name: string } | undefined): string =>
  (division && divisions.length > 1 ? `${label}: ${division.name}` : label).slice(0, mostLetters);

/**
 * As the sport is scored; where it has no rules of its own, as the sport whose table was chosen. Draws are for the table to
 * allow.
 */
function scoringOf(gameTypeId: string, template: string, { drawsAllowed }: Ruleset): ScoringTemplate {
  const scoring: ScoringTemplate = scoringTemplates[scoringFor(gameTypeId, scoringOfTable[template])];
  return scoring.kind === 'points' ? { ...scoring, drawsAllowed } : scoring;
}

const scoringOfTable: Readonly<Record<string, ScoringName>> = {
  hockey: 'hockey',
  basketball: 'basketball',
  softball: 'softball',
  flag: 'flag',
  volleyball: 'volleyball',
  pickleball: 'pickleball11',
  tennis: 'tennis',
  ultimate: 'ultimate',
};

const isTemplate = (name: string): name is StandingsTemplate => Object.hasOwn(standingsTemplates, name);

/** A squad as it is entered in the game of its division. */
export const squadEntrant = ({ squadId, name, seed, status }: StoredSquad): GameEntrant => ({
  entrantId: squadId,
  kind: 'squad',
  personIds: [],
  squadId,
  name,
  ...(seed !== undefined && { seed }),
  status: status === 'withdrawn' || status === 'disqualified' ? status : 'in',
});
