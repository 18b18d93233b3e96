import type { Account } from '#lambdas/accounts/ports/accounts.ts';
import { handler } from '#lambdas/events/substitutes/api.ts';
import { handler as runDue } from '#lambdas/events/substitutes/waves/job.ts';
import type { Input } from '#shared/contract/operation.ts';
import { substitutesContract } from '#shared/events/substitutes/contract.ts';
import { runJob } from '#tests/support/product/run-job.ts';
import { austin } from '../accounts/account-row.ts';
import { aPerson } from '../accounts/people.ts';
import { product } from '../product/product.ts';
import { anEvent } from './events.ts';

type Said = Input<(typeof substitutesContract)['operations']['saveSubstituteProfile']>;
type Wanted = Input<(typeof substitutesContract)['operations']['askForSubstitutes']>;

export const substitutesApi = product.client(substitutesContract, handler);

/** What a player in Austin says who substitutes at basketball at any hour, unless the test says otherwise. */
export const substituteDetails = (differences: Partial<Said> = {}): Said => ({
  sports: [{ gameTypeId: 'basketball', available: true, level: 'intermediate', positions: [] }],
  cityPlaceId: austin.placeId,
  radiusMiles: 20,
  noticeHours: 2,
  quietFrom: '00:00',
  quietUntil: '00:00',
  timeZone: 'America/Chicago',
  ...differences,
});

/** People who can be asked. */
export async function substitutes(count: number, differences: Partial<Said> = {}): Promise<Account[]> {
  const people = [];
  for (let made = 0; made < count; made += 1) {
    const person = await aPerson();
    await substitutesApi.signedInAs(person).saveSubstituteProfile(substituteDetails(differences));
    people.push(person);
  }
  return people;
}

/** Does what is due, and everything that follows. */
export async function askWhoIsDue(): Promise<void> {
  await runJob(runDue);
  await product.drain();
}

/** An event whose host looks for substitutes, and has asked the first of them. */
export async function aSearch(wanted: Partial<Wanted> = {}, event: Parameters<typeof anEvent>[0] = {}) {
  const made = await anEvent(event);
  const { eventId } = made.event;
  const host = substitutesApi.signedInAs(made.host);
  await host.askForSubstitutes({ eventId, needed: 1, ...wanted });
  await askWhoIsDue();
  return { ...made, eventId, hostApi: host };
}

/** How a search goes. */
export async function searchOf({ host, eventId }: { host: Account; eventId: string }) {
  const { request } = await substitutesApi.signedInAs(host).getSubstituteRequest({ eventId });
  if (!request) throw new Error('There is no search');
  return request;
}
