import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { outboxEntity } from '#lambdas/kernel/messages/outbox.entity.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import type { TeamDraft } from '#shared/teams/details/draft-operations.ts';
import { draftKeptDays } from '#shared/teams/details/wizard.ts';
import { wizardLeft } from '#shared/teams/messages.ts';
import { teamDraftEntity } from './team-draft.entity.ts';

const daySeconds = 24 * 60 * 60;

/** What people left in the wizard: one draft of each. */
export interface DraftStore {
  find(userId: string, now: Date): Promise<(TeamDraft & { savedAt: string }) | undefined>;
  save(userId: string, draft: TeamDraft, now: Date): Promise<void>;
  drop(userId: string): Promise<void>;
  /** Once a day of each person, however often they leave. */
  noteLeaving(userId: string, now: Date): Promise<void>;
}

export function createDraftStore(table: Table): DraftStore {
  const drafts = teamDraftEntity(table);
  return {
    find: async (userId, now) => {
      const { data } = await drafts.get({ userId }).go({ consistent: true });
      const isOver = data !== null && data.expires * 1000 <= now.getTime();
      return data && !isOver ? { ...(data.draft as TeamDraft), savedAt: data.savedAt } : undefined;
    },
    save: async (userId, draft, now) => {
      const expires = Math.floor(now.getTime() / 1000) + draftKeptDays * daySeconds;
      await drafts.put({ userId, draft, savedAt: now.toISOString(), expires }).go();
    },
    drop: async (userId) => {
      await drafts.delete({ userId }).go();
    },
    noteLeaving: async (userId, now) => {
      const id = idFrom('message', wizardLeft.name, userId, now.toISOString().slice(0, 10));
      await outboxEntity(table)
        .put(factRow(wizardLeft, id, now, { userId }))
        .go();
    },
  };
}
