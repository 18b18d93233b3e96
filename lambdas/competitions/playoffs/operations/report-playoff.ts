import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import type { DueIndex } from '#lambdas/kernel/due/due-index.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import type { BracketMatch, ReadBracket } from '#shared/competitions/brackets/bracket-match.ts';
import { readBracket } from '#shared/competitions/brackets/read-bracket.ts';
import type { playoffs as contract } from '#shared/competitions/playoffs/contract.ts';
import { judgeReport } from '#shared/competitions/playoffs/judge-report.ts';
import { type OpenClaim, sideOf } from '#shared/competitions/playoffs/open-claims.ts';
import type { PlayoffOutcome } from '#shared/competitions/playoffs/schemas.ts';
import { startAwaited } from '#shared/competitions/playoffs/start-awaited.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Parsed } from '#shared/contract/operation.ts';
import { again } from '../../again.ts';
import { planClaim } from '../../games/auto-confirm/plan-work.ts';
import { entrantsOf } from '../../games/game-for.ts';
import { namedGame } from '../../games/named-game.ts';
import { namesIn } from '../names-in.ts';
import { placesOf } from '../places-of.ts';
import type { StoredPlayoff } from '../playoff-rows.ts';
import { toPlayoff } from '../playoff-view.ts';
import { checkSeen } from '../seen-match.ts';
import { commandPlayoff } from './command-playoff.ts';
import type { Seeing, SeeingPlayers } from './get-playoff.ts';
import { type Found, readPlayoff, refuseStale } from './read-playoff.ts';

type Operations = (typeof contract)['operations'];
type ScoreInput = Parsed<Operations['scorePlayoff']>;
type ReportInput = Parsed<Operations['reportPlayoff']>;
type Reporting = SeeingPlayers & { readonly due: Pick<DueIndex, 'schedule'> };

/** A score that stands at once. Where captains say two things of a match, the organizer decides. */
export const scorePlayoff = (input: ScoreInput, caller: Caller, seeing: Seeing): Promise<PlayoffOutcome> =>
  withOthers(input, () => score(input, caller, seeing));

/** What a captain says of a match, as in the league: the other side confirms it by word or by silence. */
export const reportPlayoff = (input: ReportInput, caller: Caller, parts: Reporting): Promise<PlayoffOutcome> =>
  withOthers(input, () => report(input, caller, parts));

/** A bracket is one document: who names the two who meet is not refused because another match was scored meanwhile. */
const withOthers = <Result>({ entrantIds }: Pick<ScoreInput, 'entrantIds'>, act: () => Promise<Result>) =>
  entrantIds ? again(act) : act();

async function score(input: ScoreInput, caller: Caller, seeing: Seeing): Promise<PlayoffOutcome> {
  const { gameId, command } = input;
  const found = await readPlayoff(gameId, seeing);
  const { playoff } = found;
  const match = readBracket(playoff.bracket).matches.find(({ matchId }) => matchId === command.matchId);
  const may = await seeing.inGame(actorOf(caller).userId, gameId);
  if (!may?.includes('publishSchedule')) {
    const open = playoff.claims?.[command.matchId];
    if (open && !open.confirmBy) throw new Problem('match.disputed');
    if (match && command.type === 'enter_result') await refuseEarly(match, found, caller.now, seeing);
  }
  checkSeen(input, playoff, match);
  return commandPlayoff({ gameId, version: playoff.version, command }, caller, seeing);
}

async function report(input: ReportInput, caller: Caller, parts: Reporting): Promise<PlayoffOutcome> {
  const { gameId, matchId } = input;
  const { userId } = actorOf(caller);
  if (!(await parts.inGame(userId, gameId))) throw new Problem('game.notFound');
  const found = await readPlayoff(gameId, parts);
  const { playoff, game } = found;
  const bracket = readBracket(playoff.bracket);
  const { match, side } = ownMatch(bracket, matchId, await entrantsOf(game, userId, { squads: parts.seasons }));
  if (!game.settings.reporting) throw new Problem('match.reportingOff');
  checkSeen(input, playoff, match, input.report.act === 'report' ? side : undefined);
  if (input.report.act === 'report') await refuseEarly(match, found, caller.now, parts);
  const { now } = caller;
  const { claims = {} } = playoff;
  const version = playoff.version + 1;
  const terms = { now, version, settings: game.settings, scoring: game.scoring };
  const judged = judgeReport(match, claims[matchId], input.report, { side, by: userId }, terms);
  if ('refused' in judged) {
    if (judged.refused === 'no_claim') throw new Problem('match.noClaim');
    return { status: 'refused', reason: judged.refused };
  }
  const names = namesIn(await namedGame(game, { userId, now, shares: true }, parts.statistics));
  if ('settled' in judged) {
    const command = { type: 'enter_result' as const, matchId, games: [...judged.settled] };
    const outcome = await commandPlayoff({ gameId, version: playoff.version, command }, { now }, parts);
    return outcome.status === 'applied' ? { ...outcome, playoff: { ...outcome.playoff, names } } : outcome;
  }
  const after = { ...playoff, claims: { ...claims, [matchId]: judged.claim }, version, updatedAt: now.toISOString() };
  await keepClaim(playoff, after, { matchId, claim: judged.claim, now }, parts);
  return { status: 'applied', playoff: { ...toPlayoff(after, game), names }, lost: [] };
}

/** @throws {Problem} record.changed */
async function keepClaim(
  before: StoredPlayoff,
  after: StoredPlayoff,
  { matchId, claim, now }: { readonly matchId: string; readonly claim: OpenClaim; readonly now: Date },
  { due, playoffs }: Reporting,
): Promise<void> {
  const { gameId } = before;
  // Before the write: work without a claim does nothing, a claim without its work would wait for ever.
  await planClaim({ gameId, matchId, ...claim }, due, now);
  if (!(await playoffs.save(before, after))) await refuseStale(gameId, playoffs);
}

/** The match with the side that the caller speaks for. @throws {Problem} access.denied */
function ownMatch({ matches }: ReadBracket, matchId: string, mine: readonly string[]) {
  const match = matches.find((one) => one.matchId === matchId);
  const side = match && sideOf(match, mine);
  if (!match || side === undefined) throw new Problem('access.denied');
  return { match, side };
}

/** @throws {Problem} match.notStarted */
async function refuseEarly(match: BracketMatch, { playoff, game }: Found, now: Date, { desks }: Seeing): Promise<void> {
  if (startAwaited(match, await placesOf(playoff, game, desks), now)) throw new Problem('match.notStarted');
}
