import { useState } from 'react';
import { type ScheduleDesk, schedules } from '#shared/competitions/schedules/contract.ts';
import type { Closure } from '#shared/competitions/schedules/schemas.ts';
import { Problem } from '#shared/contract/errors.ts';
import { operations } from '#web/app/operations/operations.ts';
import { useChange } from '#web/app/operations/use-change.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { useTogether } from '#web/app/operations/use-together.ts';
import { paths } from '#web/app/router/paths.ts';
import type { PlanInput } from './place-values.ts';
import { useBuild } from './use-build.ts';
import { type Made, useChangeLine } from './use-change-line.ts';
import { useSeenDesk } from './use-seen-desk.ts';

/** The desk as it was seen last, and what its parts change of a schedule, one at a time. */
export function useDeskChanges(seasonId: string, loaded: ScheduleDesk) {
  const { desk, version, isHeld, reloads, made, mayHaveMade, reload } = useSeenDesk(loaded);
  const at = { seasonId, version };
  const onDone = (after: ScheduleDesk) => made(after.version);
  const save = useOperation(schedules, 'saveSchedulePlan', { done: 'Plan saved', showsProblem: true, onDone });
  const { build, stop } = useBuild(at, { made, mayHaveMade });
  const { change, unsaved, keep } = useDraftChange(onDone);
  const rainout = useOperation(schedules, 'planRainout', {
    done: 'New times are in the draft. Publish it to notify the teams that move',
    showsProblem: true,
    onDone: (came) => came.desk && onDone(came.desk),
  });
  const moves = useRainOut(at, onDone);
  const round = useOperation(schedules, 'makeNextRound', {
    done: 'Next round added to the draft. Publish it when you’re ready',
    showsProblem: true,
    onDone,
  });
  const publish = useOperation(schedules, 'publishSchedule', {
    done: 'Schedule published. Teams with changes get a notification',
    showsProblem: true,
    onDone,
  });
  const { isRunning, rejection } = useTogether(save, build, change, rainout, moves, round, publish);
  const send = (changes: Made) => void change.run({ ...at, changes: [...changes] });
  const add = useChangeLine({ send, isRunning, isHeld, onUnsent: keep });
  return {
    ...{ seasonId, desk, isRunning, isHeld, rejection, reload, reloads, unsaved, stop },
    isBuilding: build.isRunning,
    /** Resolves to nothing where it was refused. */
    savePlan: (plan: PlanInput) => save.run({ ...at, plan }),
    /** Makes a draft, by another plan where one is given. */
    build: (afresh: boolean, plan?: PlanInput) => build.run({ afresh, plan }),
    change: (changes: Made) => add(changes),
    /** Makes the changes that were not saved to the version that is shown now. */
    changeAgain: () => {
      add(...unsaved);
      keep(undefined);
    },
    forgetUnsaved: () => keep(undefined),
    close: (closure: Closure) => void rainout.run({ ...at, closure, apply: true }),
    /** Closes it in the draft, which has no other changes, and publishes what moves. */
    rainOut: (closure: Closure) => void moves.run(closure),
    makeRound: (divisionId: string) => void round.run({ ...at, divisionId }),
    publish: () => void publish.run(at),
  };
}

export type DeskChanges = ReturnType<typeof useDeskChanges>;

/** Changes by hand; those that were refused because someone else changed the draft before are kept. */
function useDraftChange(onDone: (desk: ScheduleDesk) => void) {
  const [unsaved, setUnsaved] = useState<readonly Made[]>([]);
  const keep = useState(
    () => (more: readonly Made[] | undefined) => setUnsaved((before) => (more ? [...before, ...more] : [])),
  )[0];
  const api = operations(schedules);
  const change = useChange(
    async (input: Parameters<typeof api.changeDraft>[0], idempotencyKey) => {
      try {
        return await api.changeDraft(input, { idempotencyKey });
      } catch (error) {
        if (error instanceof Problem && error.code === 'record.changed') keep([input.changes]);
        throw error;
      }
    },
    { showsProblem: true, onDone },
  );
  return { change, unsaved, keep };
}

function useRainOut(at: { readonly seasonId: string; readonly version: number }, onDone: (desk: ScheduleDesk) => void) {
  return useChange(
    async (closure: Closure) => {
      const api = operations(schedules);
      const { desk } = await api.planRainout({ ...at, closure, apply: true });
      if (desk) onDone(desk);
      return api.publishSchedule({ ...at, version: desk?.version ?? at.version + 1 });
    },
    {
      done: 'Matches moved. Their teams get a notification',
      goTo: paths.season(at.seasonId, 'manage'),
      showsProblem: true,
      onDone,
    },
  );
}
