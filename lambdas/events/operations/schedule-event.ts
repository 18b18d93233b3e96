import { randomBytes } from 'node:crypto';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { events } from '#shared/events/contract.ts';
import { eventScheduled } from '#shared/events/messages.ts';
import { actorOf, type Caller } from '../../kernel/serve.ts';
import { decide, type Finders, refusePast, refusePolicy } from '../event-details.ts';
import { factOf } from '../facts.ts';
import { refuseCover } from '../files/refuse-cover.ts';
import { refuseInSeries, refusePublication } from '../publication.ts';
import { refusePriced } from '../refuse-priced.ts';
import { beginSeries } from '../series/begin-series.ts';
import type { SeriesWork } from '../series/bring-up.ts';
import type { EventStore } from '../store.ts';
import type { StoredEvent } from '../stored-event.ts';

type ScheduleEvent = (typeof events)['operations']['scheduleEvent'];

/** 128 random bits, as the contract's share token. */
const newShareToken = () => randomBytes(16).toString('base64url');

export async function scheduleEvent(
  { publish, reoccurringInfo, excludedDates, ...details }: Parsed<ScheduleEvent>,
  caller: Caller,
  store: EventStore,
  finders: Finders,
  series: SeriesWork,
): Promise<Output<ScheduleEvent>> {
  const at = caller.now.toISOString();
  await refuseCover(details, undefined, actorOf(caller).userId, finders.uploads);
  const decided = await decide(details, finders);
  refusePast(decided, caller.now);
  refusePolicy(decided, caller.now);
  if (publish) refusePriced(decided);
  refusePublication(decided, undefined, caller.now);
  if (reoccurringInfo) refuseInSeries(decided);
  const host = {
    shareToken: newShareToken(),
    creatorId: actorOf(caller).userId,
    hostName: caller.account?.displayName ?? '',
  };
  if (reoccurringInfo) {
    const { localStart } = details;
    const seriesId = caller.newId('series');
    const beginning = { seriesId, decided, localStart, reoccurringInfo, excludedDates, host, publish };
    return beginSeries(beginning, series, caller.now);
  }
  const event: StoredEvent = {
    ...decided,
    eventId: caller.newId('event'),
    version: 1,
    minimumKept: false,
    status: publish ? 'scheduled' : 'draft',
    ...host,
    createdAt: at,
    updatedAt: at,
  };
  const { eventId } = event;
  return store.schedule(event, publish ? [factOf(eventScheduled, event, { eventId })] : []);
}
