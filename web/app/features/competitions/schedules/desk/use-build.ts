import { useRef } from 'react';
import { schedules } from '#shared/competitions/schedules/contract.ts';
import { operations } from '#web/app/operations/operations.ts';
import { useChange } from '#web/app/operations/use-change.ts';
import type { PlanInput } from './place-values.ts';
import type { useSeenDesk } from './use-seen-desk.ts';

interface Building {
  readonly afresh: boolean;
  readonly plan: PlanInput | undefined;
}

/**
 * Saving a plan and making the draft by it are one press. Who stops waiting sees what came of it, read again.
 * @param made gets each version that the press led to, and `mayHaveMade` the last one where it was not waited for
 */
export function useBuild(
  at: { readonly seasonId: string; readonly version: number },
  { made, mayHaveMade }: Pick<ReturnType<typeof useSeenDesk>, 'made' | 'mayHaveMade'>,
) {
  const waiting = useRef<AbortController>(undefined);
  const build = useChange(
    async ({ afresh, plan }: Building) => {
      const controller = new AbortController();
      const { signal } = controller;
      waiting.current = controller;
      const api = operations(schedules);
      try {
        const { version } = plan ? await api.saveSchedulePlan({ ...at, plan }, { signal }) : at;
        made(version);
        const seed = 1 + Math.floor(Math.random() * 1_000_000);
        made((await api.makeSchedule({ ...at, version, afresh, seed }, { signal })).version);
        return 'done' as const;
      } catch (error) {
        if (!signal.aborted) throw error;
        // Both steps may have been taken all the same.
        mayHaveMade(at.version + 2);
        return 'stopped' as const;
      }
    },
    {
      done: (came) => (came === 'done' ? 'Draft ready. Only organizers see it until you publish it' : undefined),
      showsProblem: true,
    },
  );
  return { build, stop: () => waiting.current?.abort() };
}
