import { events } from '#shared/events/contract.ts';
import { hostsContract } from '#shared/events/hosts/contract.ts';
import { isGuestId } from '#shared/ids.ts';
import { connectionsContract } from '#shared/people/connections/contract.ts';
import { privacyContract } from '#shared/people/privacy/contract.ts';
import { quantity } from '#shared/quantity.ts';
import { operations } from '#web/app/operations/operations.ts';

/** As many as the operations take at once. */
const atOnce = 50;

const people = (count: number) => quantity(count, 'person', 'people');

/** Puts people on a list, and says how many were not on it before. */
export async function addToList(listId: string, userIds: readonly string[]): Promise<string> {
  let added = 0;
  for (const some of parts(userIds))
    added += (
      await operations(connectionsContract).addToUserList({ listId, people: some.map((userId) => ({ userId })) })
    ).added;
  return `${people(added)} added`;
}

/** Adds the players who were in at an event to a list; guests have no account. */
export async function addFromEvent(listId: string, eventId: string): Promise<string> {
  const userIds: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await operations(events).listJoiners({ eventId, limit: 100, ...(cursor && { cursor }) });
    userIds.push(...page.joiners.flatMap(({ userId }) => (!userId || isGuestId(userId) ? [] : userId)));
    cursor = page.nextCursor;
  } while (cursor);
  return userIds.length > 0 ? addToList(listId, userIds) : 'No players with an account are in at that event';
}

/** Puts the player on a list who has this email address or user id. */
export async function addByAddress(listId: string, text: string): Promise<string> {
  const { person } = await operations(privacyContract).findPerson({ text });
  return person ? addToList(listId, [person.userId]) : 'No user found';
}

const onList = async (listId: string) =>
  (await operations(connectionsContract).getUserList({ listId })).userListItems.map(({ userId }) => userId);

/** Invites the players on a list to an event. */
export async function inviteList(listId: string, eventId: string): Promise<string> {
  let invited = 0;
  for (const userIds of parts(await onList(listId)))
    invited += (await operations(hostsContract).invitePeople({ eventId, userIds })).invited;
  return invited === 0 ? 'Everyone on the list was already invited' : `${people(invited)} invited`;
}

/** Blocks everyone on a list. */
export async function blockList({ listId }: { readonly listId: string }): Promise<void> {
  for (const userIds of parts(await onList(listId)))
    await operations(privacyContract).blockPeople({ people: userIds.map((userId) => ({ userId })) });
}

function parts(userIds: readonly string[]): string[][] {
  const count = Math.ceil(userIds.length / atOnce);
  return Array.from({ length: count }, (_, part) => userIds.slice(part * atOnce, (part + 1) * atOnce));
}
