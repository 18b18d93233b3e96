import { useRef } from 'react';
import { type DraftChange, type ScheduleDesk, schedules } from '#shared/competitions/schedules/contract.ts';
import type { Closure } from '#shared/competitions/schedules/schemas.ts';
import { operations } from '#web/app/operations/operations.ts';
import { useChange } from '#web/app/operations/use-change.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { useTogether } from '#web/app/operations/use-together.ts';
import { paths } from '#web/app/router/paths.ts';
import type { PlanInput } from './place-values.ts';

/** What the parts of the desk change of a schedule, one at a time. */
export function useDeskChanges(seasonId: string, { version }: Pick<ScheduleDesk, 'version'>) {
  const at = { seasonId, version };
  const save = useOperation(schedules, 'saveSchedulePlan', { done: 'Plan saved', showsProblem: true });
  const { build, stop } = useBuild(at);
  const change = useOperation(schedules, 'changeDraft', { showsProblem: true });
  const rainout = useOperation(schedules, 'planRainout', {
    done: 'New times are in the draft. Publish it to notify the teams that move',
    showsProblem: true,
  });
  const moves = useChange(
    async (closure: Closure) => {
      const api = operations(schedules);
      const { desk } = await api.planRainout({ ...at, closure, apply: true });
      return api.publishSchedule({ seasonId, version: desk?.version ?? version + 1 });
    },
    {
      done: 'Matches moved. Their teams get a notification',
      goTo: paths.season(seasonId, 'manage'),
      showsProblem: true,
    },
  );
  const round = useOperation(schedules, 'makeNextRound', {
    done: 'Next round added to the draft. Publish it when you’re ready',
    showsProblem: true,
  });
  const publish = useOperation(schedules, 'publishSchedule', {
    done: 'Schedule published. Teams with changes get a notification',
    showsProblem: true,
  });
  const { isRunning, rejection } = useTogether(save, build, change, rainout, moves, round, publish);
  return {
    isRunning,
    isBuilding: build.isRunning,
    rejection,
    savePlan: (plan: PlanInput) => void save.run({ ...at, plan }),
    /** Makes a draft, by another plan where one is given. */
    build: (afresh: boolean, plan?: PlanInput) => void build.run({ afresh, plan }),
    stop,
    change: (changes: DraftChange[]) => void change.run({ ...at, changes }),
    close: (closure: Closure) => void rainout.run({ ...at, closure, apply: true }),
    /** Closes it in the draft, which has no other changes, and publishes what moves. */
    rainOut: (closure: Closure) => void moves.run(closure),
    makeRound: (divisionId: string) => void round.run({ ...at, divisionId }),
    publish: () => void publish.run(at),
  };
}

export type DeskChanges = ReturnType<typeof useDeskChanges>;

interface Building {
  readonly afresh: boolean;
  readonly plan: PlanInput | undefined;
}

/** Saving a plan and making the draft by it are one press. Who stops waiting sees what came of it, read again. */
function useBuild(at: { readonly seasonId: string; readonly version: number }) {
  const waiting = useRef<AbortController>(undefined);
  const build = useChange(
    async ({ afresh, plan }: Building) => {
      const controller = new AbortController();
      const { signal } = controller;
      waiting.current = controller;
      const api = operations(schedules);
      try {
        const { version } = plan ? await api.saveSchedulePlan({ ...at, plan }, { signal }) : at;
        const seed = 1 + Math.floor(Math.random() * 1_000_000);
        await api.makeSchedule({ ...at, version, afresh, seed }, { signal });
        return 'done' as const;
      } catch (error) {
        if (signal.aborted) return 'stopped' as const;
        throw error;
      }
    },
    {
      done: (came) => (came === 'done' ? 'Draft ready. Only organizers see it until you publish it' : undefined),
      showsProblem: true,
    },
  );
  return { build, stop: () => waiting.current?.abort() };
}
