import { accountEntity } from '#lambdas/accounts/ports/account.entity.ts';
import { createAccountReader } from '#lambdas/accounts/ports/accounts.ts';
import { createBlockReader } from '#lambdas/accounts/ports/blocks/blocks.ts';
import { createEventStore } from '#lambdas/events/details/store.ts';
import type { StoredEvent } from '#lambdas/events/details/stored-event.ts';
import { sendToCommunity } from '#lambdas/events/invitations/community/send-to-community.ts';
import { createCommunityInvitations } from '#lambdas/events/invitations/community/store.ts';
import { invitedFact } from '#lambdas/events/invitations/send-invitations.ts';
import { createInvitationStore } from '#lambdas/events/invitations/store.ts';
import { createAnswerStore } from '#lambdas/events/rsvp/answers.ts';
import { membershipEntity } from '#lambdas/teams/ports/membership.entity.ts';
import { createMemberships } from '#lambdas/teams/ports/memberships.ts';
import { createRosterPages } from '#lambdas/teams/ports/roster/roster-pages.ts';
import { accountRow } from '#tests/support/accounts/account-row.ts';
import type { MemoryTable, Write } from '../../stage/memory-table.ts';
import { pastFaults } from '../../stage/past-faults.ts';
import { roughStage } from '../../stage/rough-stage.ts';
import { stage } from '../../stage/stage.ts';
import { Worker } from '../../stage/worker.ts';
import { aTeamOnStage } from '../../teams/team-on-stage.ts';
import { anEventOnStage } from '../lifecycle/publication-play.ts';
import { personId } from '../line/line-world.ts';

const startMs = Date.parse('2026-11-30T12:00:00.000Z');
const at = new Date(startMs).toISOString();
const invitationId = `cin_${'0'.repeat(26)}`;
const teamId = `tea_${'0'.repeat(26)}`;
const hostId = personId(0);
const members = [1, 2, 3, 4, 5].map(personId);
const [leaver = '', friend = ''] = members.slice(2);
const event = { ...anEventOnStage, hostingTeam: teamId, creatorId: hostId } as StoredEvent;
const { eventId } = event;
const work = { eventId, invitationId };
const twoAPage = 2;

/** A process that invites, over its own view of the table. */
function anInviter() {
  const worker = new Worker();
  const { table } = worker;
  const readPage = createRosterPages(table);
  const by = {
    community: createCommunityInvitations(table, stage.retry),
    events: createEventStore(table, stage.retry),
    answers: createAnswerStore(table),
    accounts: createAccountReader(table),
    blocks: createBlockReader(table),
    teams: { find: async () => aTeamOnStage({ teamId, ownerId: hostId }) },
    memberships: createMemberships(table),
    rosterPage: (id: string, after: Parameters<typeof readPage>[1]) => readPage(id, after, twoAPage),
    due: { schedule: async () => undefined },
  };
  return { worker, by };
}

const workers = [anInviter(), anInviter()];
const peaceful = anInviter();
const rows = { accounts: accountEntity(stage.table), memberships: membershipEntity(stage.table) };
const host = {
  events: createEventStore(stage.table, stage.retry),
  community: createCommunityInvitations(stage.table, stage.retry),
};
const picked = createInvitationStore(stage.table, stage.retry);

async function plant(): Promise<void> {
  await host.events.schedule(event, []);
  for (const [index, userId] of [hostId, ...members].entries()) {
    const since = new Date(startMs + index).toISOString();
    const roles = [userId === hostId ? 'owner' : 'member'];
    await rows.memberships.put({ userId, teamId, version: 1, teamName: 'Dawn', roles, since }).go();
    await rows.accounts.put(accountRow(userId, at)).go();
  }
  const asked = { ...work, teamId, whom: { rule: 'all' as const }, invitedById: hostId, invitedAt: at };
  await host.community.begin({ ...asked, version: 0, status: 'open', invited: 0 });
}

const pick = {
  ...{ eventId, userId: friend, status: 'invited' as const },
  ...{ invitedBy: 'Sam', invitedById: hostId, invitedAt: at },
};
const pickFact = invitedFact([pick], new Date(startMs));

/** What happens while the community is asked: a member goes, and a host picks another one. */
const meanwhile = [() => rows.memberships.delete({ userId: leaver, teamId }).go(), () => picked.add([pick], pickFact)];

/**
 * Two processes ask the same community and die anywhere, as where work is delivered again; then the job runs in peace as
 * often as it takes.
 */
export const askingACommunity =
  (twin?: (write: Write) => Write) =>
  async (seed: number): Promise<string | undefined> => {
    const { scheduler, memory, weather, strikes } = roughStage(seed, startMs, twin);
    for (const { worker } of [...workers, peaceful])
      worker.set(memory, (possible) => (weather.isCalm ? undefined : strikes.worker(possible)));
    const played = (async () => {
      await plant();
      weather.isCalm = false;
      const asking = workers.map(async ({ worker, by }) => {
        await scheduler.turn(scheduler.below(200));
        await worker.run(() => sendToCommunity(work, by, () => scheduler.now));
      });
      const others = meanwhile.map(async (act) => {
        await scheduler.turn(scheduler.below(400));
        await act().catch(pastFaults);
      });
      await Promise.all([...asking, ...others]);
      weather.isCalm = true;
      await scheduler.turn(1000);
      await sendToCommunity(work, peaceful.by, () => scheduler.now);
    })();
    await Promise.all([scheduler.run(), played]);
    if (memory.defect) throw memory.defect;
    return judge(memory);
  };

/** The player who stayed was told once, no one twice or after they had left, and what is said of it is what was done. */
function judge(memory: MemoryTable): string | undefined {
  const facts = memory.entity('outbox') as { messageId?: string; data?: { userIds?: string[] } }[];
  const told = facts.flatMap(({ data }) => data?.userIds ?? []);
  const timesOf = (userId: string) => told.filter((one) => one === userId).length;
  const wrong = members.find((userId) => timesOf(userId) > 1 || (timesOf(userId) === 0 && userId !== leaver));
  if (wrong || told.includes(hostId)) return `told ${told.join()}`;
  if (isAskedAfterLeaving(memory)) return 'a player who had left was asked';
  const [kept] = memory.entity('communityInvitation');
  const asked = told.length - facts.filter(({ messageId }) => messageId === pickFact.messageId).length;
  return kept?.status === 'sent' && kept.invited === asked ? undefined : `said ${kept?.invited} of ${asked}`;
}

function isAskedAfterLeaving({ stream }: MemoryTable): boolean {
  const left = stream.findIndex(({ before, after }) => before?.__edb_e__ === 'membership' && !after);
  const asked = stream.findIndex(({ after }) => after?.__edb_e__ === 'invitation' && after.userId === leaver);
  return left >= 0 && asked > left;
}
