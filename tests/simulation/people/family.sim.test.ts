import { expect, it } from 'vitest';
import { accountEntity } from '#lambdas/accounts/ports/account.entity.ts';
import { reviseDependant } from '#lambdas/people/family/dependants/revise-dependant.ts';
import { createDependantStore } from '#lambdas/people/family/dependants/store.ts';
import { revise } from '#lambdas/people/family/revise.ts';
import { createFamilyStore } from '#lambdas/people/family/store.ts';
import { answer, type Connection, type Decided, end } from '#shared/people/family/connection.ts';
import type { Dependant } from '#shared/people/family/dependant.ts';
import {
  type Guardian,
  type Guardians,
  guardianRights,
  hasRight,
  removeGuardian,
} from '#shared/people/family/guardian.ts';
import { explore, schedules, twinSchedules } from '../stage/explore.ts';
import type { MemoryTable, Write } from '../stage/memory-table.ts';
import { pastFaults } from '../stage/past-faults.ts';
import { roughStage } from '../stage/rough-stage.ts';
import { stage } from '../stage/stage.ts';
import { without } from '../stage/twins.ts';

const at = '2031-05-01T12:00:00.000Z';
const idOf = (last: number) => `00000000-0000-4000-8000-00000000000${last}`;
const [ana, bob] = [idOf(1), idOf(2)];
const connectionId = `fam_${'0'.repeat(26)}`;
const accounts = accountEntity(stage.table);
const families = createFamilyStore(stage.table, stage.retry);
const dependants = createDependantStore(stage.table, stage.retry);

type Act = (heard: Set<string>, now: Date) => Promise<unknown>;
type Twin = (write: Write) => Write;

/** Writes what was before, then lets everyone act at once while writes fail and answers are lost. */
async function play(seed: number, begin: () => Promise<unknown>, acts: readonly Act[], twin?: Twin) {
  const { scheduler, memory, weather } = roughStage(seed, Date.parse(at), twin);
  const heard = new Set<string>();
  const played = (async () => {
    await begin();
    weather.isCalm = false;
    await Promise.all(
      acts.map(async (act) => {
        await scheduler.turn(scheduler.below(60));
        await act(heard, scheduler.now).catch(pastFaults);
      }),
    );
  })();
  await Promise.all([scheduler.run(), played]);
  if (memory.defect) throw memory.defect;
  return { memory, heard };
}

const asked = {
  connectionId,
  version: 1,
  status: 'pending',
  requesterId: ana,
  recipientId: bob,
  requesterRelation: 'sibling',
  recipientRelation: 'sibling',
  asks: [at],
  since: at,
} as const satisfies Connection;

async function ask(): Promise<void> {
  const person = { version: 1, emailVerified: true, hasAdditionalInfo: true, createdAt: at, updatedAt: at };
  await accounts.put({ ...person, userId: bob, email: 'bob@people.example', platform: 'rovers' }).go();
  await families.write(undefined, asked, new Date(at));
}

const answers: Readonly<Record<string, (before: Connection, now: Date) => Decided>> = {
  accepted: (before, now) => answer(before, bob, 'accepted', now),
  rejected: (before, now) => answer(before, bob, 'rejected', now),
  cancelled: (before, now) => (before.status === 'pending' ? end(before, ana, now) : { refused: 'family.notFound' }),
};

/** Yes, no and a request that is taken back, at once. */
const answering =
  (twin?: Twin) =>
  async (seed: number): Promise<string | undefined> => {
    const acts = Object.entries(answers).map(
      ([name, decide]): Act =>
        async (heard, now) => {
          const found = (before: Connection | undefined) =>
            before ? decide(before, now) : { refused: 'family.notFound' };
          await revise({ userId: bob, connectionId }, families, found as never, now);
          heard.add(name);
        },
    );
    const { memory, heard } = await play(seed, ask, acts, twin);
    return judgeAnswers(memory, heard) ?? judgeCounts(memory);
  };

const statusesIn = (memory: MemoryTable) => memory.entity('familyConnection').map(({ status }) => String(status));

function judgeAnswers(memory: MemoryTable, heard: ReadonlySet<string>): string | undefined {
  const [one, other, ...more] = statusesIn(memory);
  if (!one || one !== other || more.length > 0) return `the two read ${one} and ${other}`;
  if (heard.size > 1) return `heard ${[...heard].join(' and ')}`;
  return heard.size === 1 && !heard.has(one) ? 'heard another outcome than stands' : undefined;
}

function judgeCounts(memory: MemoryTable): string | undefined {
  const [status = ''] = statusesIn(memory);
  const told = memory.entity('outbox').filter(({ type }) => type === 'people.familyAnswered').length;
  if (told !== Number(['accepted', 'rejected'].includes(status))) return `${told} notices`;
  const counts = memory.entity('familyCount').map(({ members = 0 }) => Number(members));
  const members = counts.reduce((all, one) => all + one, 0);
  return members === (status === 'accepted' ? 2 : 0) ? undefined : `${members} members are counted`;
}

it('has one outcome and one notice of a request, the user who says what at once', async () => {
  expect(await explore(answering(), Math.ceil(schedules / 3))).toMatchObject({ violations: 0 });
});

it('is caught when an answer does not look whether a user was faster', async () => {
  const blind = answering(({ ConditionExpression: _, ...write }) => write);
  expect(await explore(blind, twinSchedules, { untilFirst: true })).toMatchObject({ violations: 1 });
});

const guardian = (userId: string, rights: Guardian['rights']): Guardian => ({
  userId,
  status: 'confirmed',
  household: 'A',
  relation: 'parent',
  rights,
  contactShielded: false,
  priority: 1,
});
const every = guardianRights.map(({ value }) => value);
const guardians = { ana: guardian('ana', every), bob: guardian('bob', every), cem: guardian('cem', ['rsvp']) };
const kim: Dependant = {
  dependantId: 'dep_1',
  version: 1,
  firstName: 'Kim',
  lastName: 'Carter',
  age: 10,
  ageOn: '2031-05-01',
  guardians,
  consents: [],
  createdAt: at,
  updatedAt: at,
};

const takeOff =
  (actor: string, userId: string): Act =>
  async (heard, now) => {
    const decide = (before: Dependant) => {
      const may =
        actor === userId ? before.guardians[actor] : hasRight(before.guardians, actor, 'manageGuardians', now);
      if (!may) return { refused: 'access.denied' } as const;
      const changed = removeGuardian(before.guardians, userId);
      return 'refused' in changed ? changed : { changes: { guardians: changed.guardians } };
    };
    await reviseDependant('dep_1', dependants, decide, now);
    heard.add(userId);
  };

/** Two guardians take each other off and step down; the user who was taken off may not act any more. */
const leaving =
  (twin?: Twin) =>
  async (seed: number): Promise<string | undefined> => {
    const acts = [takeOff('ana', 'bob'), takeOff('bob', 'ana'), takeOff('ana', 'ana'), takeOff('cem', 'cem')];
    const { memory, heard } = await play(seed, () => dependants.write(undefined, kim, new Date(at)), acts, twin);
    const left = (memory.entity('dependant')[0]?.guardians ?? {}) as Guardians;
    const links = memory.entity('guardianship').map(({ userId }) => String(userId));
    if (!Object.values(left).some(({ rights }) => rights.includes('consent'))) return 'no one can consent';
    if (links.sort().join() !== Object.keys(left).sort().join()) return `found by ${links.join()}`;
    const wrong = [...heard].find((userId) => left[userId]);
    return wrong && `${wrong} is still there`;
  };

it('always keeps a user who can consent, the user who leaves and the user who is taken off at once', async () => {
  expect(await explore(leaving(), Math.ceil(schedules / 3))).toMatchObject({ violations: 0 });
});

it('is caught when a guardian is taken off whatever changed since', async () => {
  const found = await explore(leaving(without('#version')), twinSchedules, { untilFirst: true });
  expect(found).toMatchObject({ violations: 1 });
});
