import type { AccountReader } from '#lambdas/accounts/ports/accounts.ts';
import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { inParallel } from '#lambdas/kernel/data/in-parallel.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { lifecycleContract } from '#shared/events/lifecycle/contract.ts';
import { seating } from '#shared/events/rsvp/line/seats.ts';
import type { EventStore } from '../../details/store.ts';
import type { ChangeStore } from '../changes/change-store.ts';

type Operations = (typeof lifecycleContract)['operations'];
type Change = Output<Operations['listChangesToSee']>['changes'][number];

/** What these operations read and write. */
export interface ChangeParts {
  readonly changes: ChangeStore;
  readonly events: Pick<EventStore, 'findWithLine'>;
  readonly accounts: Pick<AccountReader, 'list'>;
}

const readAtOnce = 10;
/** The most shown at once. */
const mostShown = 25;

/** Who is no longer in, and of an event that takes place no more, has nothing to look at. */
export async function listChangesToSee(
  caller: Caller,
  { changes, events }: Pick<ChangeParts, 'changes' | 'events'>,
): Promise<Output<Operations['listChangesToSee']>> {
  const { userId } = actorOf(caller);
  const found: Change[] = [];
  const asked = (await changes.toSee(userId, caller.now)).slice(0, mostShown);
  await inParallel(asked, readAtOnce, async ({ eventId, version, ofSeries }) => {
    const { event, line } = (await events.findWithLine(eventId)) ?? {};
    if (event?.status !== 'scheduled' || !line || !seating(line).in.includes(userId)) return;
    const { title, startsAt, timeZone, isTimeTbd } = event;
    found.push({
      eventId,
      title,
      startsAt,
      timeZone,
      ...(isTimeTbd && { isTimeTbd }),
      version,
      ...(ofSeries && { ofSeries }),
    });
  });
  return { changes: found.toSorted((a, b) => a.startsAt.localeCompare(b.startsAt)) };
}

/** Who has seen how one date of a series changed has seen it of all that changed with it. */
export async function acknowledgeChange(
  { eventId, version }: Parsed<Operations['acknowledgeChange']>,
  caller: Caller,
  { changes }: Pick<ChangeParts, 'changes'>,
): Promise<Output<Operations['acknowledgeChange']>> {
  const { userId } = actorOf(caller);
  const asked = await changes.see({ eventId, userId, version });
  if (!asked) throw new Problem('event.notFound');
  if (!asked.ofSeries || version < asked.version) return {};
  const alike = (await changes.toSee(userId, caller.now)).filter(({ ofSeries }) => ofSeries === asked.ofSeries);
  await inParallel(alike, readAtOnce, changes.see);
  return {};
}

/** Who has not seen it comes first: they are the ones to call. */
export async function listChangeSeen(
  { eventId }: Parsed<Operations['listChangeSeen']>,
  { changes, events, accounts }: ChangeParts,
): Promise<Output<Operations['listChangeSeen']>> {
  const [found, asked] = await Promise.all([events.findWithLine(eventId), changes.ofEvent(eventId)]);
  if (!found) throw new Problem('event.notFound');
  const inside = new Set(seating(found.line).in);
  const newest = Math.max(0, ...asked.map(({ version }) => version));
  const concerned = asked.filter(({ userId, version }) => inside.has(userId) && version === newest);
  const known = new Map((await accounts.list(concerned.map(({ userId }) => userId))).map((one) => [one.userId, one]));
  const people = concerned.flatMap(({ userId, seen, version }) => {
    const { displayName = '' } = known.get(userId) ?? {};
    return known.has(userId) ? [{ userId, displayName, hasSeen: seen >= version }] : [];
  });
  return { people: people.toSorted((a, b) => Number(a.hasSeen) - Number(b.hasSeen)) };
}
