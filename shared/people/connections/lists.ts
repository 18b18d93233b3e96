import * as z from 'zod';
import { ListId, UserId } from '#shared/ids.ts';
import { Line } from '#shared/text.ts';

/** How many lists one can keep, and how many people one holds (domain 4.25). */
export const mostLists = 50;
export const mostOnList = 500;
const mostAddedAtOnce = 100;

const name = Line(2, 60, 'The name');
const listId = ListId;
const List = z.object({ listId, name: z.string(), people: z.int() });

/** A person on a list; with their address where they are connected with its owner (R-LIST-01). */
const Listed = z.object({ userId: UserId, displayName: z.string(), email: z.string().optional() });

/** Lists of people that a user keeps privately, to invite or block them together. People on a list get no notification. */
export const listOperations = {
  listUserLists: {
    method: 'GET',
    path: '/people/me/lists',
    summary: 'List your player lists by name',
    access: 'signedIn',
    input: z.strictObject({}),
    output: z.object({ lists: z.array(List) }),
  },
  getUserList: {
    method: 'GET',
    path: '/people/me/lists/{listId}',
    summary: 'Read the players on one of your lists, by name',
    access: 'signedIn',
    input: z.strictObject({ listId }),
    output: z.object({ listId, name: z.string(), userListItems: z.array(Listed) }),
    errors: ['list.notFound'],
  },
  createUserList: {
    method: 'POST',
    path: '/people/me/lists',
    summary: 'Create a player list',
    access: 'profileComplete',
    creates: true,
    input: z.strictObject({ name }),
    output: List,
    errors: ['list.tooMany'],
  },
  renameUserList: {
    method: 'PUT',
    path: '/people/me/lists/{listId}/name',
    summary: 'Rename a player list',
    access: 'profileComplete',
    input: z.strictObject({ listId, name }),
    output: List,
    errors: ['list.notFound'],
  },
  deleteUserList: {
    method: 'DELETE',
    path: '/people/me/lists/{listId}',
    summary: 'Delete a player list',
    access: 'signedIn',
    input: z.strictObject({ listId }),
    output: z.object({}),
    errors: ['list.notFound'],
  },
  addToUserList: {
    method: 'POST',
    path: '/people/me/lists/{listId}/people',
    summary: 'Add players to a list; repeating it changes nothing',
    access: 'profileComplete',
    input: z.strictObject({
      listId,
      people: z
        .array(z.strictObject({ userId: UserId }))
        .min(1, 'Choose at least one person.')
        .max(mostAddedAtOnce, 'At most 100 people at once.'),
    }),
    /** How many were not on it before. */
    output: z.object({ added: z.int() }),
    errors: ['list.notFound', 'list.full', 'user.notFound'],
  },
  removeFromUserList: {
    method: 'DELETE',
    path: '/people/me/lists/{listId}/people/{userId}',
    summary: 'Remove a player from a list; repeating it changes nothing',
    access: 'signedIn',
    input: z.strictObject({ listId, userId: UserId }),
    output: z.object({}),
    errors: ['list.notFound'],
  },
} as const;
