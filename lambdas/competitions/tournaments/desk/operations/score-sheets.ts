import { timingSafeEqual } from 'node:crypto';
import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import type { tournamentDesk } from '#shared/competitions/tournaments/desk-contract.ts';
import type { ShownMatch } from '#shared/competitions/tournaments/views.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { CallLimit, Output, Parsed } from '#shared/contract/operation.ts';
import { again } from '../../../again.ts';
import type { NamingParts } from '../../../games/named-game.ts';
import { namedPlayed, openMatches, type PlayedCategory, readPlayed, shownMatches } from '../../played.ts';
import type { StoredTournament } from '../../tournament-reader.ts';
import type { DeskParts } from '../desk-view.ts';
import { type ScoreParts, scoreBracket, scoreGame } from '../score-match.ts';
import { sheetOf, sheetPin, sheetToken } from '../sheet-code.ts';

type Operations = (typeof tournamentDesk)['operations'];

export interface SheetParts extends DeskParts, ScoreParts, NamingParts {
  readonly secret: () => Promise<string>;
  readonly limits: { count(who: string, operation: string, limit: CallLimit, now: Date): Promise<void> };
}

/** For one match: one of a million numbers. */
const tries: CallLimit = { calls: 12, per: 'hour' };

export async function listScoreSheets(
  { tournamentId }: Parsed<Operations['listScoreSheets']>,
  { now }: Pick<Caller, 'now'>,
  { desks, secret, ...parts }: SheetParts,
): Promise<Output<Operations['listScoreSheets']>> {
  const desk = await desks.read(tournamentId);
  // What is printed lies around: it names players as visitors may know them.
  const [key, played] = await Promise.all([secret(), namedPlayed(desk, { userId: undefined, now }, parts)]);
  const sheets = openMatches(shownMatches(desk, played)).map((match) => {
    const of = { tournamentId, key: match.key };
    const category = played.find(({ categoryId }) => categoryId === match.categoryId);
    return {
      key: match.key,
      token: sheetToken(key, of),
      pin: sheetPin(key, of),
      bestOf: setsOf(category?.game),
      match,
    };
  });
  return { sheets };
}

/** Sets of a match at most; one where each side has one number. */
const setsOf = (game: Pick<PlayedCategory['game'], 'scoring'> | undefined) =>
  game?.scoring.kind === 'sets' ? game.scoring.bestOf : 1;

interface Found {
  readonly tournament: StoredTournament;
  readonly category: PlayedCategory;
  readonly match: ShownMatch;
}

/** @throws {Problem} tournament.sheetNotFound */
async function sheetFor(
  token: string,
  now: Date,
  { secret, tournaments, desks, ...parts }: SheetParts,
): Promise<Found> {
  const of = sheetOf(await secret(), token);
  const tournament = of && (await tournaments.find(of.tournamentId));
  if (!of || !tournament) throw new Problem('tournament.sheetNotFound');
  const desk = await desks.read(of.tournamentId);
  // The holder of a sheet has no account.
  const played = await namedPlayed(desk, { userId: undefined, now }, parts);
  const match = shownMatches(desk, played).find(({ key }) => key === of.key);
  const category = played.find(({ categoryId }) => categoryId === match?.categoryId);
  if (!match || !category) throw new Problem('tournament.sheetNotFound');
  return { tournament, category, match };
}

export async function getScoreSheet(
  { token }: Parsed<Operations['getScoreSheet']>,
  { now }: Pick<Caller, 'now'>,
  parts: SheetParts,
): Promise<Output<Operations['getScoreSheet']>> {
  const { tournament, category, match } = await sheetFor(token, now, parts);
  const { facts, slug } = tournament;
  const { scoring } = category.game;
  const named = facts.categories.find(({ categoryId }) => categoryId === category.categoryId);
  return {
    tournament: facts.name,
    slug,
    category: named?.name ?? '',
    gameTypeId: facts.gameTypeId,
    scoring,
    ruleset: category.game.ruleset,
    bestOf: setsOf(category.game),
    match,
  };
}

/** Of all who try numbers in one tournament together: one in a million leads to a match. */
const searches: CallLimit = { calls: 240, per: 'hour' };

/** While its tournament is on, and until its match is over. A number that leads nowhere says nothing else. */
export async function findScoreSheet(
  { tournamentId: reference, pin }: Parsed<Operations['findScoreSheet']>,
  { now }: Pick<Caller, 'now'>,
  { secret, tournaments, desks, limits, ...parts }: SheetParts,
): Promise<Output<Operations['findScoreSheet']>> {
  const tournament = await tournaments.findBy(reference);
  if (tournament?.status !== 'live') throw new Problem('tournament.sheetNotFound');
  const { tournamentId } = tournament;
  await limits.count(tournamentId, 'findScoreSheet', searches, now);
  const desk = await desks.read(tournamentId);
  const [key, played] = await Promise.all([secret(), readPlayed(desk, parts)]);
  const [match, ...others] = openMatches(shownMatches(desk, played)).filter(
    (one) => sheetPin(key, { tournamentId, key: one.key }) === pin,
  );
  if (!match || others.length > 0) throw new Problem('tournament.sheetNotFound');
  return { token: sheetToken(key, { tournamentId, key: match.key }) };
}

/** By the rules of scores as everywhere. Every try counts, the right ones too, so that the count reveals nothing. */
export async function enterSheetScore(
  { token, pin, entry }: Parsed<Operations['enterSheetScore']>,
  { now }: Caller,
  parts: SheetParts,
): Promise<Output<Operations['enterSheetScore']>> {
  const { tournament, match } = await sheetFor(token, now, parts);
  const { tournamentId } = tournament;
  const of = { tournamentId, key: match.key };
  await parts.limits.count(`${tournamentId}/${match.key}`, 'enterSheetScore', tries, now);
  const expected = sheetPin(await parts.secret(), of);
  if (!timingSafeEqual(Buffer.from(expected), Buffer.from(pin))) throw new Problem('tournament.pinWrong');
  if (tournament.status !== 'live') throw new Problem('tournament.notNow');
  await again(async () => {
    const { category } = await sheetFor(token, now, parts);
    if (match.stage === 'game') await scoreGame(category.game, match.matchId, entry, now, parts);
    else await scoreBracket(category, match.matchId, entry, now, parts);
  });
  return (await sheetFor(token, now, parts)).match;
}
