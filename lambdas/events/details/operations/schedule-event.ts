import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { nameForAll } from '#lambdas/people/ports/naming/name-for-all.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { events } from '#shared/events/contract.ts';
import { eventScheduled } from '#shared/events/messages.ts';
import { refuseCover } from '../../files/refuse-cover.ts';
import { refuseInSeries, refusePublication } from '../../lifecycle/publication/publication.ts';
import { beginSeries } from '../../series/begin-series.ts';
import type { DatesWork } from '../../series/dates/bring-up.ts';
import { decide, type Finders, refusePast, refusePolicy } from '../event-details.ts';
import { factOf } from '../facts.ts';
import { hostedBy } from '../hosting-team.ts';
import { refuseUnpayable } from '../refuse-unpayable.ts';
import { newShareToken } from '../share-token.ts';
import type { EventStore } from '../store.ts';
import type { StoredEvent } from '../stored-event.ts';

type ScheduleEvent = (typeof events)['operations']['scheduleEvent'];

export async function scheduleEvent(
  { publish, reoccurringInfo, excludedDates, ...details }: Parsed<ScheduleEvent>,
  caller: Caller,
  store: EventStore,
  finders: Finders,
  series: DatesWork,
): Promise<Output<ScheduleEvent>> {
  const at = caller.now.toISOString();
  const { userId } = actorOf(caller);
  await refuseCover(details, undefined, userId, finders.uploads);
  const ofTeam = await hostedBy(details, undefined, userId, finders.teams);
  const decided = { ...(await decide(details, finders)), ...ofTeam };
  refusePast(decided, caller.now);
  refusePolicy(decided, caller.now);
  if (publish) await refuseUnpayable({ ...decided, creatorId: userId }, finders, caller.now);
  refusePublication(decided, undefined, caller.now);
  if (reoccurringInfo) refuseInSeries(decided);
  const host = {
    shareToken: newShareToken(),
    creatorId: userId,
    hostName: nameForAll(caller.account, caller.now),
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
  const made = await store.schedule(event, publish ? [factOf(eventScheduled, event, { eventId })] : []);
  if (!made) throw new Problem('auth.required');
  return made;
}
