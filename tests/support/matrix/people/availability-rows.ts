import { expect } from 'vitest';
import type { Account } from '#lambdas/accounts/ports/accounts.ts';
import { aPerson } from '../../accounts/people.ts';
import { substituteDetails, substitutesApi } from '../../events/substitutes.ts';
import { hoursOn } from '../../people/availability.ts';
import { familyApi } from '../../people/family.ts';
import { peopleApi } from '../../people/people-api.ts';
import { type Binding, type Cell, childOf, oncePerCell, personFor } from '../cell.ts';

const hours = hoursOn({ monday: ['17:00-20:00'] });
const ownApi = async ({ role }: Cell) => {
  const person = await personFor(role);
  return person ? peopleApi.signedInAs(person) : peopleApi.signedOut();
};
const callerOf = (person: Account | undefined) =>
  person ? substitutesApi.signedInAs(person) : substitutesApi.signedOut();

/** The caller, and whose hours are asked for: in the row's own column the caller's. */
const asking = oncePerCell(async ({ role }) => {
  const caller = await personFor(role);
  return { caller, target: role === 'self' && caller ? caller : await aPerson() };
});

const ofAnother = (prepare: (target: Account) => Promise<unknown>): Binding => ({
  operations: ['getAvailabilityOf', 'getDependantAvailability'],
  ask: async (cell) => {
    const { caller, target } = await asking(cell);
    const dependantId = childOf(caller?.userId);
    // Of a child only their guardians ask, by an operation of its own.
    if (caller && dependantId) return familyApi.signedInAs(caller).getDependantAvailability({ dependantId });
    await peopleApi.signedInAs(target).createAvailability(hours);
    await prepare(target);
    return callerOf(caller).getAvailabilityOf({ userId: target.userId });
  },
  askUnknown: async (cell) =>
    callerOf((await asking(cell)).caller).getAvailabilityOf({ userId: '00000000-0000-4000-8000-000000000000' }),
  reduced: (answer) =>
    expect(Object.keys(answer as object).sort()).toEqual([
      'dateSpecificAvailability',
      'timeZone',
      'weeklyAvailability',
    ]),
});

const own = async ({ role }: Cell) => callerOf(await personFor(role));
const wish = {
  userIds: [],
  fromDate: '2026-12-07',
  days: 7,
  earliest: '08:00',
  latestEnd: '22:00',
  durationMinutes: 120,
  timeZone: 'America/Chicago',
};

/** Rows about when people can play. */
export const availabilityRows: Readonly<Record<string, Binding>> = {
  'user.availability.get': {
    operations: ['getAvailability'],
    ask: async (cell) => (await ownApi(cell)).getAvailability({}),
  },
  'user.availability.put': {
    operations: ['createAvailability', 'updateAvailability'],
    ask: async (cell) => {
      const api = await ownApi(cell);
      const { version } = await api.createAvailability(hours);
      return api.updateAvailability({ ...hours, version });
    },
  },
  'user.availability.get.other': ofAnother((target) =>
    substitutesApi.signedInAs(target).saveSubstituteProfile(substituteDetails()),
  ),
  'user.availability.get.private': ofAnother(async () => {}),
  'bestTimes.find': {
    operations: ['findBestTimes'],
    ask: async (cell) => (await own(cell)).findBestTimes(wish),
  },
  'bestTimes.people': {
    operations: ['listSharingPeople'],
    ask: async (cell) => (await own(cell)).listSharingPeople({}),
  },
};
