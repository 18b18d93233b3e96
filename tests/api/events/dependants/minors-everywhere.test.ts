import { describe, expect, it } from 'vitest';
import { eventPagePaths } from '#lambdas/events/pages/function.ts';
import { handler as pages } from '#lambdas/events/pages/handler.ts';
import { connectionsApi } from '#tests/support/accounts/connections.ts';
import { aDependant } from '#tests/support/accounts/family.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { peopleApi } from '#tests/support/accounts/people-api.ts';
import { privacyApi } from '#tests/support/accounts/privacy.ts';
import { attendanceApi } from '#tests/support/events/attendance.ts';
import { dependantsApi } from '#tests/support/events/dependants.ts';
import { anEvent, eventDetails, eventsApi } from '#tests/support/events/events.ts';
import { exportsApi } from '#tests/support/events/feeds.ts';
import { hostsApi } from '#tests/support/events/hosts.ts';
import { openPage } from '#tests/support/events/pages.ts';
import { substitutesApi } from '#tests/support/events/substitutes.ts';
import { drain } from '#tests/support/product/drain.ts';

/** An event with a child without an account, a fifteen-year-old with one, and an adult who asks. */
async function aWorld() {
  const { event, host } = await anEvent();
  const { eventId } = event;
  const [guardian, other] = [await aPerson(), await aPerson({ birthdate: '1990-01-01' })];
  const birthdate = `${new Date().getUTCFullYear() - 15}-01-01`;
  const teen = await aPerson({ displayName: 'Jolanthe Y', fullName: 'Jolanthe Young', birthdate });
  const { dependantId } = await aDependant(guardian, { firstName: 'Quixota', lastName: 'Zyzzyva' });
  await privacyApi.signedInAs(teen).savePrivacy({ nearbyPlayers: true, version: 0 });
  await dependantsApi.signedInAs(guardian).joinForDependant({ eventId, dependantId });
  for (const one of [teen, other]) await eventsApi.signedInAs(one).joinEvent({ eventId });
  await drain();
  return { eventId, host, other, teen, dependantId };
}
type World = Awaited<ReturnType<typeof aWorld>>;

const ways: Readonly<Record<string, (world: World) => Promise<unknown>>> = {
  'the list of joiners': ({ eventId, other }) => eventsApi.signedInAs(other).listJoiners({ eventId }),
  'an event for everybody': ({ eventId }) => eventsApi.signedOut().getPublicEvent({ eventId }),
  'an event for somebody signed in': ({ eventId, other }) => eventsApi.signedInAs(other).getEvent({ eventId }),
  'the public page': async ({ eventId }) => (await openPage(pages, eventPagePaths, `/evt/${eventId}`)).body,
  'the embedded page': async ({ eventId }) => (await openPage(pages, eventPagePaths, `/embed/event/${eventId}`)).body,
  'the calendar file': ({ eventId }) => exportsApi.signedOut().downloadCalendar({ eventId }),
  'the search for a person': async ({ other, teen, dependantId }) => [
    await privacyApi.signedInAs(other).findPerson({ text: dependantId }),
    await privacyApi.signedInAs(other).findPerson({ text: teen.userId }),
  ],
  'players nearby': ({ other }) => connectionsApi.signedInAs(other).findPlayers({}),
  'people to find a time with': ({ other }) => substitutesApi.signedInAs(other).listSharingPeople({}),
  'people to invite': async ({ other }) => {
    const event = await eventsApi.signedInAs(other).scheduleEvent(eventDetails());
    return hostsApi.signedInAs(other).listInvitable({ eventId: event.eventId });
  },
  'a profile': ({ other, teen }) => peopleApi.signedInAs(other).getProfile({ userId: teen.userId }),
  'the dependants of an event': ({ eventId, other }) =>
    dependantsApi.signedInAs(other).listDependantsAtEvent({ eventId }),
};

describe('minors', () => {
  it('are named to others in nothing that shows people', async () => {
    const world = await aWorld();
    for (const [way, ask] of Object.entries(ways)) {
      const shown = JSON.stringify(await ask(world).catch(({ code }: { code?: string }) => ({ code })));
      for (const canary of ['Quixota', 'Zyzzyva', 'Jolanthe', world.dependantId])
        expect(shown.includes(canary), `${way} shows ${canary}`).toBe(false);
    }
  });

  it('without an account are called by first name and initial where hosts read who comes', async () => {
    const { eventId, host } = await aWorld();
    const shown = [
      await eventsApi.signedInAs(host).listJoiners({ eventId }),
      await attendanceApi.signedInAs(host).listAttendance({ eventId }),
      await exportsApi.signedInAs(host).exportJoiners({ eventId }),
    ].map((answer) => JSON.stringify(answer));
    for (const text of shown) {
      expect(text).toContain('Quixota Z.');
      expect(text).not.toContain('Zyzzyva');
    }
  });
});
