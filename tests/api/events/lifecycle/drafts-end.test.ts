import { afterEach, expect, it } from 'vitest';
import { handler as endDrafts } from '#lambdas/events/lifecycle/drafts/job.ts';
import { handler as tellHosts } from '#lambdas/events/lifecycle/notifications/listener.ts';
import { draftEnding } from '#shared/events/lifecycle/messages.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { eventDetails, eventsApi, inDays } from '#tests/support/events/events.ts';
import { followingApi } from '#tests/support/events/favourites.ts';
import { hostsApi } from '#tests/support/events/hosts.ts';
import { aContext } from '#tests/support/product/a-context.ts';
import { cloud } from '#tests/support/product/cloud.ts';
import { product } from '#tests/support/product/product.ts';
import { runJob } from '#tests/support/product/run-job.ts';

afterEach(() => product.clock.reset());

const details = () => eventDetails({ title: 'Half a plan', localStart: inDays(90) });

async function aDraft() {
  const host = await aPerson();
  const { eventId } = await eventsApi.signedInAs(host).scheduleEvent({ ...details(), publish: false });
  await after(0);
  return { host, eventId };
}

/** So many days later, to the hour, with all that was due by then done. */
async function after(days: number, hours = 0) {
  product.clock.forwardMinutes((days * 24 + hours) * 60);
  await runJob(endDrafts);
  await product.drain();
}
const isKept = async ({ host, eventId }: Awaited<ReturnType<typeof aDraft>>) => {
  const { events } = await followingApi.signedInAs(host).listMyEvents({ role: 'hosting' });
  return events.some((event) => event.eventId === eventId);
};
const heard = ({ email }: { email: string }) =>
  product.mails(email).filter(({ subject }) => subject === 'Your draft expires soon: Half a plan');

it('takes a draft away after 30 days, and tells its hosts three days before', async () => {
  const draft = await aDraft();
  const second = await aPerson();
  await hostsApi.signedInAs(draft.host).inviteHost({ eventId: draft.eventId, userId: second.userId });
  await hostsApi.signedInAs(second).answerHosting({ eventId: draft.eventId, answer: 'confirmed' });
  await product.drain();
  await after(26, 23);
  expect([heard(draft.host), heard(second)].map(({ length }) => length)).toEqual([0, 0]);
  await after(0, 2);
  await runJob(endDrafts);
  for (const host of [draft.host, second]) expect(heard(host)).toHaveLength(1);
  expect(heard(draft.host)[0]?.text).toMatch(/We'll delete it on .+/);
  await after(2, 22);
  expect(await isKept(draft)).toBe(true);
  await after(0, 3);
  expect(await isKept(draft)).toBe(false);
  await expect(eventsApi.signedInAs(draft.host).getEvent({ eventId: draft.eventId })).rejects.toMatchObject({
    code: 'event.notFound',
  });
  await after(3);
  expect(heard(draft.host)).toHaveLength(1);
});

it('begins the 30 days anew with every change', async () => {
  const draft = await aDraft();
  await after(28);
  expect(heard(draft.host)).toHaveLength(1);
  const { eventId } = draft;
  await eventsApi.signedInAs(draft.host).changeEvent({ ...details(), description: 'More', eventId, version: 1 });
  await product.drain();
  await after(26);
  expect(await isKept(draft)).toBe(true);
  expect(heard(draft.host)).toHaveLength(1);
  await after(1, 1);
  expect(heard(draft.host)).toHaveLength(2);
  await after(3, 1);
  expect(await isKept(draft)).toBe(false);
});

it('never takes away what was published, and tells no one late that it would', async () => {
  const draft = await aDraft();
  await after(27, 1);
  const { eventId } = draft;
  await eventsApi.signedInAs(draft.host).publishEvent({ eventId, version: 1 });
  await after(4);
  const { event } = await eventsApi.signedOut().getPublicEvent({ eventId });
  expect(event).toMatchObject({ status: 'scheduled', title: 'Half a plan' });
  const [ending] = cloud.delivered.filter(({ 'detail-type': type }) => type === draftEnding.name).slice(-1);
  const late = {
    ...(ending?.detail as object),
    messageId: 'msg_01ARZ3NDEKTSV4RRFFQ69G5FAV',
    occurredAt: product.clock.now().toISOString(),
  };
  await tellHosts({ ...ending, detail: late } as Parameters<typeof tellHosts>[0], aContext());
  expect(heard(draft.host)).toHaveLength(1);
});
