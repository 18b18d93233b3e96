import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import type { DueIndex } from '#lambdas/kernel/due/due-index.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import type { ReadBracket } from '#shared/competitions/brackets/bracket-match.ts';
import { readBracket } from '#shared/competitions/brackets/read-bracket.ts';
import type { playoffs as contract } from '#shared/competitions/playoffs/contract.ts';
import { judgeReport } from '#shared/competitions/playoffs/judge-report.ts';
import { sideOf } from '#shared/competitions/playoffs/open-claims.ts';
import type { PlayoffOutcome } from '#shared/competitions/playoffs/schemas.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Parsed } from '#shared/contract/operation.ts';
import { planClaim } from '../../games/auto-confirm/plan-work.ts';
import { entrantsOf } from '../../games/game-for.ts';
import { namedGame } from '../../games/named-game.ts';
import { namesIn } from '../names-in.ts';
import { toPlayoff } from '../playoff-view.ts';
import { commandPlayoff } from './command-playoff.ts';
import type { Seeing, SeeingPlayers } from './get-playoff.ts';
import { checkVersion, readPlayoff, refuseStale } from './read-playoff.ts';

type Operations = (typeof contract)['operations'];

/** A score that stands at once. Where captains say two things of a match, the organizer decides. */
export async function scorePlayoff(
  input: Parsed<Operations['scorePlayoff']>,
  caller: Caller,
  seeing: Seeing,
): Promise<PlayoffOutcome> {
  const { playoff } = await readPlayoff(input.gameId, seeing);
  const open = playoff.claims?.[input.command.matchId];
  const may = open && !open.confirmBy ? await seeing.inGame(actorOf(caller).userId, input.gameId) : undefined;
  if (may && !may.includes('publishSchedule')) throw new Problem('match.disputed');
  return commandPlayoff(input, caller, seeing);
}

/** What a captain says of a match, as in the league: the other side confirms it by word or by silence. */
export async function reportPlayoff(
  { gameId, version, matchId, report }: Parsed<Operations['reportPlayoff']>,
  caller: Caller,
  parts: SeeingPlayers & { readonly due: Pick<DueIndex, 'schedule'> },
): Promise<PlayoffOutcome> {
  const { userId } = actorOf(caller);
  if (!(await parts.inGame(userId, gameId))) throw new Problem('game.notFound');
  const { playoff, game } = await readPlayoff(gameId, parts);
  const bracket = readBracket(playoff.bracket);
  const { match, side } = ownMatch(bracket, matchId, await entrantsOf(game, userId, { squads: parts.seasons }));
  if (!game.settings.reporting) throw new Problem('match.reportingOff');
  checkVersion(playoff, version);
  const { now } = caller;
  const { claims = {} } = playoff;
  const names = namesIn(await namedGame(game, { userId, now, shares: true }, parts.statistics));
  const judged = judgeReport(
    match,
    claims[matchId],
    report,
    { side, by: userId },
    {
      now,
      version: version + 1,
      settings: game.settings,
      scoring: game.scoring,
    },
  );
  if ('refused' in judged) {
    if (judged.refused === 'no_claim') throw new Problem('match.noClaim');
    return { status: 'refused', reason: judged.refused };
  }
  if ('settled' in judged) {
    const command = { type: 'enter_result' as const, matchId, games: [...judged.settled] };
    const outcome = await commandPlayoff({ gameId, version, command }, { now }, parts);
    return outcome.status === 'applied' ? { ...outcome, playoff: { ...outcome.playoff, names } } : outcome;
  }
  const after = {
    ...playoff,
    claims: { ...claims, [matchId]: judged.claim },
    version: version + 1,
    updatedAt: now.toISOString(),
  };
  // Before the write: work without a claim does nothing, a claim without its work would wait for ever.
  await planClaim({ gameId, matchId, ...judged.claim }, parts.due, now);
  if (!(await parts.playoffs.save(playoff, after))) await refuseStale(gameId, parts.playoffs);
  return { status: 'applied', playoff: { ...toPlayoff(after, game), names }, lost: [] };
}

/** The match with the side that the caller speaks for. @throws {Problem} access.denied */
function ownMatch({ matches }: ReadBracket, matchId: string, mine: readonly string[]) {
  const match = matches.find((one) => one.matchId === matchId);
  const side = match && sideOf(match, mine);
  if (!match || side === undefined) throw new Problem('access.denied');
  return { match, side };
}
