import { inParallel } from '#lambdas/kernel/data/in-parallel.ts';
import { deliver } from '#lambdas/notifications/ports/deliver.ts';
import type { NoticeContent } from '#lambdas/notifications/ports/notice.ts';
import type { DependantReader } from '#lambdas/people/ports/family/dependants.ts';
import { isDependantId } from '#shared/ids.ts';
import { listed } from '#shared/listed.ts';
import { askedOfAll } from '#shared/people/family/asked-guardians.ts';
import { hasRight } from '#shared/people/family/guardian.ts';
import { toLocal } from '#shared/time.ts';
import type { StoredEvent } from '../../details/stored-event.ts';
import type { Notifier } from '../../notifications/notifier.ts';
import { lookAt, type Reminder } from '../../reminders/look-at.ts';
import { eventReminder } from '../../reminders/reminder-mail.ts';
import { reminderDueAt } from '../../reminders/reminder-times.ts';
import { forDependants } from '../notifications/for-dependant.ts';

interface Parts extends Notifier {
  readonly dependants: Pick<DependantReader, 'list'>;
}

const mailsAtOnce = 10;

/**
 * Reminds every guardian who may answer for a dependant at this moment, once for each start of the event, in the same
 * words: a reminder asks nothing. Those in charge on the day hear of it first. Safe to repeat.
 */
export async function remindGuardians(reminder: Reminder, by: Parts, now: () => Date): Promise<void> {
  const { eventId, startsAt, minutesBefore } = reminder;
  const look = lookAt(reminder, by, now);
  const cause = `events.reminder/${eventId}/${minutesBefore}/${startsAt}/guardians`;
  const causedAt = reminderDueAt(startsAt, minutesBefore).toISOString();
  const childrenIn = async () => {
    const { event, people } = await look();
    return { event, children: event ? await by.dependants.list([...people].filter(isDependantId)) : [] };
  };
  const remind = async (userId: string) => {
    // Read again: a right that was taken away meanwhile is not there any more.
    const { event, children } = await childrenIn();
    const at = now();
    const theirs = children.filter((one) => hasRight(one.guardians, userId, 'rsvp', at));
    if (!event || theirs.length === 0) return;
    const names = theirs.map(({ firstName }) => firstName).toSorted();
    const words = forDependants(names, inWordsOf(names, eventReminder(event, at, by.home)));
    const about = { eventId, startsAt };
    await deliver({ cause, causedAt, userId, topic: 'eventReminder', about, tell: () => words }, by, at);
  };
  const { event: first, children } = await childrenIn();
  if (!first) return;
  const { asked, informed } = askedOfAll(children, dayOf(first), now());
  await inParallel(asked, mailsAtOnce, remind);
  await inParallel(informed, mailsAtOnce, remind);
}

/** The calendar day on which an event begins, where it takes place. */
const dayOf = ({ startsAt, timeZone }: Pick<StoredEvent, 'startsAt' | 'timeZone'>) =>
  toLocal(new Date(startsAt), timeZone).slice(0, 10);

const inWordsOf = (names: readonly string[], told: NoticeContent): NoticeContent => ({
  ...told,
  content: {
    ...told.content,
    paragraphs: [
      `${listed(names)} ${names.length === 1 ? 'is' : 'are'} in. Can’t make it? Leave the event now so the next player gets the spot.`,
    ],
    footerLines: [`Sent because you answer for ${listed(names)}.`],
  },
});
