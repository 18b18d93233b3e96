import * as z from 'zod';
import { ListedFacts } from '#shared/events/details/listed-facts.ts';
import { ListedGroup } from '#shared/events/details/listed-groups.ts';
import { defineContract } from '../contract/operation.ts';
import { EventId, SearchId, SeriesId } from '../ids.ts';
import { GameTypeId } from '../places/game-types.ts';
import { BoundsText } from './bounds.ts';
import { Entry, EntryKind } from './entry.ts';
import { filterInputs } from './filters.ts';
import { SavedSearch, SearchDetails } from './saved-search.ts';

/** What a list or a map shows of an event; small, because an index keeps several copies of it. */
export const EventCard = z.object({
  eventId: EventId,
  title: z.string(),
  gameTypeId: z.string(),
  otherGameType: z.string().optional(),
  startsAt: z.iso.datetime(),
  timeZone: z.string(),
  placeLabel: z.string(),
  lat: z.number(),
  lng: z.number(),
  /** Null without a limit; approximate by a few seconds, the event itself knows better. */
  free: z.int().nullable(),
  waiting: z.int(),
  /** Players and guests who are in; absent until the first answer. */
  going: z.int().optional(),
  /** The series that it is a date of: lists show one card of each. */
  seriesId: SeriesId.optional(),
  /** How many more people it needs, or it is cancelled. */
  needed: z.int().optional(),
  /** Groups of seats that have some left; absent where the event has no groups. */
  groups: z.array(ListedGroup).optional(),
  ...ListedFacts.shape,
  distanceMiles: z.number(),
});
export type EventCard = z.infer<typeof EventCard>;

/** Where, when and what, of every search for events. */
const place = {
  lat: z.coerce.number().min(-90).max(90),
  lng: z.coerce.number().min(-180).max(180),
  /** Calendar days, UTC bounds given as instants by the client. */
  from: z.iso.datetime().optional(),
  until: z.iso.datetime().optional(),
  gameTypeId: GameTypeId.optional(),
};
const searched = { ...place, ...filterInputs };

/** What many people ask alike is answered from near them for a minute; a repeated look soon sees it anew. */
const shared = { cacheSeconds: 60, browserSeconds: 10 } as const;

export const discovery = defineContract('discovery', {
  findEvents: {
    method: 'GET',
    path: '/discovery/events',
    summary: 'Find public events near a point, soonest or nearest first',
    access: 'public',
    ...shared,
    input: z.strictObject({
      ...searched,
      radiusMiles: z.coerce.number().min(1).max(50).default(15),
      /** Nearest without `until` means within the next seven days. */
      sort: z.enum(['soonest', 'nearest']).default('soonest'),
      limit: z.coerce.number().int().min(1).max(100).default(20),
      cursor: z.string().max(1024).optional(),
    }),
    /** A page may hold fewer than asked for, even none, and yet have a next one: few events passed the filters. */
    output: z.object({ events: z.array(EventCard), nextCursor: z.string().optional() }),
    errors: ['request.cursorInvalid'],
  },
  findEventsOnMap: {
    method: 'GET',
    path: '/discovery/events/map',
    summary: 'Find public events within a map area, past or upcoming',
    access: 'public',
    ...shared,
    input: z.strictObject({
      /** `lat` and `lng` are where distances are measured from. */
      ...searched,
      bounds: BoundsText,
      pastFuture: z.enum(['past', 'future']).default('future'),
      page: z.coerce.number().int().min(0).max(9).default(0),
      /** How many on a page. */
      hits: z.coerce.number().int().min(1).max(50).default(20),
    }),
    output: z.object({
      events: z.array(EventCard),
      page: z.int(),
      hits: z.int(),
      hasMore: z.boolean(),
      /** So few passed the filters that the search stopped before it had seen all. */
      isCut: z.boolean(),
    }),
  },
  findEventsWithGames: {
    method: 'GET',
    path: '/discovery/games',
    summary: 'Find public events near a point that have games, those in progress included',
    access: 'public',
    ...shared,
    input: z.strictObject({
      ...place,
      /** `ahead`: on now and to come, soonest first. `past`: begun, latest first. */
      when: z.enum(['ahead', 'past']).default('ahead'),
      radiusMiles: z.coerce.number().min(1).max(50).default(25),
      limit: z.coerce.number().int().min(1).max(20).default(20),
      cursor: z.string().max(1024).optional(),
    }),
    output: z.object({ events: z.array(EventCard), nextCursor: z.string().optional() }),
    errors: ['request.cursorInvalid'],
  },
  fullSearch: {
    method: 'GET',
    path: '/discovery/search',
    summary: 'Search everything by the beginnings of words',
    access: 'public',
    ...shared,
    input: z.strictObject({
      text: z.string().trim().min(3, 'Type at least three letters.').max(100),
      kind: EntryKind.optional(),
      /** Where to look first, both or neither. */
      lat: searched.lat.optional(),
      lng: searched.lng.optional(),
      limit: z.coerce.number().int().min(1).max(50).default(20),
    }),
    output: z.object({
      entries: z.array(Entry.extend({ distanceMiles: z.number().optional() })),
      /** False when there may be more than was looked at: another word narrows it down. */
      isComplete: z.boolean(),
      /** The words that were looked for instead, when nothing was found by those that were typed. */
      spelledAs: z.array(z.string()).optional(),
    }),
  },
  saveSearch: {
    method: 'POST',
    path: '/discovery/me/searches',
    summary: 'Save a search under a name',
    access: 'signedIn',
    creates: true,
    input: SearchDetails,
    output: SavedSearch,
    errors: ['search.tooMany'],
  },
  listSearches: {
    method: 'GET',
    path: '/discovery/me/searches',
    summary: 'List your saved searches, newest first',
    access: 'signedIn',
    input: z.strictObject({}),
    /** And how many the caller's plan allows; until when there is time to make room, where it allowed more before. */
    output: z.object({ searches: z.array(SavedSearch), most: z.int(), overUntil: z.iso.datetime().optional() }),
  },
  deleteSearch: {
    method: 'DELETE',
    path: '/discovery/me/searches/{searchId}',
    summary: 'Delete a saved search',
    access: 'signedIn',
    input: z.strictObject({ searchId: SearchId }),
    output: z.object({}),
    errors: ['search.notFound'],
  },
});
