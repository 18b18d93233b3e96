import { expect, it } from 'vitest';
import { connect } from '#lambdas/events/notifications/connect.ts';
import { EventWork, eventQueue } from '#lambdas/events/notifications/event-work.ts';
import { type FactTaker, takeFact } from '#lambdas/events/notifications/take-fact.ts';
import { tell } from '#lambdas/events/notifications/tell.ts';
import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { runDue } from '#lambdas/kernel/due/run-due.ts';
import { MailRefused } from '#lambdas/kernel/mail/mailer.ts';
import type { Message } from '#shared/contract/message.ts';
import { eventPostponed } from '#shared/events/messages.ts';
import { anEvent, eventsApi, joiners } from '#tests/support/events/events.ts';
import { aMailbox } from '#tests/support/notifications/mailbox.ts';
import { product } from '#tests/support/product/product.ts';

/** An event with three joiners that was just postponed, and what takes the fact. */
async function aPostponement() {
  const { event, host } = await anEvent();
  const people = await joiners(event.eventId, 3);
  const { version } = await eventsApi.signedInAs(host).postponeEvent({ eventId: event.eventId, version: 1 });
  const { eventId } = event;
  const at = product.clock.now();
  const message: Message = {
    messageId: idFrom('message', eventId),
    type: eventPostponed.name,
    occurredAt: at.toISOString(),
    quiet: false,
    data: { eventId, version },
  };
  const mailbox = aMailbox();
  const by: FactTaker = { ...connect(), mailer: mailbox.mailer };
  const doWork = async ({ data }: { data: unknown }, now: () => Date) => {
    const work = EventWork.parse(data);
    if (work.kind === 'tell') await tell(work.message, by, now);
  };
  const runAfter = (minutes: number) =>
    runDue(eventQueue, doWork, by.due, () => new Date(at.getTime() + minutes * 60_000));
  return { message, people, mailbox, take: () => takeFact(message, by, () => at), runAfter };
}

it('tells everyone in the end when the mail service was down for a while', async () => {
  const { people, mailbox, take, runAfter } = await aPostponement();
  mailbox.fails({ before: new MailRefused('down') });
  await take();
  expect(mailbox.taken).toEqual([]);
  mailbox.fails({});
  await runAfter(1);
  await runAfter(2);
  expect(mailbox.taken.map(({ to }) => to).toSorted()).toEqual(people.map(({ email }) => email).toSorted());
});

it('tells the others when one mail cannot be sent, and that one later', async () => {
  const { people, mailbox, take, runAfter } = await aPostponement();
  const { send } = mailbox.mailer;
  let refused = 0;
  mailbox.mailer.send = async (letter, now) => {
    if (letter.to === people[0]!.email && refused++ === 0) throw new MailRefused('too many');
    return send(letter, now);
  };
  await take();
  expect(mailbox.taken).toHaveLength(2);
  await runAfter(1);
  expect(mailbox.taken).toHaveLength(3);
  expect(mailbox.to(people[0]!.email)).toHaveLength(1);
});

it('does not tell again what may have gone out, until no one can have heard of it', async () => {
  const { mailbox, take, runAfter } = await aPostponement();
  mailbox.fails({ after: new Error('timeout') });
  await take();
  expect(mailbox.taken).toHaveLength(3);
  for (const { noticeId = '' } of mailbox.taken) await connect().notices.confirmSent(noticeId, product.clock.now());
  mailbox.fails({});
  for (const minutes of [1, 5, 10, 30]) await runAfter(minutes);
  expect(mailbox.taken).toHaveLength(3);
});
