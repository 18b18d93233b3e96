import type { Recorded } from '#web/app/session/wait-for-record.ts';

export interface TabProps {
  readonly me: Recorded;
  /** The person came here right after signing up and may leave it for later (R-SETT-13). */
  readonly isSkippable: boolean;
}
