import { aPerson } from '../../accounts/people.ts';
import { aCardEvent, checkoutApi } from '../../events/checkout.ts';
import { dependantsApi, eventCareApi } from '../../events/dependants.ts';
import { aPassSeries, passApi } from '../../events/selling/passes.ts';
import { hoursOn } from '../../people/availability.ts';
import { aDependant, addGuardian, familyApi, inHouseholdB } from '../../people/family.ts';
import { type Binding, type Cell, oncePerCell, personFor } from '../cell.ts';
import { eventWorld } from './event-world.ts';

const unknown = `dep_${'0'.repeat(26)}`;

/** A dependant of a player, or of the caller. */
const world = (isTheirs: (cell: Cell) => boolean) =>
  oncePerCell(async (cell) => {
    const person = await personFor(cell.role);
    const guardian = person && isTheirs(cell) ? person : await aPerson();
    const { dependantId } = await aDependant(guardian);
    const caller = person ? familyApi.signedInAs(person) : familyApi.signedOut();
    return { dependantId, caller, guardian };
  });

const ofGuardian = world(({ role }) => role === 'self' || role === 'guardian');
const ofSomebody = world(({ role }) => role === 'guardian');

const asking = (
  made: typeof ofGuardian,
  operations: readonly string[],
  ask: (caller: ReturnType<typeof familyApi.signedOut>, dependantId: string, guardianId: string) => Promise<unknown>,
): Binding => ({
  operations,
  ask: async (cell) => {
    const { caller, dependantId, guardian } = await made(cell);
    return ask(caller, dependantId, guardian.userId);
  },
  askUnknown: async (cell) => {
    const { caller, guardian } = await made(cell);
    return ask(caller, unknown, guardian.userId);
  },
});

/** An event, and a dependant of a player, who the caller may be; `self` is a guardian without the right to answer. */
const answering = oncePerCell(async (cell) => {
  const { callerId, eventId } = await eventWorld(cell, 'none', {}, 'none');
  const guardian = callerId && cell.role === 'guardian' ? { userId: callerId } : await aPerson();
  const child = await aDependant(guardian);
  if (callerId && cell.role === 'self')
    await addGuardian(child, guardian, { userId: callerId }, { rights: ['pickup'] });
  const caller = callerId ? dependantsApi.signedInAs({ userId: callerId }) : dependantsApi.signedOut();
  return { join: (dependantId = child.dependantId) => caller.joinForDependant({ eventId, dependantId }) };
});

/** An event that is paid by card, and a dependant of a player, who the caller may be; `self` may not answer for them. */
const paying = oncePerCell(async (cell) => {
  const [{ eventId }, person] = [await aCardEvent(), await personFor(cell.role)];
  const guardian = person && cell.role === 'guardian' ? person : await aPerson();
  const child = await aDependant(guardian);
  if (person && cell.role === 'self') await addGuardian(child, guardian, person, { rights: ['pickup'] });
  const caller = person ? checkoutApi.signedInAs(person) : checkoutApi.signedOut();
  return {
    hold: (dependantId = child.dependantId) => caller.holdFamilySpots({ eventId, children: [{ dependantId }] }),
  };
});

/** The same at a series that is sold with a pass. */
const payingForPass = oncePerCell(async (cell) => {
  const [{ eventId }, person] = [await aPassSeries(), await personFor(cell.role)];
  const guardian = person && cell.role === 'guardian' ? person : await aPerson();
  const child = await aDependant(guardian);
  if (person && cell.role === 'self') await addGuardian(child, guardian, person, { rights: ['pickup'] });
  const caller = person ? passApi.signedInAs(person) : passApi.signedOut();
  return {
    hold: (dependantId = child.dependantId) => caller.holdFamilyPass({ eventId, children: [{ dependantId }] }),
  };
});

/** A dependant on the list of an event; `self` is their guardian. */
const joined = oncePerCell(async (cell) => {
  const { callerId, eventId } = await eventWorld(cell, 'none');
  const isTheirs = cell.role === 'self' || cell.role === 'guardian';
  const guardian = callerId && isTheirs ? { userId: callerId } : await aPerson();
  const { dependantId: theirs } = await aDependant(guardian);
  await dependantsApi.signedInAs(guardian).joinForDependant({ eventId, dependantId: theirs });
  const caller = callerId ? dependantsApi.signedInAs({ userId: callerId }) : dependantsApi.signedOut();
  const care = callerId ? eventCareApi.signedInAs({ userId: callerId }) : eventCareApi.signedOut();
  return {
    look: (dependantId = theirs) => caller.getJoinedDependant({ eventId, dependantId }),
    careOf: (dependantId = theirs) => care.getCareAtEvent({ eventId, dependantId }),
  };
});

const names = { firstName: 'Kimberly', lastName: 'Carter', age: 10 };

/** Rows of members without an account. */
export const dependantRows: Readonly<Record<string, Binding>> = {
  'family.addManaged': {
    operations: ['addDependant'],
    ask: async ({ role }) => {
      const person = await personFor(role);
      if (person) return aDependant(person);
      return familyApi
        .signedOut()
        .addDependant({ ...names, phoneNumber: '+15551234567', relation: 'child', collectionConsent: true });
    },
  },
  'family.updateManaged': asking(
    ofGuardian,
    [
      'getDependant',
      'changeDependant',
      'changeGuardian',
      'inviteGuardian',
      'removeGuardian',
      'setParenting',
      'inviteToLogin',
      'takeBackLogin',
      'acceptLogin',
      'getCare',
      'saveCare',
      'getDependantAvailability',
      'saveDependantAvailability',
    ],
    async (caller, dependantId, userId) => {
      const { version } = await caller.getDependant({ dependantId });
      await caller.changeDependant({ dependantId, ...names, version });
      const mine = { dependantId, userId, version: version + 1 };
      await caller.changeGuardian({ ...mine, ...inHouseholdB(), household: 'A' });
      const other = await aPerson();
      await caller.inviteGuardian({ dependantId, userId: other.userId, ...inHouseholdB() });
      await caller.removeGuardian({ dependantId, userId: other.userId });
      const { looks: _, ...care } = await caller.getCare({ dependantId });
      await caller.saveCare({ dependantId, ...care });
      await caller.saveDependantAvailability({ dependantId, ...hoursOn({ monday: ['17:00-20:00'] }), version: 0 });
      await caller.takeBackLogin({ dependantId });
      return caller.getDependantAvailability({ dependantId });
    },
  ),
  'user.update.managedMinor': asking(
    ofSomebody,
    ['changeDependant', 'setConsent', 'answerGuardianship'],
    async (caller, dependantId) => {
      const consented = await caller.setConsent({ dependantId, type: 'photo', given: true });
      // A guardian has answered: nothing is left to say yes to.
      await caller.answerGuardianship({ dependantId, accepted: true }).catch((error: { code?: string }) => {
        if (error.code !== 'dependant.notAsked') throw error;
      });
      return consented;
    },
  ),
  'family.registerDependant': {
    operations: [
      'joinForDependant',
      'leaveForDependant',
      'listDependantsAtEvent',
      'joinSeriesForDependant',
      'leaveSeriesForDependant',
    ],
    // A player without a login cannot ask: `self` is a guardian who may not answer for them.
    ask: async (cell) => (await answering(cell)).join(),
    askUnknown: async (cell) => (await answering(cell)).join(unknown),
  },
  'event.checkout.family': {
    operations: ['holdFamilySpots'],
    // As above: `self` is a guardian who may not answer for them.
    ask: async (cell) => (await paying(cell)).hold(),
    askUnknown: async (cell) => (await paying(cell)).hold(unknown),
  },
  'event.pass.family': {
    operations: ['holdFamilyPass'],
    // As above: `self` is a guardian who may not answer for them.
    ask: async (cell) => (await payingForPass(cell)).hold(),
    askUnknown: async (cell) => (await payingForPass(cell)).hold(unknown),
  },
  'family.viewManaged': {
    operations: ['getJoinedDependant', 'getFamilyWeek'],
    ask: async (cell) => (await joined(cell)).look(),
    askUnknown: async (cell) => (await joined(cell)).look(unknown),
    asTeam: 'all',
    reduced: (answer) => {
      if (JSON.stringify(answer).includes('Carter')) throw new Error('The reduced answer holds the last name');
    },
  },
  'family.careAtEvent': {
    operations: ['getCareAtEvent'],
    ask: async (cell) => (await joined(cell)).careOf(),
    askUnknown: async (cell) => (await joined(cell)).careOf(unknown),
    asTeam: 'all',
  },
  'user.delete.managedMinor': asking(ofSomebody, ['removeDependant'], (caller, dependantId) =>
    caller.removeDependant({ dependantId }),
  ),
};
