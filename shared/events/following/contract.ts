import * as z from 'zod';
import { defineContract } from '#shared/contract/operation.ts';
import { DependantId, TeamId, UserId } from '#shared/ids.ts';
import { ParentingPattern } from '#shared/people/family/parenting.ts';
import { ListedFacts } from '../details/listed-facts.ts';
import { Event, Place } from '../details/schemas.ts';
import { favouriteOperations } from '../favourites/favourites.ts';
import { MyFixture } from '../fixtures/schemas.ts';
import { ChangeToSee } from '../lifecycle/contract.ts';

/** What a list of a host's public events shows of each. */
export const PublicCard = z.object({
  ...Event.pick({
    eventId: true,
    title: true,
    gameTypeId: true,
    otherGameType: true,
    status: true,
    startsAt: true,
    endsAt: true,
    timeZone: true,
  }).shape,
  placeLabel: z.string(),
  ...ListedFacts.shape,
});
export type PublicCard = z.infer<typeof PublicCard>;

/** A child of the caller, and their next events. */
export const ChildAgenda = z.object({
  dependantId: DependantId,
  firstName: z.string(),
  /** The caller may answer for them. */
  mayAnswer: z.boolean(),
  /** The caller's household, and whose day it is, where the child lives in two. */
  household: z.enum(['A', 'B']),
  parenting: ParentingPattern.optional(),
  events: z.array(Event.extend({ mine: Place })),
  /** Matches of the child, where matches were asked for. */
  matches: z.array(MyFixture).optional(),
});
export type ChildAgenda = z.infer<typeof ChildAgenda>;

const paging = {
  limit: z.coerce.number().int().min(1).max(50).default(20),
  cursor: z.string().max(1024).optional(),
};
const when = z.enum(['upcoming', 'past']).default('upcoming');
const listed = { access: 'public', cacheSeconds: 10 } as const;

/** What people keep and hosts that they follow, and lists of events: their own, and the public ones of hosts and communities. */
export const following = defineContract('following', {
  ...favouriteOperations,
  listMyEvents: {
    method: 'GET',
    path: '/events/mine',
    summary: 'List the events you and your children are in, wait for or host, soonest first',
    access: 'signedIn',
    input: z.strictObject({
      role: z.enum(['joining', 'hosting']).default('joining'),
      when: z.enum(['upcoming', 'past']).default('upcoming'),
      limit: z.coerce.number().int().min(1).max(100).default(25),
      cursor: paging.cursor,
      /** So many events that you host besides, soonest first. */
      hosted: z.coerce.number().int().min(1).max(25).optional(),
      /** Also the changes that you have not said you have seen. */
      changes: z.enum(['true']).optional(),
      /** Also so many next events of each child that you answer for. */
      children: z.coerce.number().int().min(1).max(10).optional(),
      /** Also so many next matches of seasons and tournaments, and of each child that is asked for. */
      matches: z.coerce.number().int().min(1).max(25).optional(),
    }),
    output: z.object({
      events: z.array(Event.extend({ mine: Place })),
      nextCursor: z.string().optional(),
      hosted: z.array(Event).optional(),
      changes: z.array(ChangeToSee).optional(),
      children: z.array(ChildAgenda).optional(),
      matches: z.array(MyFixture).optional(),
    }),
    errors: ['request.cursorInvalid'],
  },
  listTeamEvents: {
    method: 'GET',
    path: '/events/team-events/{teamId}',
    summary: 'List the public events of a community: upcoming ones soonest first, or past ones latest first',
    ...listed,
    input: z.strictObject({ teamId: TeamId, when, ...paging }),
    output: z.object({ events: z.array(PublicCard), nextCursor: z.string().optional() }),
    errors: ['team.notFound', 'request.cursorInvalid'],
  },
  listCommunityEvents: {
    method: 'GET',
    path: '/events/me/team-events/{teamId}',
    summary: 'List all events of your community except drafts: upcoming or past',
    access: 'signedIn',
    input: z.strictObject({ teamId: TeamId, when, ...paging }),
    output: z.object({ events: z.array(PublicCard), nextCursor: z.string().optional() }),
    errors: ['team.notFound', 'request.cursorInvalid'],
  },
  listHostEvents: {
    method: 'GET',
    path: '/events/host-events/{hostId}',
    summary: 'List the public events of a host: upcoming or past',
    ...listed,
    input: z.strictObject({ hostId: UserId, when, ...paging }),
    output: z.object({
      host: z.object({ hostId: UserId, displayName: z.string() }),
      events: z.array(PublicCard),
      nextCursor: z.string().optional(),
    }),
    errors: ['favourite.notFound', 'request.cursorInvalid'],
  },
  listFollowedHosts: {
    method: 'GET',
    path: '/events/me/favourites/hosts',
    summary: 'List the hosts you follow, each with their upcoming events',
    access: 'signedIn',
    input: z.strictObject({ cursor: paging.cursor }),
    output: z.object({
      hosts: z.array(
        z.object({
          hostId: UserId,
          displayName: z.string(),
          /** False when they host nothing in public any more. */
          available: z.boolean(),
          next: z.array(PublicCard),
        }),
      ),
      nextCursor: z.string().optional(),
    }),
    errors: ['request.cursorInvalid'],
  },
});
