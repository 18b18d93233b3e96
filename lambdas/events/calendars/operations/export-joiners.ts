import type { AccountReader } from '#lambdas/accounts/ports/accounts.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { toCsv } from '#shared/csv.ts';
import type { exportsContract } from '#shared/events/calendars/contract.ts';
import { groupLabel } from '#shared/events/rsvp/group-words.ts';
import { seating } from '#shared/events/rsvp/line/seats.ts';
import type { EventStore } from '../../details/store.ts';

type ExportJoiners = (typeof exportsContract)['operations']['exportJoiners'];

/** Who is in and then who waits, in order; accounts that are gone are left out. */
export async function exportJoiners(
  { eventId }: Parsed<ExportJoiners>,
  events: EventStore,
  accounts: AccountReader,
): Promise<Output<ExportJoiners>> {
  const found = await events.findWithLine(eventId);
  if (!found) throw new Problem('event.notFound');
  const seated = seating(found.line);
  const people = [
    ...seated.in.map((userId) => ({ userId, standing: 'In', position: '' })),
    ...seated.waiting.map((userId, index) => ({ userId, standing: 'Waiting', position: index + 1 })),
  ];
  const known = new Map((await accounts.list(people.map(({ userId }) => userId))).map((one) => [one.userId, one]));
  const { capacityGroups } = found.event;
  const groupOf = (userId: string) =>
    capacityGroups ? [groupLabel(found.event, found.line.groups?.[userId]) ?? ''] : [];
  const rows = people.flatMap(({ userId, standing, position }) => {
    const account = known.get(userId);
    return account ? [[account.displayName ?? '', account.email, standing, position, ...groupOf(userId)]] : [];
  });
  return toCsv([['Name', 'E-mail', 'Standing', 'Number in line', ...(capacityGroups ? ['Group'] : [])], ...rows]);
}
