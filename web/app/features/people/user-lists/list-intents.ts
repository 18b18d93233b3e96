import { type ActionFunctionArgs, redirect } from 'react-router';
import { events } from '#shared/events/contract.ts';
import { hostsContract } from '#shared/events/hosts/contract.ts';
import { isGuestId } from '#shared/ids.ts';
import { connectionsContract } from '#shared/people/connections/contract.ts';
import { privacyContract } from '#shared/people/privacy/contract.ts';
import { quantity } from '#shared/quantity.ts';
import { operations } from '#web/app/operations/operations.ts';
import { type Rejection, toRejection } from '#web/app/operations/rejection.ts';
import { paths } from '#web/app/router/paths.ts';
import { notify } from '#web/app/shell/flashes/notices.ts';

/** What somebody may do with their lists. */
export type ListIntent =
  | { readonly intent: 'create'; readonly name: string }
  | ({ readonly listId: string } & (
      | { readonly intent: 'rename'; readonly name: string }
      | { readonly intent: 'delete' | 'block' }
      | { readonly intent: 'add'; readonly userIds: readonly string[] }
      | { readonly intent: 'addFrom' | 'invite'; readonly eventId: string }
      | { readonly intent: 'find'; readonly text: string }
      | { readonly intent: 'take'; readonly userId: string }
    ));

/** As many as the operations take at once. */
const atOnce = 50;

/** Does it, says so, and goes to the list that was made or from the one that is gone. */
export async function changeLists({ request }: ActionFunctionArgs): Promise<Response | Rejection | null> {
  const sent = (await request.json()) as ListIntent;
  try {
    if (sent.intent === 'create') {
      const { listId } = await operations(connectionsContract).createUserList({ name: sent.name });
      return redirect(paths.userListOf(listId));
    }
    notify('success', await carryOut(sent));
    return sent.intent === 'delete' ? redirect(paths.userList) : null;
  } catch (error) {
    const rejection = toRejection(error);
    notify('error', [rejection.title, ...Object.values(rejection.fields)].join(' '));
    return rejection;
  }
}

type OfList = Exclude<ListIntent, { intent: 'create' }>;

function carryOut(sent: OfList): Promise<string> {
  const { listId } = sent;
  switch (sent.intent) {
    case 'rename':
      return operations(connectionsContract)
        .renameUserList({ listId, name: sent.name })
        .then(() => 'The list has another name');
    case 'delete':
      return operations(connectionsContract)
        .deleteUserList({ listId })
        .then(() => 'The list is deleted');
    case 'take':
      return operations(connectionsContract)
        .removeFromUserList({ listId, userId: sent.userId })
        .then(() => 'Taken off the list');
    case 'add':
      return add(listId, sent.userIds);
    case 'addFrom':
      return addFrom(listId, sent.eventId);
    case 'find':
      return find(listId, sent.text);
    case 'invite':
      return invite(listId, sent.eventId);
    case 'block':
      return block(listId);
  }
}

const people = (count: number) => quantity(count, 'person', 'people');

async function add(listId: string, userIds: readonly string[]): Promise<string> {
  let added = 0;
  for (const some of parts(userIds))
    added += (
      await operations(connectionsContract).addToUserList({ listId, people: some.map((userId) => ({ userId })) })
    ).added;
  return `${people(added)} added`;
}

/** Everybody who was in at an event; guests have no account. */
async function addFrom(listId: string, eventId: string): Promise<string> {
  const userIds: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await operations(events).listJoiners({ eventId, limit: 100, ...(cursor && { cursor }) });
    userIds.push(...page.joiners.flatMap(({ userId }) => (!userId || isGuestId(userId) ? [] : userId)));
    cursor = page.nextCursor;
  } while (cursor);
  return userIds.length > 0 ? add(listId, userIds) : 'Nobody with an account is in at that event';
}

async function find(listId: string, text: string): Promise<string> {
  const { person } = await operations(privacyContract).findPerson({ text });
  return person ? add(listId, [person.userId]) : 'No user found';
}

const onList = async (listId: string) =>
  (await operations(connectionsContract).getUserList({ listId })).userListItems.map(({ userId }) => userId);

async function invite(listId: string, eventId: string): Promise<string> {
  let invited = 0;
  for (const userIds of parts(await onList(listId)))
    invited += (await operations(hostsContract).invitePeople({ eventId, userIds })).invited;
  return invited === 0 ? 'Everybody on the list was invited before' : `${people(invited)} invited`;
}

async function block(listId: string): Promise<string> {
  for (const userIds of parts(await onList(listId)))
    await operations(privacyContract).blockPeople({ people: userIds.map((userId) => ({ userId })) });
  return 'User(s) successfully blocked.';
}

function parts(userIds: readonly string[]): string[][] {
  const count = Math.ceil(userIds.length / atOnce);
  return Array.from({ length: count }, (_, part) => userIds.slice(part * atOnce, (part + 1) * atOnce));
}
