import { afterEach, expect, it } from 'vitest';
import { handler as runFinished } from '#lambdas/events/lifecycle/completion/job.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { anEvent, joiners } from '#tests/support/events/events.ts';
import { endorsementsApi, playedTogether } from '#tests/support/people/endorsements.ts';
import { privacyApi } from '#tests/support/people/privacy.ts';
import { product } from '#tests/support/product/product.ts';
import { runJob } from '#tests/support/product/run-job.ts';

afterEach(() => product.clock.reset());

it('takes an endorsement from a player of the same event once it is over, and tells the person', async () => {
  const { event } = await anEvent();
  const { eventId } = event;
  const [me, other] = await joiners(eventId, 2);
  const api = endorsementsApi.signedInAs(me!);
  const said = { userId: other!.userId, endorsedFor: 'teamwork', eventId };
  await product.drain();
  await expect(api.endorse(said)).rejects.toMatchObject({ code: 'endorsement.notTogether' });
  product.clock.moveTo(new Date(Date.parse(event.endsAt) + 60 * 60_000));
  await runJob(runFinished);
  await product.drain();
  await api.endorse(said);
  await api.endorse(said);
  await product.drain();
  const { endorsements } = await endorsementsApi.signedInAs(other!).listMyEndorsements({});
  expect(endorsements).toMatchObject([{ endorsedFor: 'teamwork', authorId: me!.userId }]);
  const { shared } = await api.getEndorsements({ userId: other!.userId });
  expect(shared.map((one) => one.eventId)).toEqual([eventId]);
  const told = product.mails(other!.email).filter(({ subject }) => subject.includes('endorsed you: Teamwork'));
  expect(told).toHaveLength(1);
});

it('keeps one level of a sport for each two people, of a sport that they played', async () => {
  const [me, other] = [await aPerson(), await aPerson({ privacy: { publicBadges: true } })];
  const { eventId } = await playedTogether(me, other);
  const api = endorsementsApi.signedInAs(me);
  const of = { userId: other.userId, eventId };
  await expect(api.endorse({ ...of, endorsedFor: 'basketball' })).rejects.toMatchObject({ code: 'request.invalid' });
  const wrongSport = api.endorse({ ...of, endorsedFor: 'tennis', level: 'advanced' });
  await expect(wrongSport).rejects.toMatchObject({ code: 'endorsement.notTogether' });
  for (const level of ['beginner', 'advanced'] as const) await api.endorse({ ...of, endorsedFor: 'basketball', level });
  const { counts, mine } = await api.getEndorsements({ userId: other.userId });
  expect(counts).toEqual([{ endorsedFor: 'basketball', level: 'advanced', count: 1 }]);
  expect(mine).toEqual([{ endorsedFor: 'basketball', level: 'advanced' }]);
});

it('refuses an endorsement of oneself, of strangers and across a block', async () => {
  const [me, other] = [await aPerson(), await aPerson()];
  const { eventId } = await playedTogether(me, other);
  const api = endorsementsApi.signedInAs(me);
  const say = (userId: string) => api.endorse({ userId, endorsedFor: 'sportsmanship', eventId });
  await expect(say(me.userId)).rejects.toMatchObject({ code: 'endorsement.self' });
  await expect(say((await aPerson()).userId)).rejects.toMatchObject({ code: 'endorsement.notTogether' });
  await privacyApi.signedInAs(other).blockPeople({ people: [{ userId: me.userId }] });
  await expect(say(other.userId)).rejects.toMatchObject({ code: 'user.notFound' });
});
