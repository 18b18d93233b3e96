import type { PlayedAt } from '#shared/competitions/schedules/schemas.ts';
import { judgeMoves } from '#shared/competitions/schedules/solver/judge-move.ts';
import { localAt } from '#shared/competitions/schedules/solver/local-minutes.ts';
import { slotsOf } from '#shared/competitions/schedules/solver/slots.ts';
import type { ScheduledMatch } from '#shared/competitions/schedules/version.ts';
import { inputOfDesk } from './input-of-desk.ts';
import type { Desk } from './season-desk.ts';

/** More than anybody chooses from. */
const mostTimes = 60;

const isNow = ({ at: now }: ScheduledMatch, at: PlayedAt) =>
  now?.localStart === at.localStart && now.placeId === at.placeId && now.courtId === at.courtId;

/** Times that a published match could have instead of its own, with everything else where it is, the soonest first. */
export function openTimes(desk: Desk, match: ScheduledMatch, now: Date): PlayedAt[] {
  const input = inputOfDesk(desk, now);
  const judge = judgeMoves(input, desk.published?.matches ?? []);
  const times: PlayedAt[] = [];
  for (const { placeId, courtId, start, closedBy } of slotsOf(input)) {
    const at = { placeId, courtId, localStart: localAt(start) };
    if (closedBy.length === 0 && !isNow(match, at) && judge(match.key, at).length === 0) times.push(at);
    if (times.length === mostTimes) break;
  }
  return times;
}
