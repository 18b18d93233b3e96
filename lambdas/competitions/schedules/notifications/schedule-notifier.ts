import { inParallel } from '#lambdas/kernel/data/in-parallel.ts';
import { type Delivery, deliver } from '#lambdas/notifications/ports/deliver.ts';
import type { NoticeContent } from '#lambdas/notifications/ports/notice.ts';
import type { DependantReader } from '#lambdas/people/ports/family/dependants.ts';
import type { TeamReader } from '#lambdas/teams/ports/teams.ts';
import { awaited, type ChangeRequest } from '#shared/competitions/schedules/change-request.ts';
import { differenceOf } from '#shared/competitions/schedules/difference.ts';
import type { changeRequestMoved, schedulePublished } from '#shared/competitions/schedules/messages.ts';
import type { Message, MessageType } from '#shared/contract/message.ts';
import { quantity } from '#shared/quantity.ts';
import { readersFor } from '../../seasons/notifications/people.ts';
import type { StoredSquad } from '../../seasons/season-reader.ts';
import type { RequestStore } from '../request-store.ts';
import { captainsOf, peopleOf, readDesk, type ScheduleSources } from '../season-desk.ts';
import { changeLines, scheduleLetter } from './letters.ts';

type Tell<Type extends MessageType> = (message: Message<Type>, now: Date) => Promise<void>;
type Sources = ScheduleSources & {
  readonly requests: Pick<RequestStore, 'find'>;
  readonly teams: Pick<TeamReader, 'find'>;
  readonly dependants: Pick<DependantReader, 'find'>;
};

const atOnce = 8;

/** Tells people of their matches. Each is safe to repeat, and only about their own. */
export function createScheduleNotifier(by: Delivery, sources: Sources) {
  const send = (message: Message, userId: string, told: NoticeContent, now: Date) =>
    deliver(
      { cause: message.messageId, causedAt: message.occurredAt, userId, topic: 'eventChange', tell: () => told },
      by,
      now,
    );

  /** The person, or those who answer for them. */
  const tellPerson = async (message: Message, personId: string, told: NoticeContent, now: Date) => {
    for (const { userId } of await readersFor(personId, sources.dependants, now))
      await send(message, userId, told, now);
  };

  /** One notice for each person, whatever number of their matches changed. */
  const ofPublication: Tell<typeof schedulePublished> = async (message, now) => {
    if (message.quiet) return;
    const { seasonId, label, number } = message.data;
    const desk = await readDesk(seasonId, sources);
    const [before, after] = await Promise.all([
      sources.store.findPublished(seasonId, number - 1),
      sources.store.findPublished(seasonId, number),
    ]);
    const { changes } = differenceOf(before?.matches ?? [], after?.matches ?? [], []);
    const people = new Map<string, Set<string>>();
    for (const squad of desk.squads)
      for (const userId of peopleOf(squad)) people.set(userId, (people.get(userId) ?? new Set()).add(squad.squadId));
    const affected = [...people].flatMap(([userId, squadIds]) => {
      const own = changes.filter(({ homeId, awayId }) => squadIds.has(homeId) || squadIds.has(awayId));
      return own.length > 0 ? [{ userId, own }] : [];
    });
    await inParallel(affected, atOnce, ({ userId, own }) => {
      const lines = changeLines(own, desk);
      const told = scheduleLetter({
        origin: by.origin,
        seasonId,
        lines,
        ...publicationWords(label, number, own.length),
      });
      return tellPerson(message, userId, told, now);
    });
  };

  const ofRequest: Tell<typeof changeRequestMoved> = async (message, now) => {
    const { seasonId, teamId, label, requestId, version } = message.data;
    const [desk, request] = await Promise.all([
      readDesk(seasonId, sources),
      sources.requests.find(seasonId, requestId),
    ]);
    // What is not the newest any more is told by the message after it, and an approval by the schedule that it changed.
    if (message.quiet || request?.version !== version || request.status === 'approved') return;
    const squad = (squadId: string) => desk.all.find((one) => one.squadId === squadId);
    const team = request.status === 'accepted' ? await sources.teams.find(teamId) : undefined;
    const userIds = team ? [team.ownerId] : toTell(request).flatMap((squadId) => captainsIn(squad(squadId)));
    const [home = '', away = ''] = [request.askedBy, request.asked].map((squadId) => squad(squadId)?.name);
    const told = scheduleLetter({
      origin: by.origin,
      seasonId,
      lines: [`Reason: ${request.reason}`],
      subject: `${requestWords[request.status]}: ${home} and ${away}`,
      words: `${label}: ${nextWords[request.status]}`,
    });
    await inParallel([...new Set(userIds)], atOnce, (userId) => send(message, userId, told, now));
  };
  return { ofPublication, ofRequest };
}

const publicationWords = (label: string, number: number, count: number) =>
  number === 1
    ? { subject: `The ${label} schedule is out`, words: `You have ${quantity(count, 'match', 'matches')}.` }
    : { subject: `The ${label} schedule changed`, words: `${quantity(count, 'match', 'matches')} of yours changed.` };

const captainsIn = (squad: StoredSquad | undefined) => (squad ? captainsOf(squad) : []);

/** Whose answer is awaited; when none is, both squads. */
function toTell(request: ChangeRequest): string[] {
  const next = awaited(request);
  return next ? [next] : [request.askedBy, request.asked];
}

/** The steps of a request that its notices tell. */
type Step = Exclude<ChangeRequest['status'], 'approved'>;
const requestWords: Readonly<Record<Step, string>> = {
  open: 'New time requested',
  countered: 'Other times offered',
  accepted: 'Captains agreed on a new time',
  declined: 'Match time stays the same',
  expired: 'No answer: match time stays the same',
};
const nextWords: Readonly<Record<Step, string>> = {
  open: 'Accept a time, offer others or decline within 48 hours.',
  countered: 'Accept a time, offer others or decline within 48 hours.',
  accepted: 'Approve or decline it.',
  declined: 'The request was declined.',
  expired: 'You can ask again.',
};
