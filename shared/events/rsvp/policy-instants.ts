import type { RsvpPolicy } from './rsvp-policy.ts';

const hourMs = 60 * 60_000;

/** The instants that follow from a policy and a start. */
export function policyInstants({
  startsAt,
  rsvpOpensHoursBefore: opens,
  rsvpDeadlineHoursBefore: deadline,
  waitlistMode,
  drawHoursBefore,
}: Pick<RsvpPolicy, 'rsvpOpensHoursBefore' | 'rsvpDeadlineHoursBefore' | 'waitlistMode' | 'drawHoursBefore'> & {
  readonly startsAt: string;
}) {
  const before = (hours: number) => new Date(Date.parse(startsAt) - hours * hourMs).toISOString();
  return {
    rsvpOpensAt: opens === undefined ? undefined : before(opens),
    rsvpDeadline: deadline === undefined ? undefined : before(deadline),
    drawsAt: waitlistMode === 'lottery' ? before(drawHoursBefore) : undefined,
  };
}
