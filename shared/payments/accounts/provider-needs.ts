import type { AccountStatus } from './account-status.ts';
import { type RequirementTask, tasksOf } from './requirement-words.ts';

interface Needing {
  readonly status: AccountStatus;
  readonly pastDue: readonly string[];
  readonly currentlyDue: readonly string[];
  /** An instant. */
  readonly dueBy?: string | undefined;
}

/** What the payment provider needs from the owner of an account. */
export interface ProviderNeeds {
  /** Cards can't pay until it has what it needs. */
  readonly isPaused: boolean;
  /** Each once; none where only the provider says why it paused the account. */
  readonly tasks: readonly RequirementTask[];
  /** An instant that is still ahead: a deadline that is over is no date to name. */
  readonly dueBy?: string;
}

/** Nothing where the provider needs nothing, or only checks what it was given. */
export function needsOf({ status, pastDue, currentlyDue, dueBy }: Needing, now: Date): ProviderNeeds | undefined {
  const tasks = tasksOf([...pastDue, ...currentlyDue]);
  const isPaused = status === 'restricted';
  if (status === 'disconnected' || (tasks.length === 0 && !isPaused)) return undefined;
  return { isPaused, tasks, ...(dueBy && new Date(dueBy) > now && { dueBy }) };
}
