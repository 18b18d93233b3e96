import { SESClient } from '@aws-sdk/client-ses';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Eligibility } from '#shared/events/rsvp/eligibility.ts';
import { askedOf } from '#shared/events/rsvp/eligibility-failures.ts';
import { toInstant, toLocal } from '#shared/time.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import {
  aCity,
  aSubscription,
  digestsAt,
  follow,
  subscriptionsApi,
} from '#tests/support/discovery/activity-subscriptions.ts';
import { announce, withdraw } from '#tests/support/discovery/listings.ts';
import { anEvent } from '#tests/support/events/events.ts';
import { notificationsApi } from '#tests/support/notifications/notifications.ts';
import { block } from '#tests/support/people/privacy.ts';
import { consoleErrors } from '#tests/support/product/console-errors.ts';
import { product } from '#tests/support/product/product.ts';

/** A Wednesday at noon in Austin. */
const noon = '2028-12-06T18:00:00.000Z';
const zone = 'America/Chicago';
/** So many days later, on the clock in Austin. */
const later = (days: number, time: string) => {
  const day = toLocal(new Date(Date.parse(noon) + days * 24 * 60 * 60_000), zone).slice(0, 10);
  return toInstant(`${day}T${time}`, zone);
};
const minutesLater = (minutes: number) => new Date(Date.parse(noon) + minutes * 60_000);
const mailsTo = ({ email }: { email: string }) =>
  product.mails(email).filter(({ subject }) => !subject.startsWith('You’re following'));
const subjectsTo = (person: { email: string }) => mailsTo(person).map(({ subject }) => subject);

// The job begins where the clock begins.
beforeEach(() => digestsAt(noon));
afterEach(() => product.clock.reset());

it('confirms what was saved once, with the name, the activities, the city and the radius', async () => {
  const person = await aPerson();
  await follow(person, aSubscription({ activities: ['Basketball', 'Tennis'], radius: 20 }));
  await digestsAt(minutesLater(2));
  await follow(person, aSubscription({ activities: ['Basketball', 'Tennis'], radius: 20 }));
  await follow(person, aSubscription({ activities: ['Basketball', 'Tennis'], radius: 20, status: 'paused' }));
  await follow(person, aSubscription({ activities: ['Basketball', 'Tennis'], radius: 20 }));
  await digestsAt(minutesLater(5));
  const [mail, ...more] = product.mails(person.email);
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ subject: 'You’re following Austin, TX' });
  for (const words of ['Hi Sam', 'Basketball and Tennis', 'Austin, TX', '20 miles'])
    expect(mail!.text).toContain(words);
});

it('saves while no mail goes out, and confirms when the mail is back', async () => {
  consoleErrors.expect(/due work failed/);
  const person = await aPerson();
  const down = vi.spyOn(SESClient.prototype, 'send').mockRejectedValue(new Error('No mail today') as never);
  expect((await follow(person, aSubscription())).version).toBe(1);
  await digestsAt(minutesLater(2));
  down.mockRestore();
  expect(product.mails(person.email)).toEqual([]);
  await digestsAt(minutesLater(20));
  expect(product.mails(person.email)).toHaveLength(1);
});

it('tells each event once in the morning, and why it is in the mail', async () => {
  const person = await aPerson();
  const wishes = {
    daysOfWeek: [0, 1, 2, 3, 4, 5, 6],
    priceMax: { amountMinor: 0, currency: 'USD' as const },
    levels: ['beginner' as const],
  };
  await follow(person, aSubscription(wishes));
  const { event } = await anEvent({ title: 'Evening hoops' });
  await anEvent({ visibility: 'private', title: 'Behind closed doors' });
  await product.drain();
  await product.index();
  for (const days of [1, 2]) await digestsAt(later(days, '08:01'));
  const [mail, ...more] = mailsTo(person);
  expect(more).toEqual([]);
  expect(mail!.text).toContain(`/evt/${event.eventId}`);
  expect(mail!.text).toMatch(
    /Because: [\d.]+ miles? from Austin, TX, you follow Basketball, open to every level, on a \w+day, costs nothing/,
  );
  expect(mail!.text).toContain('Stop emails about Austin, TX');
  const stop = expect.stringContaining('/api/public/discovery/activity-subscriptions/off/');
  expect(mail!.headers).toMatchObject({ 'list-unsubscribe': stop });
  const { subscriptions } = await subscriptionsApi.signedInAs(person).listActivitySubscriptions({});
  expect(subscriptions[0]!.lastSentAt).toContain(later(1, '08:01').toISOString().slice(0, 16));
});

it('tells in the next mail what came after the last, and nothing again', async () => {
  const [person, city] = [await aPerson(), aCity(1)];
  await follow(person, aSubscription({ address: city }));
  await announce({ ...city, title: 'One' });
  await digestsAt(later(1, '08:01'));
  await announce({ ...city, title: 'Two' });
  await announce({ ...city, title: 'Tennis', gameTypeId: 'tennis' });
  await announce({ ...city, lat: city.lat + 0.3, title: 'Far away' });
  await digestsAt(later(2, '08:01'));
  expect(subjectsTo(person)).toEqual(['One near City 1', 'Two near City 1']);
});

it('waits for Monday where one mail a week is wanted', async () => {
  const [person, city] = [await aPerson(), aCity(2)];
  await follow(person, aSubscription({ address: city, frequency: 'weekly' }));
  await announce(city);
  await digestsAt(later(4, '08:01'));
  expect(subjectsTo(person)).toEqual([]);
  await digestsAt(later(5, '08:01'));
  expect(subjectsTo(person)).toHaveLength(1);
});

it('tells at once, together what comes together, and three times a day at most', async () => {
  const [person, city] = [await aPerson(), aCity(3)];
  await follow(person, aSubscription({ address: city, frequency: 'instant' }));
  for (const minutes of [0, 20, 40, 60]) {
    for (const number of [1, 2]) await announce({ ...city, title: `${minutes} ${number}` });
    await digestsAt(minutesLater(minutes + 15));
  }
  expect(subjectsTo(person)).toEqual(Array(3).fill('2 activities near City 3'));
  await digestsAt(later(1, '08:01'));
  expect(mailsTo(person)[3]!.text).toContain('60 1');
});

it('obeys at the moment of sending the person’s blocks, and the audience of an event', async () => {
  const [blocked, city] = [await aPerson(), aCity(4)];
  const person = await aPerson({ birthdate: '2000-01-01', levels: { basketball: 'beginner' } });
  await follow(person, aSubscription({ address: city }));
  const asked = (eligibility: Eligibility) =>
    askedOf({ eligibility, gameTypeId: 'basketball', startsAt: noon, timeZone: zone });
  await announce({ ...city, title: 'Of a blocked host' }, { hostIds: ['x', blocked.userId] });
  await announce({ ...city, title: 'Of their own' }, { hostIds: [person.userId] });
  await announce({ ...city, title: 'For masters' }, { asked: asked({ leastAge: 50 }) });
  await announce({ ...city, title: 'For the best' }, { asked: asked({ leastLevel: 'advanced' }) });
  const withdrawn = await announce({ ...city, title: 'Withdrawn' });
  await announce({ ...city, title: 'For women' }, { asked: asked({ gender: 'women_plus' }) });
  await block(blocked, person);
  await withdraw(withdrawn);
  await digestsAt(later(1, '08:01'));
  expect(subjectsTo(person)).toEqual(['For women near City 4']);
});

it('tells nothing while it is paused, removed, or the topic is turned off', async () => {
  const city = aCity(5);
  const [paused, removed, off] = [await aPerson(), await aPerson(), await aPerson()];
  for (const person of [paused, removed, off]) await follow(person, aSubscription({ address: city }));
  await announce(city);
  await follow(paused, aSubscription({ address: city, status: 'paused' }));
  await follow(removed);
  await notificationsApi
    .signedInAs(off)
    .saveNotificationSettings({ topics: { activityAlert: { email: false } }, version: 0 });
  await digestsAt(later(1, '08:01'));
  for (const person of [paused, removed, off]) expect(product.mails(person.email)).toEqual([]);
  await follow(paused, aSubscription({ address: city }));
  await digestsAt(later(2, '08:01'));
  expect(subjectsTo(paused)).toHaveLength(1);
});

it('ends a temporary one with a closing mail, and says nothing more', async () => {
  const [person, city] = [await aPerson(), aCity(6)];
  const temporary = { startDate: later(1, '00:00').getTime(), endDate: later(2, '23:59').getTime() };
  await follow(person, aSubscription({ address: city, ...temporary }));
  await announce({ ...city, title: 'In time' });
  for (const days of [1, 2]) await digestsAt(later(days, '08:01'));
  await announce({ ...city, title: 'Too late' });
  for (const days of [3, 4]) await digestsAt(later(days, '08:01'));
  expect(subjectsTo(person)).toEqual(['In time near City 6', 'You no longer follow City 6']);
});
