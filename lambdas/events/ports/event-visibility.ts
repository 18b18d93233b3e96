import { timingSafeEqual } from 'node:crypto';
import type { DependantsOf } from '#lambdas/people/ports/family/dependants-of.ts';
import type { Standing, StandingIn } from '#lambdas/teams/ports/team-standings.ts';
import type { EventVisibility } from '#shared/events/details/visibility.ts';
import { type Hosted, isAskedToHost, isHost } from '#shared/events/hosts/hosting.ts';
import { isOnLine, type SeatLine } from '#shared/events/rsvp/line/seats.ts';

/** A reader of an event. */
interface Viewer {
  readonly userId?: string | undefined;
  /** The share token that they came with. */
  readonly token?: string | undefined;
  /** True when they are in or wait. */
  readonly isOnList?: boolean;
  /** True when a host invited them. */
  readonly isInvited?: boolean;
}

/** What decides who sees an event, whichever context asks. */
export interface Seen extends Hosted {
  readonly eventId: string;
  readonly visibility: EventVisibility;
  readonly status: 'draft' | 'scheduled' | 'postponed' | 'cancelled';
  readonly shareToken: string;
  readonly takenAway?: boolean | undefined;
  /** The community that hosts it. */
  readonly hostingTeam?: string | undefined;
  /** The squad of it whose event it is. */
  readonly hostingSquad?: string | undefined;
}

/** Whether a host invited a person, and the invitation went out. Strongly consistent. */
type IsInvited = (person: { readonly eventId: string; readonly userId: string }) => Promise<boolean>;

/**
 * Dates that the series removed are hidden. Drafts are for their hosts only. Private events, those of a community and those for
 * invitees are for hosts, for who is on the list and for who was invited; private ones also for who has the link.
 */
export function canSee(event: Seen, { userId, token, isOnList = false, isInvited = false }: Viewer): boolean {
  if (event.takenAway) return false;
  if (userId !== undefined && (isHost(event, userId) || isAskedToHost(event, userId))) return true;
  if (event.status === 'draft') return false;
  if (event.visibility === 'public' || event.visibility === 'unlisted' || isOnList || isInvited) return true;
  return event.visibility === 'private' && token !== undefined && isSame(token, event.shareToken);
}

const isSame = (given: string, held: string) =>
  given.length === held.length && timingSafeEqual(Buffer.from(given), Buffer.from(held));

/** What a person may do with an event, as one of its hosts or by their roles in the community that hosts it. */
export const standingAt = async (event: Seen, userId: string, standingIn: StandingIn | undefined): Promise<Standing> =>
  isHost(event, userId)
    ? { manages: true, managesJoiners: true, checksIn: true }
    : ((await standingIn?.(event, userId)) ?? { manages: false, managesJoiners: false, checksIn: false });

/** Who manages an event: its hosts, and who manages the events of the community that hosts it. */
export const manages = async (...asked: Parameters<typeof standingAt>): Promise<boolean> =>
  (await standingAt(...asked)).manages;

/** Who decides who comes: those who manage the event, and members who manage the attendees of the hosting community. */
export const managesJoiners = async (...asked: Parameters<typeof standingAt>): Promise<boolean> =>
  (await standingAt(...asked)).managesJoiners;

/** What is asked of people who neither host an event nor are on its list. */
export interface LettingIn {
  readonly isInvited: IsInvited;
  /** Absent for visitors. */
  readonly standingIn?: StandingIn | undefined;
  /** Whether the community that hosts it is for young people. */
  readonly isOfYouth?: ((event: Pick<Seen, 'hostingTeam'>) => Promise<boolean>) | undefined;
  /** Absent for visitors, and where a person answers for themselves: a guardian sees what their child is in or invited to. */
  readonly dependantsOf?: DependantsOf | undefined;
}

/**
 * Whether a person may know an event. Only where nothing else allows it, the reader checks whether they are of the community that
 * hosts it, were invited, or are a guardian of a child who may know it.
 */
export async function maySee(
  { event, line }: Found,
  { userId, token }: Pick<Viewer, 'userId' | 'token'>,
  { isInvited, standingIn, dependantsOf }: LettingIn,
): Promise<boolean> {
  const isOnList = userId !== undefined && isOnLine(userId, line);
  if (canSee(event, { userId, token, isOnList })) return true;
  if (userId === undefined) return false;
  const standing = await standingIn?.(event, userId);
  if (standing?.manages) return true;
  if (event.status === 'draft') return false;
  if (standing !== undefined || (await isInvited({ eventId: event.eventId, userId }))) return true;
  const dependants = (await dependantsOf?.(userId)) ?? [];
  const letIn = await Promise.all(
    dependants.map((person) => isLetIn({ event, line }, person, { isInvited, standingIn })),
  );
  return !event.takenAway && letIn.includes(true);
}

/** Whether a person is on the list, of the hosting community, or was invited. */
const isLetIn = async (
  { event, line }: Found,
  userId: string,
  { isInvited, standingIn }: LettingIn,
): Promise<boolean> =>
  isOnLine(userId, line) ||
  (await standingIn?.(event, userId)) !== undefined ||
  isInvited({ eventId: event.eventId, userId });

interface Found {
  readonly event: Seen;
  readonly line: SeatLine;
}
