import { accountEntity } from '#lambdas/accounts/ports/account.entity.ts';
import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { createTeamStore } from '#lambdas/teams/details/store.ts';
import { createOrganizationStore } from '#lambdas/teams/organizations/organization-store.ts';
import type { StoredOrganization } from '#lambdas/teams/organizations/stored.ts';
import type { MemoryTable, Write } from '../stage/memory-table.ts';
import { pastFaults } from '../stage/past-faults.ts';
import { roughStage } from '../stage/rough-stage.ts';
import { stage } from '../stage/stage.ts';

const at = '2031-05-01T12:00:00.000Z';
export const person = (last: number) => `00000000-0000-4000-8000-00000000000${last}`;
export const organizationIdOf = (last: number) => `org_${'0'.repeat(25)}${last}`;
export const teamIdOf = (last: number) => `tea_${'0'.repeat(25)}${last}`;

export const organizations = createOrganizationStore(stage.table, stage.retry);
export const teams = createTeamStore(stage.table, stage.retry);
const accounts = accountEntity(stage.table);

/** Each owned by the person of its number. */
export const anOrganizationOnStage = (last: number) =>
  ({
    organizationId: organizationIdOf(last),
    version: 1,
    slug: `club-${last}`,
    facts: { name: `Club ${last}`, gameTypeIds: ['running'], address: '' },
    ownerId: person(last),
    adminIds: [person(last)],
    peopleVersion: 1,
    peopleCount: 1,
    teamCount: 0,
    createdAt: at,
    updatedAt: at,
  }) as unknown as StoredOrganization;

/** The member who has signed in a moment ago. */
export const callerOn = (userId: string): Caller =>
  ({ actor: { userId, signedInAt: new Date(at) }, account: undefined, now: new Date(at) }) as unknown as Caller;

interface Plan {
  readonly prepare: () => Promise<unknown>;
  readonly acts: readonly (() => Promise<unknown>)[];
  /** Asked at every commit once everything is prepared; says what is broken. */
  readonly judge: (memory: MemoryTable) => string | undefined;
}

/** People do things with organisations at once, while writes fail and answers are lost. */
export async function playOrganizations(
  seed: number,
  { prepare, acts, judge }: Plan,
  twin?: (write: Write) => Write,
): Promise<string | undefined> {
  const { scheduler, memory, weather } = roughStage(seed, Date.parse(at), twin);
  let violation: string | undefined;
  const account = { version: 1, email: '', emailVerified: true, hasAdditionalInfo: true, platform: 'rovers' as const };
  const played = (async () => {
    for (const last of [0, 1, 2, 3])
      await accounts.put({ userId: person(last), ...account, createdAt: at, updatedAt: at }).go();
    await prepare();
    memory.onCommit = () => {
      violation ??= judge(memory);
    };
    weather.isCalm = false;
    await Promise.all(
      acts.map(async (act) => {
        await scheduler.turn(scheduler.below(60));
        await act().catch(pastFaults);
      }),
    );
  })();
  await Promise.all([scheduler.run(), played]);
  if (memory.defect) throw memory.defect;
  return violation;
}
