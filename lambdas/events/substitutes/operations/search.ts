import type { AccountReader } from '#lambdas/accounts/ports/accounts.ts';
import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { substitutesContract } from '#shared/events/substitutes/contract.ts';
import { endSearch, type SubRequest } from '#shared/events/substitutes/request.ts';
import { levelsInOrder } from '#shared/events/substitutes/schemas.ts';
import type { Substitutes } from '../connect.ts';
import { scheduleCheck } from '../schedule-work.ts';
import { toView } from '../view.ts';

type Operations = (typeof substitutesContract)['operations'];
type Accounts = Pick<AccountReader, 'list'>;

/** The first people are asked by the next run of the job, within a minute. */
export async function askForSubstitutes(
  { eventId, ...wanted }: Parsed<Operations['askForSubstitutes']>,
  { now, newId }: Caller,
  { events, requests, due }: Pick<Substitutes, 'events' | 'requests' | 'due'>,
  accounts: Accounts,
): Promise<Output<Operations['askForSubstitutes']>> {
  if (!levelsInOrder(wanted))
    throw new Problem('request.invalid', { fields: { mostLevel: 'The highest level cannot be below the lowest.' } });
  const event = await events.find(eventId);
  if (!event) throw new Problem('event.notFound');
  if (event.status !== 'scheduled' || now >= new Date(event.startsAt)) throw new Problem('event.notEditable');
  const requestId = newId('substitution');
  const nextLookAt = now.toISOString();
  await scheduleCheck({ eventId, requestId, look: 0 }, nextLookAt, due, now);
  const begun = { looks: 0, nextLookAt, waves: [], offers: {}, notAsked: [] };
  const request: SubRequest = { ...wanted, requestId, status: 'open', ...begun };
  const stored = await requests.begin(eventId, request);
  if (stored === 'open') throw new Problem('substitute.requestOpen');
  return toView(stored, accounts);
}

export async function getSubstituteRequest(
  { eventId }: Parsed<Operations['getSubstituteRequest']>,
  { requests }: Pick<Substitutes, 'requests'>,
  accounts: Accounts,
): Promise<Output<Operations['getSubstituteRequest']>> {
  const request = await requests.find(eventId);
  return request ? { request: await toView(request, accounts) } : {};
}

export async function stopSubstitutes(
  { eventId }: Parsed<Operations['stopSubstitutes']>,
  { requests }: Pick<Substitutes, 'requests'>,
): Promise<Output<Operations['stopSubstitutes']>> {
  const request = await requests.find(eventId);
  const key = request && { eventId, requestId: request.requestId };
  const stopped = key && (await requests.move(key, (one) => endSearch(one, 'cancelled')));
  if (stopped?.outcome !== 'ended') throw new Problem('substitute.requestNotFound');
  return {};
}
