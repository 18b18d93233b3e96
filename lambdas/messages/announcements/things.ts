import { createAnnouncedSeasons } from '#lambdas/competitions/ports/announcements/announced-season.ts';
import { createAnnouncedEvents } from '#lambdas/events/ports/announcements/announced-event.ts';
import { withUnansweredEvent } from '#lambdas/events/ports/announcements/unanswered-event.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import type {
  Announced,
  AnnouncedThings,
  AnnouncingRight,
} from '#lambdas/notifications/ports/announcements/announced.ts';
import { createAnnouncedTeams } from '#lambdas/teams/ports/announcements/announced-team.ts';
import { Problem } from '#shared/contract/errors.ts';
import { kindOf, type ScopeKind } from '#shared/messages/announcements/about.ts';
import type { ScopeKey } from './store.ts';

/** Everything that announcements can be about, by kind. */
export type Things = Readonly<Record<ScopeKind, AnnouncedThings>>;

export const createThings = (table: Table): Things => ({
  event: createAnnouncedEvents(table),
  team: withUnansweredEvent(createAnnouncedTeams(table), table),
  season: createAnnouncedSeasons(table),
});

interface Known {
  readonly thing: Announced;
  readonly right: AnnouncingRight;
}

/** A thing that a person knows of. @throws {Problem} event.notFound, team.notFound, season.notFound */
export async function knownThing(aboutId: string, userId: string, things: Things, now: Date): Promise<Known> {
  const kind = kindOf(aboutId);
  const right = await things[kind].rightOf(aboutId, userId);
  const thing = right && (await things[kind].find(aboutId, now));
  if (!thing) throw new Problem(`${kind}.notFound`);
  return { thing, right };
}

/**
 * The same with the groups that they may send to alone.
 * @throws {Problem} event.notFound, team.notFound, season.notFound, access.denied
 */
export async function thingToAnnounce(
  ...asked: Parameters<typeof knownThing>
): Promise<Known & { readonly choosesOne: boolean }> {
  const { thing, right } = await knownThing(...asked);
  const { sendsTo } = right;
  if (sendsTo === 'all') return { thing, right, choosesOne: false };
  const groups = thing.groups.filter(({ key }) => sendsTo.includes(key));
  if (groups.length === 0) throw new Problem('access.denied');
  return { thing: { ...thing, groups }, right, choosesOne: true };
}

/** What the limit of a day is held to: those who run a thing share one, and each team that its captain writes to has its own. */
export const scopeOf = (aboutId: string, audience: readonly string[], { sendsTo }: AnnouncingRight): ScopeKey =>
  sendsTo === 'all'
    ? { scopeKind: kindOf(aboutId), scopeId: aboutId }
    : { scopeKind: 'squad', scopeId: `${aboutId}/${audience[0]}` };
