import { expect, it } from 'vitest';
import { accountEntity } from '#lambdas/accounts/ports/account.entity.ts';
import { createTeamStore } from '#lambdas/teams/details/store.ts';
import { createRosterStore } from '#lambdas/teams/members/member-store.ts';
import { createMemberFileStore } from '#lambdas/teams/roster/files-store.ts';
import type { MemberFiles } from '#shared/teams/roster/member-files.ts';
import { explore, schedules, twinSchedules } from '../stage/explore.ts';
import type { MemoryTable, Write } from '../stage/memory-table.ts';
import { pastFaults } from '../stage/past-faults.ts';
import { roughStage } from '../stage/rough-stage.ts';
import { stage } from '../stage/stage.ts';
import { aTeamOnStage } from './team-on-stage.ts';

const at = '2031-05-01T12:00:00.000Z';
const now = new Date(at);
const teamId = `tea_${'0'.repeat(26)}`;
const person = (last: number) => `00000000-0000-4000-8000-00000000000${last}`;
const [owner, player] = [person(0), person(1)];
const stores = {
  teams: createTeamStore(stage.table, stage.retry),
  roster: createRosterStore(stage.table, stage.retry),
  files: createMemberFileStore(stage.table, stage.retry),
};
const aTeam = aTeamOnStage({ teamId, ownerId: owner });

const fileOf = (letter: string) => ({
  uploadId: `upl_${letter.repeat(26)}`,
  name: `${letter}.pdf`,
  type: 'application/pdf',
  size: 9,
});

const changes = (change: (files: MemberFiles) => MemberFiles) => async () => {
  for (let attempt = 0; attempt < 8; attempt += 1) {
    const member = await stores.roster.find({ userId: player, teamId });
    if (!member || (await stores.files.save(member, change(member.files ?? {}), now))) return;
  }
};
const keeps = (partId: string, letter: string) => changes((files) => ({ ...files, [partId]: fileOf(letter) }));
const takesOff = changes(({ one: _, ...others }) => others);
const comes = (later: number) => async () => {
  const team = await stores.teams.find(teamId);
  await stores.roster.join(team!, player, { by: 'policy', policy: 'open' }, new Date(now.getTime() + later));
};
const leaves = async () => {
  const [team, member] = [await stores.teams.find(teamId), await stores.roster.find({ userId: player, teamId })];
  if (team && member) await stores.roster.leave(team, member, now);
};

type Held = { readonly holder: string; readonly version: number; readonly uploadIds: string[] };

/** What is shown after all is told, whatever the order: of each holder what its newest news says. */
function told(memory: MemoryTable): string[] {
  const newest = new Map<string, { version: number; uploadIds: string[] }>();
  for (const { type, data } of memory.entity('outbox') as { type?: string; data?: Held }[]) {
    if (type !== 'uploads.held' || !data) continue;
    const { holder, version, uploadIds } = data;
    if (version > (newest.get(holder)?.version ?? 0)) newest.set(holder, { version, uploadIds });
  }
  return [...newest.values()].flatMap(({ uploadIds }) => uploadIds).sort();
}

function judge(memory: MemoryTable): string | undefined {
  const lines = memory.entity('membership') as { files?: MemberFiles }[];
  const shown = lines.flatMap(({ files = {} }) => Object.values(files).map(({ uploadId }) => uploadId)).sort();
  return String(shown) === String(told(memory)) ? undefined : `shows ${shown}, told ${told(memory)}`;
}

/** A member’s line gets files and loses one, while they leave and come again. */
const filing =
  (twin?: (write: Write) => Write) =>
  async (seed: number): Promise<string | undefined> => {
    const { scheduler, memory, weather } = roughStage(seed, now.getTime(), twin);
    const account = {
      version: 1,
      email: '',
      emailVerified: true,
      hasAdditionalInfo: true,
      platform: 'rovers' as const,
    };
    const played = (async () => {
      for (const userId of [owner, player])
        await accountEntity(stage.table)
          .put({ userId, ...account, createdAt: at, updatedAt: at })
          .go();
      await stores.teams.create(aTeam);
      await comes(0)();
      weather.isCalm = false;
      const acts = [keeps('one', 'A'), keeps('two', 'B'), keeps('one', 'C'), takesOff, leaves, comes(1), comes(2)];
      await Promise.all(
        acts.map(async (act) => {
          await scheduler.turn(scheduler.below(60));
          await act().catch(pastFaults);
        }),
      );
    })();
    await Promise.all([scheduler.run(), played]);
    if (memory.defect) throw memory.defect;
    return judge(memory);
  };

const blind = ({ ConditionExpression: _, ...write }: Write): Write => write as Write;

it('tells of exactly the files that lines show, the member who leaves and comes while they change', async () => {
  expect(await explore(filing(), Math.ceil(schedules / 2))).toMatchObject({ violations: 0 });
  expect(await explore(filing(blind), twinSchedules, { untilFirst: true })).toMatchObject({ violations: 1 });
});
