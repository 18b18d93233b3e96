import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import {
  type ChangeRequest,
  isPending,
  openRequest,
  type RequestCommand,
  stepRequest,
} from '#shared/competitions/schedules/change-request.ts';
import type { schedules } from '#shared/competitions/schedules/contract.ts';
import type { PlayedAt } from '#shared/competitions/schedules/schemas.ts';
import { judgeMoves } from '#shared/competitions/schedules/solver/judge-move.ts';
import type { ScheduledMatch } from '#shared/competitions/schedules/version.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { SeenParts } from '../../seasons/sight/visible-season.ts';
import { requestFact } from '../facts.ts';
import { grant } from '../grant-request.ts';
import { inputOfDesk } from '../input-of-desk.ts';
import { openTimes } from '../open-times.ts';
import type { RequestStore } from '../request-store.ts';
import { captainsOf, type Desk, localNow, readDesk, refuseOver, type ScheduleSources } from '../season-desk.ts';
import { getMySchedule } from './get-schedule.ts';

type Operations = (typeof schedules)['operations'];
export type RequestSources = ScheduleSources & Pick<SeenParts, 'inSeason'> & { readonly requests: RequestStore };

export async function listOpenTimes(
  { seasonId, key }: Parsed<Operations['listOpenTimes']>,
  caller: Caller,
  sources: RequestSources,
): Promise<Output<Operations['listOpenTimes']>> {
  const desk = await readDesk(seasonId, sources);
  const { match } = matchOf(desk, key, actorOf(caller).userId);
  return { times: openTimes(desk, match, caller.now) };
}

/** The scheduler sees all, a captain those of their squads, anybody else none. */
export async function listChangeRequests(
  { seasonId }: Parsed<Operations['listChangeRequests']>,
  caller: Caller,
  sources: RequestSources,
): Promise<Output<Operations['listChangeRequests']>> {
  const { captainOf, maySchedule } = await getMySchedule({ seasonId }, caller, sources);
  const requests = await sources.requests.list(seasonId);
  const mine = requests.filter(
    ({ askedBy, asked }) => maySchedule || captainOf.includes(askedBy) || captainOf.includes(asked),
  );
  const latestFirst = mine.toSorted((a, b) => (a.openedAt < b.openedAt ? 1 : -1));
  return { requests: latestFirst.map((request) => asOf(request, caller.now)) };
}

/** The end of its time may not have been noted yet. */
const asOf = (request: ChangeRequest, now: Date): ChangeRequest =>
  stepRequest(request, { do: 'expire' }, now) ? { ...request, status: 'expired' } : request;

export async function askForChange(
  { seasonId, key, options, reason }: Parsed<Operations['askForChange']>,
  caller: Caller,
  sources: RequestSources,
): Promise<Output<Operations['askForChange']>> {
  const { now } = caller;
  const desk = await readDesk(seasonId, sources);
  refuseOver(desk);
  const { match, squadId } = matchOf(desk, key, actorOf(caller).userId);
  checkOptions(desk, match, options, now);
  const requestId = idFrom('changeRequest', seasonId, key);
  const before = await sources.requests.find(seasonId, requestId);
  if (before && isPending(before, now)) throw new Problem('schedule.requestOpen');
  const asked = match.homeId === squadId ? match.awayId : match.homeId;
  const request = openRequest({ requestId, key, askedBy: squadId, asked, options, reason }, now, before);
  const made = await sources.requests.save(seasonId, request, [requestFact(desk.season, request, now)], now);
  if (!made) throw new Problem('schedule.requestOpen');
  return request;
}

export async function answerChangeRequest(
  { seasonId, answer, ...at }: Parsed<Operations['answerChangeRequest']>,
  caller: Caller,
  sources: RequestSources,
): Promise<Output<Operations['answerChangeRequest']>> {
  const { now } = caller;
  const { request, desk } = await readRequest({ seasonId, ...at }, sources);
  const { match, squadId } = matchOf(desk, request.key, actorOf(caller).userId);
  if (answer.do === 'counter') checkOptions(desk, match, answer.options, now);
  const next = taken(request, { ...answer, squadId }, now);
  if (next.status === 'accepted') {
    checkOptions(desk, match, next.chosen ? [next.chosen] : [], now);
    // Both at once, and so one step of the request.
    if (desk.schedule.plan?.autoApprove) return grant(desk, { ...next, status: 'approved' }, sources, now);
  }
  await save(desk, next, sources, now);
  return next;
}

export async function decideChangeRequest(
  { seasonId, decision, ...at }: Parsed<Operations['decideChangeRequest']>,
  { now }: Caller,
  sources: RequestSources,
): Promise<Output<Operations['decideChangeRequest']>> {
  const { request, desk } = await readRequest({ seasonId, ...at }, sources);
  const next = taken(request, { do: decision }, now);
  if (decision === 'refuse') {
    await save(desk, next, sources, now);
    return next;
  }
  const match = desk.published?.matches.find(({ key }) => key === request.key);
  if (!match) throw new Problem('schedule.matchNotFound');
  checkOptions(desk, match, request.chosen ? [request.chosen] : [], now);
  return grant(desk, next, sources, now);
}

async function save({ season }: Desk, request: ChangeRequest, { requests }: RequestSources, now: Date): Promise<void> {
  const { seasonId } = season;
  if (await requests.save(seasonId, request, [requestFact(season, request, now)], now)) return;
  const current = await requests.find(seasonId, request.requestId);
  throw new Problem('record.changed', { currentVersion: current?.version ?? 0 });
}

async function readRequest(
  { seasonId, requestId, version }: { seasonId: string; requestId: string; version: number },
  sources: RequestSources,
) {
  const [request, desk] = await Promise.all([sources.requests.find(seasonId, requestId), readDesk(seasonId, sources)]);
  if (!request) throw new Problem('schedule.requestNotFound');
  if (request.version !== version) throw new Problem('record.changed', { currentVersion: request.version });
  return { request, desk };
}

function taken(request: ChangeRequest, command: RequestCommand, now: Date): ChangeRequest {
  const next = stepRequest(request, command, now);
  if (!next) throw new Problem('schedule.requestOver');
  return next;
}

/**
 * A published match, and which of its squads the person is captain of; of both, the one at home.
 * @throws {Problem} schedule.matchNotFound, access.denied
 */
function matchOf({ published, squads }: Desk, key: string, userId: string) {
  const match = published?.matches.find((one) => one.key === key);
  if (!match) throw new Problem('schedule.matchNotFound');
  const leads = (squadId: string) =>
    squads.some((squad) => squad.squadId === squadId && captainsOf(squad).includes(userId));
  const squadId = [match.homeId, match.awayId].find(leads);
  if (!squadId) throw new Problem('access.denied');
  return { match, squadId };
}

/** @throws {Problem} schedule.moveRefused */
function checkOptions(desk: Desk, match: ScheduledMatch, options: readonly PlayedAt[], now: Date): void {
  const isOver = match.at && match.at.localStart < localNow(desk.season, now);
  if (isOver) throw new Problem('schedule.moveRefused', { fields: { options: 'Its time has passed.' } });
  const judge = judgeMoves(inputOfDesk(desk, now), desk.published?.matches ?? []);
  options.forEach((option, index) => {
    const breaks = judge(match.key, option);
    if (breaks.length === 0) return;
    const words = breaks.map(({ sentence }) => sentence).join(' ');
    throw new Problem('schedule.moveRefused', { fields: { [`options.${index}`]: words } });
  });
}
