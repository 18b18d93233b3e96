import { afterEach, expect, it } from 'vitest';
import { handler as runDue } from '#lambdas/events/rsvp/expiry/job.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { anEvent, eventsApi, joiners } from '#tests/support/events/events.ts';
import { hostsApi } from '#tests/support/events/hosts.ts';
import { product } from '#tests/support/product/product.ts';
import { runJob } from '#tests/support/product/run-job.ts';

afterEach(() => product.clock.reset());

/** Two people are in besides the host, and a third asks. */
async function aRequest(approvalMode: 'peer_unanimous' | 'peer_majority') {
  const { event, host } = await anEvent({ creatorApprovalNeeded: true, approvalMode });
  const { eventId } = event;
  const [ana, ben, asker] = await joiners(eventId, 3);
  const userIds = [ana!.userId, ben!.userId];
  await hostsApi.signedInAs(host).decideRequests({ eventId, userIds, decision: 'approve' });
  await product.drain();
  const vote = (voter: { userId: string }, said: 'yes' | 'no') =>
    hostsApi.signedInAs(voter).voteOnRequest({ eventId, userId: asker!.userId, vote: said });
  const standing = async () => (await eventsApi.signedInAs(asker!).getEvent({ eventId })).mine.status;
  const windowEnds = async () => {
    product.clock.forwardMinutes(6 * 60 + 1);
    await runJob(runDue);
  };
  return { eventId, host, ana: ana!, ben: ben!, asker: asker!, vote, standing, windowEnds };
}

it('lets a player in at once when everyone says yes, and otherwise when no one said no in time', async () => {
  const quick = await aRequest('peer_unanimous');
  for (const voter of [quick.host, quick.ana, quick.ben]) await quick.vote(voter, 'yes');
  expect(await quick.standing()).toBe('in');
  const silent = await aRequest('peer_unanimous');
  expect(await silent.standing()).toBe('requested');
  await silent.windowEnds();
  expect(await silent.standing()).toBe('in');
});

it('turns a player away for one no among all, which may be taken back until then', async () => {
  const refused = await aRequest('peer_unanimous');
  await refused.vote(refused.ana, 'no');
  await refused.windowEnds();
  expect(await refused.standing()).toBe('none');
  const changed = await aRequest('peer_unanimous');
  await changed.vote(changed.ana, 'no');
  await changed.vote(changed.ana, 'yes');
  await changed.windowEnds();
  expect(await changed.standing()).toBe('in');
});

it('turns a player away when most say no', async () => {
  const few = await aRequest('peer_majority');
  await few.vote(few.ana, 'no');
  await few.windowEnds();
  expect(await few.standing()).toBe('in');
  const most = await aRequest('peer_majority');
  await most.vote(most.ana, 'no');
  await most.vote(most.ben, 'no');
  await most.windowEnds();
  expect(await most.standing()).toBe('none');
});

it('refuses who has no say, and a request that is not there', async () => {
  const { eventId, ana, asker, vote } = await aRequest('peer_unanimous');
  await expect(vote(asker, 'yes')).rejects.toMatchObject({ code: 'access.denied' });
  await expect(
    hostsApi.signedInAs(ana).voteOnRequest({ eventId, userId: (await aPerson()).userId, vote: 'no' }),
  ).rejects.toMatchObject({ code: 'rsvp.notFound' });
  const { event: hidden } = await anEvent({ visibility: 'private' });
  await expect(
    hostsApi.signedInAs(ana).voteOnRequest({ eventId: hidden.eventId, userId: asker.userId, vote: 'no' }),
  ).rejects.toMatchObject({ code: 'event.notFound' });
});
