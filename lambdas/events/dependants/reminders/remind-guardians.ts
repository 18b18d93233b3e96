import type { DependantReader } from '#lambdas/accounts/ports/family/dependants.ts';
import { inParallel } from '#lambdas/kernel/data/in-parallel.ts';
import { deliver, type Told } from '#lambdas/notifications/ports/deliver.ts';
import { hasRight } from '#shared/accounts/family/guardian.ts';
import { isDependantId } from '#shared/ids.ts';
import type { Teller } from '../../notifications/teller.ts';
import { lookAt, type Reminder } from '../../reminders/look-at.ts';
import { eventReminder } from '../../reminders/reminder-mail.ts';
import { reminderDueAt } from '../../reminders/reminder-times.ts';
import { forSomebody } from '../notifications/for-dependant.ts';

interface Parts extends Teller {
  readonly dependants: Pick<DependantReader, 'list'>;
}

const mailsAtOnce = 10;

/**
 * Reminds everybody who may answer for a dependant at this moment, once for each guardian and start of the event, whoever
 * of theirs is in. Safe to repeat.
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
  const { children: asked } = await childrenIn();
  const guardians = new Set(asked.flatMap((one) => Object.keys(one.guardians)));
  await inParallel([...guardians], mailsAtOnce, async (userId) => {
    // Read again: a right that was taken away meanwhile is not there any more.
    const { event, children } = await childrenIn();
    const at = now();
    const theirs = children.filter((one) => hasRight(one.guardians, userId, 'rsvp', at));
    if (!event || theirs.length === 0) return;
    const names = theirs.map(({ firstName }) => firstName).toSorted();
    const words = forSomebody(names, inWordsOf(names, eventReminder(event, at, by.home)));
    const about = { eventId, startsAt };
    await deliver({ cause, causedAt, userId, topic: 'eventReminder', about, tell: () => words }, by, at);
  });
}

const inWordsOf = (names: readonly string[], told: Told): Told => ({
  ...told,
  content: {
    ...told.content,
    paragraphs: [
      `${list(names)} ${names.length === 1 ? 'is' : 'are'} in. Who cannot come leaves the event now: the next in line gets the seat.`,
    ],
    footerLines: [`You get this mail because you answer for ${list(names)}.`],
  },
});

const list = (names: readonly string[]) => new Intl.ListFormat('en-US').format(names);
