import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { markDue } from '#lambdas/payments/ports/outside/mark-due.ts';
import type { DependantReader } from '#lambdas/people/ports/family/dependants.ts';
import { nameForAll } from '#lambdas/people/ports/naming/name-for-all.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { hostIdsOf } from '#shared/events/hosts/hosting.ts';
import type { eventPayments } from '#shared/events/payments/contract.ts';
import { payersOf } from '#shared/events/payments/event-dues.ts';
import { duesFrom } from '#shared/payments/outside/dues.ts';
import { confirmedGuardian } from '#shared/people/family/guardian.ts';
import { namesInBatches } from '../details/names-in-batches.ts';
import { visibleEvent } from '../details/visibility/visible-event.ts';
import type { LettingIn } from '../ports/event-visibility.ts';
import { type EventPaymentParts, owingFor } from './event-payments.ts';

type Operations = (typeof eventPayments)['operations'];

/** The reader's own and their children's; also what was paid by who is no longer in. */
export async function getMyEventDues(
  { eventId }: Parsed<Operations['getMyEventDues']>,
  caller: Caller,
  {
    events,
    payments,
    dependants,
  }: EventPaymentParts & {
    readonly events: LettingIn;
    readonly dependants: Pick<DependantReader, 'ofGuardian'>;
  },
): Promise<Output<Operations['getMyEventDues']>> {
  const { userId } = actorOf(caller);
  const [{ event, line }, family] = await Promise.all([
    visibleEvent({ eventId }, events, userId),
    dependants.ofGuardian(userId),
  ]);
  const children = family.filter(({ guardians }) => confirmedGuardian(guardians, userId, caller.now));
  const names = new Map([
    [userId, 'You'],
    ...children.map(({ dependantId, firstName }) => [dependantId, firstName] as const),
  ]);
  const nameOf = (id: string) => names.get(id) ?? '';
  const ids = [...names.keys()];
  const paid = await payments.find(eventId, ids);
  const dues = duesFrom(
    owingFor(event, line, nameOf).filter(({ dueId }) => names.has(dueId)),
    paid,
    nameOf,
  );
  return { dues, ...(dues.length > 0 && event.payOutside && { payOutside: event.payOutside }) };
}

export async function listEventDues(
  { eventId }: Parsed<Operations['listEventDues']>,
  { events, accounts, payments }: EventPaymentParts,
): Promise<Output<Operations['listEventDues']>> {
  const { event, line } = await withLine(eventId, events);
  const paid = await payments.list(eventId);
  const payers = payersOf(line, hostIdsOf(event)).map(({ dueId }) => dueId);
  const nameOf = await namesInBatches([...new Set([...payers, ...paid.keys()])], accounts);
  return {
    dues: duesFrom(owingFor(event, line, nameOf), paid, nameOf),
    ...(event.payOutside && { payOutside: event.payOutside }),
  };
}

export async function markEventDue(
  { eventId, dueId, ...marked }: Parsed<Operations['markEventDue']>,
  { account, now }: Caller,
  { events, accounts, payments }: EventPaymentParts,
): Promise<Output<Operations['markEventDue']>> {
  const { event, line } = await withLine(eventId, events);
  const owing = owingFor(event, line, await namesInBatches([dueId], accounts));
  return markDue({ subjectId: eventId, dueId, ...marked }, { owing, byName: nameForAll(account, now), now }, payments);
}

export async function unmarkEventDue(
  { eventId, dueId }: Parsed<Operations['unmarkEventDue']>,
  { payments }: Pick<EventPaymentParts, 'payments'>,
): Promise<Output<Operations['unmarkEventDue']>> {
  await payments.unmark({ subjectId: eventId, dueId });
  return {};
}

async function withLine(eventId: string, events: EventPaymentParts['events']) {
  const found = await events.findWithLine(eventId);
  if (!found) throw new Problem('event.notFound');
  return found;
}
