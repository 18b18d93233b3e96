import type { DueIndex } from '#lambdas/kernel/due/due-index.ts';
import { type TeamDue, teamDue } from './teams-queue.ts';

const keptMs = 365 * 24 * 60 * 60_000;

/** Until when an address leads to whatever had it before. */
export const keptUntil = (movedAt: string): string => new Date(Date.parse(movedAt) + keptMs).toISOString();

/** An address of a community or an organisation that it has no more. */
export type FormerAddress = Omit<Extract<TeamDue, { what: 'formerAddressEnd' }>, 'what'>;

/** Has it ended when its time is over. Before the address moves: of one that did not, nothing comes. */
export const noteFormerAddress = (
  former: Omit<FormerAddress, 'until'>,
  due: Pick<DueIndex, 'schedule'>,
  now: Date,
): Promise<void> => {
  const until = keptUntil(now.toISOString());
  return due.schedule(teamDue(until, { what: 'formerAddressEnd', ...former, until }), now);
};
