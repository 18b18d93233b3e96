import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { events } from '#shared/events/contract.ts';
import { canEdit, isMaterialChange } from '#shared/events/details/states.ts';
import { eventChanged } from '#shared/events/messages.ts';
import { refuseCover } from '../../files/refuse-cover.ts';
import { refusePublication, refuseTimeTbd } from '../../lifecycle/publication/publication.ts';
import { changedFields } from '../../series/dates/occurrence.ts';
import { type Decided, decide, type Finders, refusePast, refusePolicy } from '../event-details.ts';
import { factOf } from '../facts.ts';
import { hostedBy } from '../hosting-team.ts';
import { refuseUnpayable, refuseWorse } from '../refuse-unpayable.ts';
import { reviseEvent } from '../revise-event.ts';
import type { EventStore } from '../store.ts';
import type { StoredEvent } from '../stored-event.ts';
import { withdrawn } from '../visibility/withdrawn.ts';

type ChangeEvent = (typeof events)['operations']['changeEvent'];

export async function changeEvent(
  { eventId, version, ...details }: Parsed<ChangeEvent>,
  caller: Caller,
  store: EventStore,
  finders: Finders,
): Promise<Output<ChangeEvent>> {
  const { now } = caller;
  return reviseEvent({ eventId, version }, now, store, async (before) => {
    if (!canEdit(before, now)) throw new Problem('event.notEditable');
    const { userId } = actorOf(caller);
    await refuseCover(details, before, userId, finders.uploads);
    const ofTeam = await hostedBy(details, before, userId, finders.teams);
    const decided = { ...(await decide(details, finders, before.location)), ...ofTeam };
    if (before.status !== 'draft') await refuseUnpayable({ ...decided, creatorId: before.creatorId }, finders, now);
    await refuseWorse(before, decided, async () => (await store.findWithLine(eventId))?.line);
    return revision(before, decided, now);
  });
}

function revision(before: StoredEvent, decided: Decided, now: Date) {
  const isMoved = decided.startsAt !== before.startsAt;
  const isJudgedAnew = isMoved || asksForMore(before, decided);
  if (isMoved || before.status === 'draft') refusePast(decided, now);
  refusePublication(decided, before.makePublicAfter, now);
  if (before.seriesId) refuseTimeTbd(decided);
  if (isJudgedAnew) refusePolicy(decided, now);
  const isRescheduled = before.status === 'postponed' && isMoved;
  const changes = {
    ...withdrawn,
    ...decided,
    ...(before.seriesId && { ownFields: ownFieldsOf(before, decided) }),
    // What was decided for another start or another time to call it off says nothing about this one.
    ...(isJudgedAnew && { minimumExtendedTo: undefined }),
    ...(isRescheduled && { status: 'scheduled', postponedAt: undefined }),
  } as Partial<StoredEvent>;
  const facts = (after: StoredEvent) => (after.status === 'draft' ? [] : [changed(before, after, isRescheduled)]);
  return { changes, facts };
}

type Minimum = Pick<StoredEvent, 'hasMinimumNeeded' | 'minimumNeeded' | 'hoursToCancelBefore'>;

const asksForMore = (before: Minimum, after: Minimum) =>
  after.hasMinimumNeeded &&
  (!before.hasMinimumNeeded ||
    before.minimumNeeded !== after.minimumNeeded ||
    before.hoursToCancelBefore !== after.hoursToCancelBefore);

/** What was decided about one date of a series alone stays so when the series changes. */
const ownFieldsOf = (before: StoredEvent, decided: object): string[] => [
  ...new Set([...(before.ownFields ?? []), ...changedFields(before, decided)]),
];

/** People hear of a postponed event's new time however little it differs from the old one. */
function changed(before: StoredEvent, after: StoredEvent, isRescheduled: boolean) {
  const { eventId, version } = after;
  const material = isRescheduled || isMaterialChange(before, after);
  return factOf(eventChanged, after, {
    eventId,
    version,
    material,
    wasStartsAt: before.startsAt,
    wasTimeTbd: before.isTimeTbd,
  });
}
