import { afterEach, describe, expect, it } from 'vitest';
import { accountEntity } from '#lambdas/accounts/ports/account.entity.ts';
import type { Account } from '#lambdas/accounts/ports/accounts.ts';
import { handler as runReminders } from '#lambdas/events/reminders/job.ts';
import { handler as keep } from '#lambdas/events/reminders/listener.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import type { Event } from '#shared/events/details/schemas.ts';
import { toLocal } from '#shared/time.ts';
import { anEvent, eventDetails, eventsApi, inDays, joiners } from '#tests/support/events/events.ts';
import { aContext } from '#tests/support/product/a-context.ts';
import { cloud } from '#tests/support/product/cloud.ts';
import { product } from '#tests/support/product/product.ts';
import { runJob } from '#tests/support/product/run-job.ts';

afterEach(async () => {
  product.clock.reset();
  await runJob(runReminders);
});

const remindersTo = ({ email }: Account) =>
  product.mails(email).filter(({ subject }) => subject.startsWith('Reminder'));
const subjectsTo = (person: Account) => remindersTo(person).map(({ subject }) => subject);
const minutesBefore = ({ startsAt }: Event, minutes: number) => new Date(Date.parse(startsAt) - minutes * 60_000);
const inMinutes = (minutes: number) =>
  toLocal(new Date(product.clock.now().getTime() + minutes * 60_000), 'America/Chicago');

/** The job runs at that moment. */
async function runAt(instant: Date) {
  product.clock.moveTo(instant);
  await runJob(runReminders);
}

describe('reminders', () => {
  it('reach everyone who is in, a day and two hours before, each once', async () => {
    const { event } = await anEvent({ capacity: 2 });
    const people = await joiners(event.eventId, 3);
    await product.drain();
    for (const minutes of [24 * 60 + 1, 24 * 60, 24 * 60 - 1, 24 * 60 - 2, 600, 121, 120, 119, 118, 1])
      await runAt(minutesBefore(event, minutes));
    const both = ['Reminder: Pickup basketball starts in 24 hours', 'Reminder: Pickup basketball starts in 2 hours'];
    expect(people.map(subjectsTo)).toEqual([both, both, []]);
    const [dayBefore] = remindersTo(people[0]!);
    expect(Date.parse(dayBefore!.sentAt)).toBeGreaterThanOrEqual(minutesBefore(event, 24 * 60).getTime());
    expect(Date.parse(dayBefore!.sentAt)).toBeLessThanOrEqual(minutesBefore(event, 24 * 60 - 2).getTime());
  });

  it('come when the host wants them, and follow when the host thinks better of it', async () => {
    const { event, host } = await anEvent({ localStart: inDays(9), remindHoursBefore: [1, 72, 168] });
    const people = await joiners(event.eventId, 1);
    await product.drain();
    await runAt(minutesBefore(event, 168 * 60));
    const details = eventDetails({ localStart: event.localStart, remindHoursBefore: [12] });
    await eventsApi.signedInAs(host).changeEvent({ ...details, eventId: event.eventId, version: 1 });
    await product.drain();
    for (const hours of [72, 24, 12, 2, 1]) await runAt(minutesBefore(event, hours * 60));
    expect(people.map(subjectsTo)).toEqual([
      ['Reminder: Pickup basketball starts in 7 days', 'Reminder: Pickup basketball starts in 12 hours'],
    ]);
  });

  it('reach everyone once when several workers run at once and everything is noted again', async () => {
    const { event } = await anEvent();
    const people = await joiners(event.eventId, 4);
    await product.drain();
    product.clock.moveTo(minutesBefore(event, 24 * 60));
    await Promise.all([runJob(runReminders), runJob(runReminders), runJob(runReminders)]);
    for (const message of cloud.delivered.filter((one) => one['detail-type'] === 'events.eventScheduled'))
      await keep(message as Parameters<typeof keep>[0], aContext());
    for (let minutes = 24 * 60 - 1; minutes > 24 * 60 - 8; minutes -= 1) await runAt(minutesBefore(event, minutes));
    expect(people.map((person) => subjectsTo(person).length)).toEqual([1, 1, 1, 1]);
  });

  it('of a moved event come for the new time alone', async () => {
    const { event, host } = await anEvent();
    const [person] = await joiners(event.eventId, 1);
    await product.drain();
    const moved = await eventsApi
      .signedInAs(host)
      .changeEvent({ ...eventDetails({ localStart: inDays(10) }), eventId: event.eventId, version: 1 });
    await product.drain();
    for (const minutes of [24 * 60, 24 * 60 - 1, 120, 119]) await runAt(minutesBefore(event, minutes));
    expect(subjectsTo(person!)).toEqual([]);
    for (const minutes of [24 * 60, 24 * 60 - 1, 120, 119]) await runAt(minutesBefore(moved, minutes));
    expect(subjectsTo(person!)).toHaveLength(2);
  });

  it('do not come for a cancelled event', async () => {
    const { event, host } = await anEvent();
    const [person] = await joiners(event.eventId, 1);
    await eventsApi.signedInAs(host).cancelEvent({ eventId: event.eventId, version: 1, reason: 'host' });
    await product.drain();
    for (const minutes of [24 * 60, 120]) await runAt(minutesBefore(event, minutes));
    expect(subjectsTo(person!)).toEqual([]);
  });

  it('do not come to a player who left, and come to a player who joined since', async () => {
    const { event } = await anEvent();
    const [left] = await joiners(event.eventId, 1);
    await product.drain();
    await eventsApi.signedInAs(left!).leaveEvent({ eventId: event.eventId });
    const [joined] = await joiners(event.eventId, 1);
    await runAt(minutesBefore(event, 24 * 60));
    expect(subjectsTo(left!)).toEqual([]);
    expect(subjectsTo(joined!)).toHaveLength(1);
  });

  it('do not come when the topic is off or the account deleted', async () => {
    const { event } = await anEvent();
    const [off, gone, still] = await joiners(event.eventId, 3);
    await accountEntity(table())
      .patch({ userId: off!.userId })
      .set({ mailOff: ['eventReminder'] })
      .go();
    await accountEntity(table()).patch({ userId: gone!.userId }).set({ deletedAt: '2026-01-01T00:00:00.000Z' }).go();
    await product.drain();
    await runAt(minutesBefore(event, 24 * 60));
    expect([off!, gone!, still!].map((person) => subjectsTo(person).length)).toEqual([0, 0, 1]);
  });

  it('do not come for what was already due when the event was scheduled', async () => {
    const { event } = await anEvent({ localStart: inMinutes(5 * 60) });
    const [person] = await joiners(event.eventId, 1);
    await product.drain();
    await runJob(runReminders);
    expect(subjectsTo(person!)).toEqual([]);
    await runAt(minutesBefore(event, 120));
    expect(subjectsTo(person!)).toEqual(['Reminder: Pickup basketball starts in 2 hours']);
  });

  it('that were missed come as long as they help: the next one stands for both, none after the start', async () => {
    const [late, over] = [await anEvent(), await anEvent()];
    const [inTime] = await joiners(late.event.eventId, 1);
    const [tooLate] = await joiners(over.event.eventId, 1);
    await product.drain();
    await runAt(minutesBefore(late.event, 90));
    expect(subjectsTo(inTime!)).toEqual(['Reminder: Pickup basketball starts in 2 hours']);
    await runAt(minutesBefore(over.event, -1));
    expect(subjectsTo(tooLate!).length).toBeLessThanOrEqual(1);
    const sentAfterStart = remindersTo(tooLate!).filter(({ sentAt }) => sentAt >= over.event.startsAt);
    expect(sentAfterStart).toEqual([]);
  });
});
