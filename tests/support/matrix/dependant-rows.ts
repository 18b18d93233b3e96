import { aDependant, familyApi, inHouseholdB } from '../family.ts';
import { aPerson } from '../people.ts';
import { type Binding, type Cell, oncePerCell, personFor } from './cell.ts';

const unknown = `dep_${'0'.repeat(26)}`;

/** A dependant of somebody, or of the caller. */
const world = (isTheirs: (cell: Cell) => boolean) =>
  oncePerCell(async (cell) => {
    const person = await personFor(cell.role);
    const guardian = person && isTheirs(cell) ? person : await aPerson();
    const { dependantId } = await aDependant(guardian);
    const caller = person ? familyApi.signedInAs(person) : familyApi.signedOut();
    return { dependantId, caller, guardian };
  });

const ofGuardian = world(({ role }) => role === 'self');
const ofSomebody = world(() => false);

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

const names = { firstName: 'Kimberly', lastName: 'Carter', age: 10 };

/** Rows of members without an account. The relation of a guardian is asked as `self` of `family.updateManaged`. */
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
    ['getDependant', 'changeDependant', 'changeGuardian', 'inviteGuardian', 'removeGuardian', 'getCare', 'saveCare'],
    async (caller, dependantId, userId) => {
      const { version } = await caller.getDependant({ dependantId });
      await caller.changeDependant({ dependantId, ...names, version });
      const mine = { dependantId, userId, version: version + 1 };
      await caller.changeGuardian({ ...mine, ...inHouseholdB(), household: 'A' });
      const other = await aPerson();
      await caller.inviteGuardian({ dependantId, userId: other.userId, ...inHouseholdB() });
      await caller.removeGuardian({ dependantId, userId: other.userId });
      const care = await caller.getCare({ dependantId });
      return caller.saveCare({ dependantId, ...care });
    },
  ),
  'user.update.managedMinor': asking(
    ofSomebody,
    ['changeDependant', 'setConsent', 'answerGuardianship'],
    async (caller, dependantId) => {
      await caller.setConsent({ dependantId, type: 'photo', given: true });
      return caller.answerGuardianship({ dependantId, accepted: true });
    },
  ),
  'user.delete.managedMinor': asking(ofSomebody, ['removeDependant'], (caller, dependantId) =>
    caller.removeDependant({ dependantId }),
  ),
};
