import { expect, it } from 'vitest';
import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { toDataKey } from '#lambdas/kernel/security/seal.ts';
import { createCareStore } from '#lambdas/people/family/dependants/care-store.ts';
import { reviseDependant } from '#lambdas/people/family/dependants/revise-dependant.ts';
import { createDependantStore } from '#lambdas/people/family/dependants/store.ts';
import { saveCare, setConsent } from '#lambdas/people/family/operations/consents.ts';
import { createNoteUse } from '#lambdas/people/ports/family/note-use.ts';
import { Care } from '#shared/people/family/care.ts';
import { type Consent, hasConsent, withConsent } from '#shared/people/family/consent.ts';
import type { Dependant } from '#shared/people/family/dependant.ts';
import { type Guardian, type Guardians, guardianRights, hasRight } from '#shared/people/family/guardian.ts';
import { explore, schedules, twinSchedules } from '../stage/explore.ts';
import type { Item } from '../stage/expression-tokens.ts';
import type { MemoryTable, Write } from '../stage/memory-table.ts';
import { pastFaults } from '../stage/past-faults.ts';
import { roughStage } from '../stage/rough-stage.ts';
import type { Scheduler } from '../stage/scheduler.ts';
import { stage } from '../stage/stage.ts';
import { without } from '../stage/twins.ts';

const at = '2031-05-01T12:00:00.000Z';
const idOf = (last: number) => `00000000-0000-4000-8000-00000000000${last}`;
const [ana, bob] = [idOf(1), idOf(2)];
const dependantId = `dep_${'0'.repeat(26)}`;
const key = toDataKey('first', 'secret', 'care');
const dependants = createDependantStore(stage.table, stage.retry);
const care = createCareStore(stage.table, { current: async () => key, named: async () => key }, stage.retry);
const parts = {
  dependants,
  care,
  accounts: { list: async () => [] },
  due: { schedule: async () => undefined },
  noteUse: createNoteUse(stage.table, stage.retry),
};

const every = guardianRights.map(({ value }) => value);
const guardian = (userId: string, rights: Guardian['rights']): Guardian => ({
  ...{ userId, status: 'confirmed', household: 'A', relation: 'parent', rights, contactShielded: false, priority: 1 },
});
const consents = withConsent([], { type: 'medical_treatment', given: true, guardianUserId: ana }, new Date(at));
const kim: Dependant = {
  ...{ dependantId, version: 1, firstName: 'Kim', lastName: 'Carter', age: 10, ageOn: '2031-01-01', consents },
  guardians: { [ana]: guardian(ana, every), [bob]: guardian(bob, every) },
  ...{ createdAt: at, updatedAt: at },
};

const callerAt = (userId: string, now: Date): Caller => ({
  actor: { userId } as NonNullable<Caller['actor']>,
  account: undefined,
  source: '127.0.0.1',
  now,
  newId: () => '',
});

type Act = (now: Date) => Promise<unknown>;
const notes = (userId: string, version: number, said: object): Act => {
  const input = { ...Care.parse(said), dependantId, version };
  return (now) => saveCare(input, callerAt(userId, now), parts);
};
const revise = (decide: Parameters<typeof reviseDependant>[2]): Act => {
  return (now) => reviseDependant(dependantId, dependants, decide, now);
};
/** What may come between the look at a child and the write of their notes. */
const endings: readonly Act[] = [
  (now) => setConsent({ dependantId, type: 'medical_treatment', given: false }, callerAt(ana, now), parts),
  revise(() => ({ forget: true })),
  revise(({ guardians }) => ({ changes: { guardians: { ...guardians, [bob]: guardian(bob, ['rsvp']) } } })),
];

const isAllowed = ({ facts }: Item, { consents }: Item) =>
  (facts as { isEmpty: boolean }).isEmpty || hasConsent(consents as readonly Consent[], 'medical_treatment');

/** After every commit: notes are of a child who is there, with a consent, and were written by a guardian with the right. */
function watch(memory: MemoryTable, scheduler: Scheduler) {
  const seen: { wrong?: string } = {};
  let version = 0;
  memory.onCommit = () => {
    const [[child], [row]] = [memory.entity('dependant'), memory.entity('dependantCare')];
    if (!row) return;
    if (!child) {
      seen.wrong ??= 'notes outlived the child';
      return;
    }
    if (!isAllowed(row, child)) seen.wrong ??= 'notes are kept without a consent';
    const isNew = row.version !== version;
    version = Number(row.version);
    const mayEdit = hasRight(child.guardians as Guardians, String(row.updatedBy), 'medicalEdit', scheduler.now);
    if (isNew && !mayEdit) seen.wrong ??= 'a right that was gone was used';
  };
  return seen;
}

/** Guardians write the first notes and change them, while a consent, a right or the child goes. */
const race =
  (twin?: (write: Write) => Write) =>
  async (seed: number): Promise<string | undefined> => {
    const { scheduler, memory, weather } = roughStage(seed, Date.parse(at), twin);
    const seen = watch(memory, scheduler);
    const played = (async () => {
      await dependants.write(undefined, kim, new Date(at));
      weather.isCalm = false;
      const ending = endings[scheduler.below(endings.length)];
      const acts = [notes(bob, 0, { allergies: 'Nuts' }), notes(bob, 1, { medication: 'Inhaler' }), ending];
      const works = acts.map(async (act) => {
        await scheduler.turn(scheduler.below(40));
        await act?.(scheduler.now).catch(pastFaults);
      });
      await Promise.all(works);
    })();
    await Promise.all([scheduler.run(), played]);
    if (memory.defect) throw memory.defect;
    return seen.wrong;
  };

it('keeps notes of a child who is there, with a consent, by a guardian who may write them', async () => {
  expect(await explore(race(), Math.ceil(schedules / 2))).toMatchObject({ violations: 0 });
});

/** Is no part of what is written together any more. */
const unchecked = (write: Write): Write => {
  const isCheck = write.Item === undefined && write.UpdateExpression === undefined;
  const { ConditionExpression: _, ...rest } = write;
  return isCheck && write.ConditionExpression?.includes('#guardians')
    ? { ...rest, ConditionExpression: 'attribute_not_exists(#none)' }
    : write;
};

it.each([
  ['the version of the child is no condition', without('#version')],
  ['neither right nor child is a condition', unchecked],
])('is caught where %s', async (_, twin) => {
  expect(await explore(race(twin), twinSchedules, { untilFirst: true })).toMatchObject({ violations: 1 });
});
