import { type DraftChange, type ScheduleDesk, schedules } from '#shared/competitions/schedules/contract.ts';
import type { Closure } from '#shared/competitions/schedules/schemas.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { useTogether } from '#web/app/operations/use-together.ts';
import type { PlanInput } from './place-values.ts';

/** What the parts of the desk change of a schedule, one at a time. */
export function useDeskChanges(seasonId: string, { version }: Pick<ScheduleDesk, 'version'>) {
  const at = { seasonId, version };
  const save = useOperation(schedules, 'saveSchedulePlan', { done: 'Plan saved', showsProblem: true });
  const make = useOperation(schedules, 'makeSchedule', {
    done: 'Draft ready. Only organizers see it until you publish it',
    showsProblem: true,
  });
  const change = useOperation(schedules, 'changeDraft', { showsProblem: true });
  const rainout = useOperation(schedules, 'planRainout', {
    done: 'New times are in the draft. Publish it to notify the teams that move',
    showsProblem: true,
  });
  const round = useOperation(schedules, 'makeNextRound', {
    done: 'Next round added to the draft. Publish it when you’re ready',
    showsProblem: true,
  });
  const publish = useOperation(schedules, 'publishSchedule', {
    done: 'Schedule published. Teams with changes get a notification',
    showsProblem: true,
  });
  const { isRunning, rejection } = useTogether(save, make, change, rainout, round, publish);
  return {
    isRunning,
    rejection,
    savePlan: (plan: PlanInput) => void save.run({ ...at, plan }),
    make: (afresh: boolean) => void make.run({ ...at, afresh, seed: 1 + Math.floor(Math.random() * 1_000_000) }),
    change: (changes: DraftChange[]) => void change.run({ ...at, changes }),
    close: (closure: Closure) => void rainout.run({ ...at, closure, apply: true }),
    makeRound: (divisionId: string) => void round.run({ ...at, divisionId }),
    publish: () => void publish.run(at),
  };
}

export type DeskChanges = ReturnType<typeof useDeskChanges>;
