import { afterEach, describe, expect, it } from 'vitest';
import { accountEntity } from '#lambdas/accounts/ports/account.entity.ts';
import type { Account } from '#lambdas/accounts/ports/accounts.ts';
import { handler as runReminders } from '#lambdas/events/reminders/job.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { anEvent, eventDetails, eventsApi, inDays, joiners } from '#tests/support/events/events.ts';
import { hostsApi } from '#tests/support/events/hosts.ts';
import { redeliver } from '#tests/support/notifications/redeliver.ts';
import { product } from '#tests/support/product/product.ts';
import { runJob } from '#tests/support/product/run-job.ts';

afterEach(() => product.clock.reset());

const subjectsTo = ({ email }: Account) => product.mails(email).map(({ subject }) => subject);
const calendarOf = (mail: ReturnType<typeof product.mails>[number] | undefined) =>
  Buffer.from(mail?.attachments[0]?.base64 ?? '', 'base64').toString();

const uidOf = (mail: Parameters<typeof calendarOf>[0]) => /UID:.*/.exec(calendarOf(mail))?.[0];
const sequenceOf = (mail: Parameters<typeof calendarOf>[0]) => Number(/SEQUENCE:(\d+)/.exec(calendarOf(mail))?.[1]);

const givePlus = ({ userId }: Account) =>
  accountEntity(table()).patch({ userId }).set({ userSubscription: 'plus' }).go();

describe('people are told', () => {
  it('that they are in, or how far in line, and that a seat became theirs', async () => {
    const { event } = await anEvent({ capacity: 1 });
    const [first, second] = await joiners(event.eventId, 2);
    await givePlus(first!);
    await product.drain();
    expect(subjectsTo(first!)).toEqual(["You're in: Pickup basketball"]);
    expect(subjectsTo(second!)).toEqual(["You're number 1 in line: Pickup basketball"]);
    await eventsApi.signedInAs(first!).leaveEvent({ eventId: event.eventId });
    await product.drain();
    expect(subjectsTo(first!)).toEqual(["You're in: Pickup basketball", 'You left: Pickup basketball']);
    expect(subjectsTo(second!)).toEqual([
      "You're number 1 in line: Pickup basketball",
      'A spot is yours: Pickup basketball',
    ]);
    const [confirmation, farewell] = product.mails(first!.email);
    expect(calendarOf(confirmation)).toContain('METHOD:REQUEST');
    expect(calendarOf(farewell)).toContain('METHOD:CANCEL');
    expect(uidOf(farewell)).toBe(uidOf(confirmation));
    // Without Plus the entry is a file to open, which invites no one.
    expect(calendarOf(product.mails(second!.email)[1])).toMatch(/METHOD:PUBLISH(?!.*ATTENDEE)/s);
    await eventsApi.signedInAs(second!).leaveEvent({ eventId: event.eventId });
    await eventsApi.signedInAs(first!).joinEvent({ eventId: event.eventId });
    await product.drain();
    const sequences = product.mails(first!.email).map(sequenceOf);
    expect(sequences).toEqual([...new Set(sequences)].sort((a, b) => a - b));
    expect(sequences).toHaveLength(3);
    expect(confirmation?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  });

  it('once, whatever is delivered again', async () => {
    const { event, host } = await anEvent({ capacity: 2 });
    const people = await joiners(event.eventId, 3);
    await product.drain();
    await eventsApi.signedInAs(host).cancelEvent({ eventId: event.eventId, version: event.version, reason: 'host' });
    await product.drain();
    const before = people.map((person) => subjectsTo(person));
    await redeliver();
    await product.drain();
    expect(people.map((person) => subjectsTo(person))).toEqual(before);
    expect(before.map((subjects) => subjects.length)).toEqual([2, 2, 2]);
  });

  it('of a new time, with a calendar file that replaces the first', async () => {
    const { event, host } = await anEvent({ capacity: 1 });
    const [inside, waiting] = await joiners(event.eventId, 2);
    await product.drain();
    await eventsApi
      .signedInAs(host)
      .changeEvent({ ...eventDetails({ capacity: 1, localStart: inDays(9) }), eventId: event.eventId, version: 1 });
    await product.drain();
    expect(subjectsTo(inside!).at(-1)).toBe('New time: Pickup basketball');
    expect(subjectsTo(waiting!)).toHaveLength(1);
    const [confirmed, changed] = product.mails(inside!.email);
    expect(uidOf(changed)).toBe(uidOf(confirmed));
    expect(sequenceOf(changed)).toBeGreaterThan(sequenceOf(confirmed));
  });

  it('nothing of a change that does not concern them', async () => {
    const { event, host } = await anEvent();
    const [inside] = await joiners(event.eventId, 1);
    const { localStart } = event;
    await eventsApi.signedInAs(host).changeEvent({
      ...eventDetails({ localStart, description: 'Bring water.' }),
      eventId: event.eventId,
      version: 1,
    });
    await product.drain();
    expect(subjectsTo(inside!)).toEqual(["You're in: Pickup basketball"]);
  });

  it('twice at most in ten minutes of changes: of the first and of how it ended', async () => {
    const { event, host } = await anEvent();
    const [inside] = await joiners(event.eventId, 1);
    product.clock.moveTo(new Date(Math.ceil(product.clock.now().getTime() / 600_000) * 600_000 + 1000));
    for (let version = 1; version <= 6; version += 1) {
      const localStart = inDays(8 + version);
      await eventsApi
        .signedInAs(host)
        .changeEvent({ ...eventDetails({ localStart }), eventId: event.eventId, version });
    }
    await product.drain();
    const moves = () => product.mails(inside!.email).filter(({ subject }) => subject.startsWith('New time'));
    expect(moves()).toHaveLength(1);
    for (let minutes = 0; minutes < 12; minutes += 1) {
      product.clock.forwardMinutes(1);
      await runJob(runReminders);
    }
    expect(moves()).toHaveLength(2);
  });

  it('why an event is cancelled, in and waiting alike, and it leaves calendars', async () => {
    const { event, host } = await anEvent({ capacity: 1 });
    const [inside, waiting] = await joiners(event.eventId, 2);
    await product.drain();
    await eventsApi
      .signedInAs(host)
      .cancelEvent({ eventId: event.eventId, version: 1, reason: 'weather', message: 'Too much <b>rain</b>.' });
    await product.drain();
    const [told, alsoTold] = [inside!, waiting!].map(({ email }) => product.mails(email).at(-1));
    expect(told?.subject).toBe('Canceled: Pickup basketball');
    expect(told?.text).toContain('Too much <b>rain</b>.');
    expect(told?.html).toContain('Too much &lt;b&gt;rain&lt;/b&gt;.');
    expect(calendarOf(told)).toContain('STATUS:CANCELLED');
    expect(told?.headers['list-unsubscribe']).toBeUndefined();
    expect(alsoTold?.subject).toBe('Canceled: Pickup basketball');
    expect(alsoTold?.attachments).toEqual([]);
  });

  it('that an event is postponed, and of its new time', async () => {
    const { event, host } = await anEvent();
    const [inside] = await joiners(event.eventId, 1);
    await product.drain();
    await eventsApi.signedInAs(host).postponeEvent({ eventId: event.eventId, version: 1 });
    await product.drain();
    await eventsApi
      .signedInAs(host)
      .changeEvent({ ...eventDetails({ localStart: inDays(20) }), eventId: event.eventId, version: 2 });
    await product.drain();
    expect(subjectsTo(inside!).slice(1)).toEqual(['Postponed: Pickup basketball', 'New time: Pickup basketball']);
  });

  it('that the host took them off the list', async () => {
    const { event, host } = await anEvent();
    const [inside] = await joiners(event.eventId, 1);
    await product.drain();
    await hostsApi.signedInAs(host).removeJoiner({ eventId: event.eventId, userId: inside!.userId });
    await product.drain();
    expect(subjectsTo(inside!).at(-1)).toBe('You’re off the guest list: Pickup basketball');
  });
});
