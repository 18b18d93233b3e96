import * as z from 'zod';
import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { cursorsFor } from '#lambdas/kernel/http/cursor.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { following } from '#shared/events/following/contract.ts';
import { type ChangeParts, listChangesToSee } from '../lifecycle/operations/changes.ts';
import type { EventLists } from '../rsvp/lists.ts';
import { type ChildParts, listChildren } from './list-children.ts';

type ListMyEvents = (typeof following)['operations']['listMyEvents'];

/** What a cursor of this list says: when the list was begun, and where its last page ended. */
const Position = z.tuple([z.string(), z.string()]);

export async function listMyEvents(
  input: Parsed<ListMyEvents>,
  caller: Caller,
  lists: EventLists,
  changing: Pick<ChangeParts, 'changes' | 'events'>,
  { dependants, fixtures }: Pick<ChildParts, 'dependants' | 'fixtures'>,
): Promise<Output<ListMyEvents>> {
  const { userId } = actorOf(caller);
  const cursors = cursorsFor(userId, { list: 'listMyEvents', ...input });
  const [at, after] = input.cursor
    ? Position.parse(JSON.parse(await cursors.read(input.cursor)))
    : [caller.now.toISOString(), undefined];
  const { when, limit, hosted } = input;
  const [page, hosting, seen, children, matches] = await Promise.all([
    lists[input.role]({ userId, when, limit, at, after }),
    hosted ? lists.hosting({ userId, when: 'upcoming', limit: hosted, at }) : undefined,
    input.changes ? listChangesToSee(caller, changing) : {},
    input.children
      ? listChildren({ limit: input.children, matches: input.matches, at }, caller, { dependants, lists, fixtures })
      : undefined,
    input.matches ? fixtures.ofPerson(userId, { from: at, limit: input.matches }) : undefined,
  ]);
  return {
    ...(hosting && { hosted: [...hosting.events] }),
    ...seen,
    ...(children && { children: [...children] }),
    ...(matches && { matches: [...matches] }),
    events: [...page.events],
    ...(page.after && { nextCursor: await cursors.write(JSON.stringify([at, page.after])) }),
  };
}
