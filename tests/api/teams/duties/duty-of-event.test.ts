import { expect, it } from 'vitest';
import { eventDetails, eventsApi, inDays } from '#tests/support/events/events.ts';
import { product } from '#tests/support/product/product.ts';
import { aDuty, dutyDetails } from '#tests/support/teams/duties.ts';

/** A duty that begins an hour before an event of its team, and that a member took. */
async function aDutyOfEvent() {
  const world = await aDuty();
  const { boss, teamId, owner, one, key } = world;
  const host = eventsApi.signedInAs(owner);
  const details = eventDetails({ hostingTeam: teamId, localStart: inDays(10) });
  const event = await host.scheduleEvent(details);
  const before = new Date(Date.parse(event.startsAt) - 3_600_000).toISOString();
  await boss.changeDuty({
    ...key,
    version: 1,
    ...dutyDetails({ localStart: localOf(before), eventId: event.eventId }),
  });
  await one.answerDuty({ ...key, answer: 'take' });
  const told = async () => {
    await product.drain();
    return product.mails(world.who.one.email).map(({ subject }) => subject);
  };
  return { ...world, host, event, details, told };
}

const localOf = (instant: string) =>
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: 'America/Chicago' })
    .format(new Date(instant))
    .replace(' ', 'T');

it('moves with its event, and tells the member who took it', async () => {
  const { host, event, details, shown, told } = await aDutyOfEvent();
  const { eventId, version } = event;
  const moved = await host.changeEvent({ ...details, eventId, version, localStart: inDays(12) });
  expect(await told()).toContain('New time: Keep the score');
  const startsAt = new Date(Date.parse(moved.startsAt) - 3_600_000).toISOString();
  expect(await shown()).toMatchObject({ startsAt, localStart: localOf(startsAt), eventTitle: 'Pickup basketball' });
});

it('goes when its event is called off', async () => {
  const { host, event, shown, told } = await aDutyOfEvent();
  const { eventId, version } = event;
  await host.cancelEvent({ eventId, version, reason: 'weather' });
  expect(await told()).toContain('No longer needed: Keep the score');
  expect(await shown()).toBeUndefined();
});
