import { inParallel } from '#lambdas/kernel/data/in-parallel.ts';
import type { NoticeContent } from '#lambdas/notifications/ports/notice.ts';
import type { DependantReader } from '#lambdas/people/ports/family/dependants.ts';
import type { Message } from '#shared/contract/message.ts';
import type { seriesJoined, seriesLeft, seriesSettled, standingDropped } from '#shared/events/messages.ts';
import { isOnLine, seating, standingOf } from '#shared/events/rsvp/line/seats.ts';
import type { MailTopic } from '#shared/notifications/topics.ts';
import { notifyAbout } from '../../dependants/notifications/notify-about.ts';
import type { Situation } from '../../details/situation.ts';
import type { MailHome } from '../../notifications/event-words.ts';
import type { Notifier } from '../../notifications/notifier.ts';
import { membersOfLine } from '../../rsvp/line/line-members.ts';
import type { SeriesStore } from '../store.ts';
import { occurrenceId, plannedUntil } from '../stored-series.ts';
import {
  seriesAnswered,
  seriesCalledOff,
  seriesLeftBy,
  seriesMoved,
  standingEnded,
  type Theirs,
} from './series-mails.ts';

export interface SeriesTelegraph extends Notifier {
  readonly series: Pick<SeriesStore, 'find'>;
  readonly dependants: Pick<DependantReader, 'find'>;
}

const mailsAtOnce = 10;

/** Tells all players of any date that changed, was called off or was taken away, once and of all of theirs. */
export async function notifyOfSeries(
  { data, quiet, ...message }: Message<typeof seriesSettled>,
  by: SeriesTelegraph,
  now: Date,
): Promise<void> {
  const { seriesId, kind, fromDate, removed = [], onlyRemoved = false } = data;
  if (quiet) return;
  const { topic, concerns, audience, words } = tellings[kind];
  const dates = await situations(seriesId, removed, by, now);
  const people = new Map<string, Theirs>();
  const note = (one: Situation, userIds: readonly string[], part: keyof Theirs) => {
    for (const userId of userIds) {
      const theirs = people.get(userId) ?? { dates: [], gone: [] };
      people.set(userId, { ...theirs, [part]: [...theirs[part], one] });
    }
  };
  for (const one of dates) {
    const { occurrenceDate = '' } = one.event;
    if (removed.includes(occurrenceDate)) {
      if (isCalledOff(one)) note(one, membersOfLine(one.line), 'gone');
    } else if (!onlyRemoved && occurrenceDate >= fromDate && concerns(one)) note(one, audience(one), 'dates');
  }
  await inParallel([...people], mailsAtOnce, ([userId, theirs]) =>
    send(message, userId, theirs.gone.length > 0 ? 'eventCancelled' : topic, () => words(theirs, by.home), by, now),
  );
}

/** Tells who answered a whole series where they stand on each of its dates. */
export async function notifyOfJoin(
  { data, quiet, ...message }: Message<typeof seriesJoined>,
  by: SeriesTelegraph,
  now: Date,
): Promise<void> {
  const { seriesId, userId, dates } = data;
  if (quiet) return;
  const theirs = (await situations(seriesId, [], by, now))
    .filter(isOn)
    .filter(({ event }) => dates.includes(event.occurrenceDate ?? ''))
    .map(({ event, line }) => ({ event, line, standing: standingOf(userId, seating(line)) }))
    .filter(({ standing }) => standing.status !== 'none');
  if (theirs.length > 0) await send(message, userId, 'rsvp', () => seriesAnswered(theirs, by.home), by, now);
}

/** Tells who gave up their seats of a series, for their calendar; dates that they are on again are left out. */
export async function notifyOfLeave(
  { data, quiet, ...message }: Message<typeof seriesLeft>,
  by: SeriesTelegraph,
  now: Date,
): Promise<void> {
  const { seriesId, userId, dates } = data;
  if (quiet) return;
  const left = (await situations(seriesId, [], by, now))
    .filter(isOn)
    .filter(({ event, line }) => dates.includes(event.occurrenceDate ?? '') && !isOnLine(userId, line));
  if (left.length > 0) await send(message, userId, 'rsvp', () => seriesLeftBy(left, by.home), by, now);
}

/** Tells a player that new dates no longer count on them. */
export async function notifyOfDrop(
  { data, quiet, ...message }: Message<typeof standingDropped>,
  by: SeriesTelegraph,
  now: Date,
): Promise<void> {
  const found = quiet ? undefined : await by.find(data.eventId);
  if (found) await send(message, data.userId, 'rsvp', () => standingEnded(found.event, by.home), by, now);
}

/** Events of a series that are not over, with those of some further dates, each with its line, soonest first. */
async function situations(
  seriesId: string,
  further: readonly string[],
  { series: store, find }: SeriesTelegraph,
  now: Date,
): Promise<Situation[]> {
  const series = await store.find(seriesId);
  if (!series) return [];
  const planned = plannedUntil(series, now).map(({ eventId }) => eventId);
  const eventIds = new Set([...planned, ...further.map((date) => occurrenceId(series.rootId, date))]);
  const found: Situation[] = [];
  await inParallel([...eventIds], mailsAtOnce, async (eventId) => {
    const situation = await find(eventId);
    if (situation && situation.event.endsAt > now.toISOString()) found.push(situation);
  });
  return found.sort(bySoonest);
}

const bySoonest = (a: Situation, b: Situation) => (a.event.startsAt < b.event.startsAt ? -1 : 1);
const isOn = ({ event }: Situation) => event.status === 'scheduled';
/** Those that their series called off, not those that were cancelled on their own before. */
const isCalledOff = ({ event }: Situation) => event.status === 'cancelled' && event.calledOffBySeries === true;

const tellings = {
  changed: {
    topic: 'eventChange',
    concerns: isOn,
    audience: ({ line }: Situation) => seating(line).in,
    words: seriesMoved,
  },
  cancelled: {
    topic: 'eventCancelled',
    concerns: isCalledOff,
    audience: ({ line }: Situation) => Object.keys(line.order),
    words: ({ dates, gone }: Theirs, home: MailHome) => seriesCalledOff([...gone, ...dates].sort(bySoonest), home),
  },
} as const;

const send = (
  { messageId, occurredAt }: { messageId: string; occurredAt: string },
  userId: string,
  topic: MailTopic,
  tell: () => NoticeContent,
  by: SeriesTelegraph,
  now: Date,
) => notifyAbout({ cause: messageId, causedAt: occurredAt, userId, topic, tell }, by.dependants, by, now);
