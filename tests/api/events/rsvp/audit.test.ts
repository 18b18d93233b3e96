import { expect, it } from 'vitest';
import { handler as audit } from '#lambdas/events/rsvp/audit/job.ts';
import { seatsEntity } from '#lambdas/events/rsvp/line/seats.entity.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { anEvent, eventDetails, eventsApi, joiners } from '#tests/support/events/events.ts';
import { hostsApi } from '#tests/support/events/hosts.ts';
import { runJob } from '#tests/support/product/run-job.ts';

it('finds nothing to report after people joined, left and were moved about, and reports a counter that is wrong', async () => {
  const { event, host } = await anEvent({ capacity: 2 });
  const { event: cancelled, host: other } = await anEvent({ capacity: null });
  const { eventId } = event;
  const me = eventsApi.signedInAs(host);
  const people = await joiners(eventId, 4);
  await eventsApi.signedInAs(people[0]!).leaveEvent({ eventId });
  await hostsApi.signedInAs(host).removeJoiner({ eventId, userId: people[3]!.userId });
  await me.changeEvent({ ...eventDetails({ capacity: 3, allowWaitlist: false }), eventId, version: 1 });
  await me.postponeEvent({ eventId, version: 2 });
  await eventsApi.signedInAs(other).cancelEvent({ eventId: cancelled.eventId, version: 1, reason: 'host' });
  await expect(runJob(audit)).resolves.toEqual({ counted: 2, drifted: 0 });
  await seatsEntity(table()).patch({ eventId }).add({ left: 1 }).go();
  await expect(runJob(audit)).resolves.toEqual({ counted: 2, drifted: 1 });
});
