import type { Table } from '#lambdas/kernel/data/table.ts';
import type { Delivery } from '#lambdas/notifications/ports/deliver.ts';
import type { Notice } from '#lambdas/notifications/ports/notice.ts';
import { createDependantReader } from '#lambdas/people/ports/family/dependants.ts';
import { notifyAbout } from '../../dependants/notifications/notify-about.ts';
import { asToldTo } from '../../guests/guest-links.ts';
import { createPeopleReader } from '../guests/people.ts';

/** Tells one person of an event's list: a guest by mail, with the link to their RSVP, the guardians in place of a child. */
export function createTellPlayer(table: Table, delivery: Delivery) {
  const by = { ...delivery, accounts: createPeopleReader(table) };
  const dependants = createDependantReader(table);
  return async ({ tell, ...notice }: Notice, now: Date): Promise<void> => {
    const account = await by.accounts.find(notice.userId);
    const told = account && (await asToldTo(notice.userId, tell(account), by));
    await notifyAbout({ ...notice, tell: (person) => told ?? tell(person) }, dependants, by, now);
  };
}
