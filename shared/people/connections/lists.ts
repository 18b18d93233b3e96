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
    summary: 'List your lists of people, by name',
    access: 'signedIn',
    input: z.strictObject({}),
    output: z.object({ lists: z.array(List) }),
  },
  getUserList: {
    method: 'GET',
    path: '/people/me/lists/{listId}',
    summary: 'Read who is on a list of yours, by name',
    access: 'signedIn',
    input: z.strictObject({ listId }),
    output: z.object({ listId, name: z.string(), userListItems: z.array(Listed) }),
    errors: ['list.notFound'],
  },
  createUserList: {
    method: 'POST',
    path: '/people/me/lists',
    summary: 'Make a list of people',
    access: 'profileComplete',
    creates: true,
    input: z.strictObject({ name }),
    output: List,
    errors: ['list.tooMany'],
  },
  renameUserList: {
    method: 'PUT',
    path: '/people/me/lists/{listId}/name',
    summary: 'Give a list another name',
    access: 'profileComplete',
    input: z.strictObject({ listId, name }),
    output: List,
    errors: ['list.notFound'],
  },
  deleteUserList: {
    method: 'DELETE',
    path: '/people/me/lists/{listId}',
    summary: 'Delete a list; nothing happens to the people on it',
    access: 'signedIn',
    input: z.strictObject({ listId }),
    output: z.object({}),
    errors: ['list.notFound'],
  },
  addToUserList: {
    method: 'POST',
    path: '/people/me/lists/{listId}/people',
    summary: 'Put people on a list; who is on it stays on it once',
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
    summary: 'Take a person off a list; safe to repeat',
    access: 'signedIn',
    input: z.strictObject({ listId, userId: UserId }),
    output: z.object({}),
    errors: ['list.notFound'],
  },
} as const;
