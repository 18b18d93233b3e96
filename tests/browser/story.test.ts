import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createClient } from '#shared/contract/client.ts';
import { events } from '#shared/events/contract.ts';
import { button, completeProfile, heading, sees, signUp } from './support/acts.ts';
import { forwardTo, productNow } from './support/clock.ts';
import { createEvent, inAustin } from './support/event.ts';
import { mailsTo, mailTo } from './support/mail.ts';
import { aName, aPerson, type Person } from './support/person.ts';
import { type ProductProcess, startProductProcess } from './support/product-process.ts';
import { bothWidths, type Visit, visit, type Width } from './support/visit.ts';

/** Of its own and empty: the clock is moved in it. */
let product: ProductProcess;
beforeAll(async () => {
  product = await startProductProcess(['--empty']);
});
afterAll(() => product.stop());

describe.each(bothWidths)('the story on a %s screen', (width) => {
  test('ten get a seat, two wait, one leaves, the first in line moves up, and the player who is in is reminded', async () => {
    const { origin } = product;
    const host = await hostInBrowser(width);
    const { eventId } = host;

    const first = await joinInBrowser(eventId, width, "You're in");
    const others = await joinOneByOne(eventId, 10);
    const waiting = others.pop()!;
    const last = await joinInBrowser(eventId, width, "You're number 2 in line");
    await sees(last.page, 'Full');
    await sees(last.page, /2 on the waitlist/);

    const next = await visit(`/evt/${eventId}`, { origin, width, as: waiting });
    await sees(next.page, "You're number 1 in line");
    await leaveInBrowser(first.page);
    // Both pages say so by themselves: no one reloads.
    await sees(next.page, "You're in");
    await sees(last.page, "You're number 1 in line");
    await mailTo(origin, waiting.email, /^A spot is yours/);

    // Their sessions end with the days that go by.
    for (const opened of [host, first, last, next]) await opened.close();
    await expectReminders(eventId, {
      inNow: [...others, waiting].map(({ email }) => email),
      notIn: [host.email, first.email, last.email],
    });
  });
});

/** Signs up, completes the profile and publishes an event with ten seats. */
async function hostInBrowser(width: Width) {
  const name = aName();
  const opened = await visit('/', { origin: product.origin, width });
  const { page } = opened;
  await signUp(page, name);
  await completeProfile(page, name);
  await page.goto('/create');
  const localStart = inAustin(3, '18:30', await productNow(product.origin));
  const eventId = await createEvent(page, { title: `Kickball for ten, ${width}`, seats: 10, localStart });
  return { ...opened, email: name.email, eventId };
}

async function joinOneByOne(eventId: string, count: number): Promise<Person[]> {
  const joined: Person[] = [];
  for (let index = 0; index < count; index += 1) {
    const person = await aPerson(product.origin);
    await person.api.events.joinEvent({ eventId });
    joined.push(person);
  }
  return joined;
}

/** Lets the days go by and counts what came, by address. */
async function expectReminders(eventId: string, { inNow, notIn }: { inNow: string[]; notIn: string[] }): Promise<void> {
  const { origin } = product;
  const client = createClient(events, origin, fetch);
  const startsAt = Date.parse((await client.getPublicEvent({ eventId })).event.startsAt);
  for (const hours of [24, 2]) {
    await forwardTo(origin, startsAt - hours * 3_600_000);
    for (const email of inNow) await mailTo(origin, email, new RegExp(`^Reminder: .* in ${hours} hours$`));
  }
  for (const email of inNow) expect(await reminders(email), email).toHaveLength(2);
  for (const email of notIn) expect(await reminders(email), email).toHaveLength(0);
}

/** A newcomer who opens the event's link, gets an account on the way and takes a place. */
async function joinInBrowser(eventId: string, width: Width, standing: string): Promise<Visit & { email: string }> {
  const { origin } = product;
  const name = aName();
  const opened = await visit(`/evt/${eventId}`, { origin, width });
  const { page } = opened;
  await page.getByRole('link', { name: 'Create an account' }).click();
  await heading(page, 'Join Rovers').waitFor();
  await signUp(page, name);
  // The press on Join before signing up is remembered: they come back with their place.
  await page.waitForURL(`**/evt/${eventId}`);
  await sees(page, standing);
  return { ...opened, email: name.email };
}

async function leaveInBrowser(page: Visit['page']): Promise<void> {
  await button(page, 'Leave event').click();
  const dialog = page.getByRole('dialog', { name: 'Leave this event?' });
  await button(dialog, 'Leave event').click();
  await sees(page, 'You left this event');
}

const reminders = async (email: string) =>
  (await mailsTo(product.origin, email)).filter(({ subject }) => subject.startsWith('Reminder'));
