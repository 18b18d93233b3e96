import type { EntityItem } from 'electrodb';
import type { Table } from '#lambdas/kernel/data/table.ts';
import type { RowsOf } from '#lambdas/kernel/data/write.ts';
import { rosterMergeEntity } from '#lambdas/teams/ports/roster/roster-merge.entity.ts';
import { type Moved, mergeStepEntity } from './merge-step.entity.ts';

/** A merge of two records of a player on the roster of a team. */
export interface MergeRef {
  readonly teamId: string;
  readonly mergeId: string;
}

export type MergeStep = Omit<EntityItem<ReturnType<typeof mergeStepEntity>>, 'moved'> & { readonly moved: Moved };

/** What merges moved. Strongly consistent. */
export interface MergeSteps {
  /** Whether it was not undone. */
  stands(merge: MergeRef): Promise<boolean>;
  /** The last first: they are taken back in the other order. */
  list(mergeId: string): Promise<readonly MergeStep[]>;
  isOpen(step: MergeStep): Promise<boolean>;
}

export function createMergeSteps(table: Table): MergeSteps {
  const merges = rosterMergeEntity(table);
  const steps = mergeStepEntity(table);
  const consistent = { consistent: true } as const;
  return {
    stands: async ({ teamId, mergeId }) =>
      (await merges.get({ teamId, mergeId }).go(consistent)).data?.status === 'merged',
    list: async (mergeId) => {
      const { data } = await steps.query.byMerge({ mergeId }).go({ ...consistent, order: 'desc', pages: 'all' });
      return data as MergeStep[];
    },
    isOpen: async ({ mergeId, step }) => (await steps.get({ mergeId, step }).go(consistent)).data !== null,
  };
}

type Rows = Pick<
  RowsOf<{ merge: ReturnType<typeof rosterMergeEntity>; mergeStep: ReturnType<typeof mergeStepEntity> }>,
  'merge' | 'mergeStep'
>;

const keptDays = 28;

/** A transaction that moves something for a merge: only while the merge stands, and with what it takes to undo it. */
export const recorded = (rows: Rows, { teamId, mergeId }: MergeRef, moved: Moved, version: number, now: Date) => [
  rows.merge
    .check({ teamId, mergeId })
    .where(({ status }, { eq }) => eq(status, 'merged'))
    .commit(),
  rows.mergeStep
    .create({
      mergeId,
      step: stepOf(moved, version),
      moved,
      expires: Math.ceil(now.getTime() / 1000) + keptDays * 86_400,
    })
    .commit(),
];

function stepOf(moved: Moved, version: number): string {
  const at = String(version).padStart(8, '0');
  if (moved.what === 'registration') return `registration#${moved.seasonId}#${at}`;
  return `line#${moved.gameId}#${moved.matchId}#${moved.entrantId}#${at}`;
}

/** A transaction that takes a step back: once. */
export const takenBack = (rows: Pick<Rows, 'mergeStep'>, { mergeId, step }: MergeStep) =>
  rows.mergeStep.remove({ mergeId, step }).commit();
