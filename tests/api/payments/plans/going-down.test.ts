import { expect, it } from 'vitest';
import { handler as discoveryHandler } from '#lambdas/discovery/api.ts';
import { discovery } from '#shared/discovery/contract.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aSearch } from '#tests/support/discovery/searches.ts';
import { teamOverUntil, userOverUntil, withMembers } from '#tests/support/payments/over-plan.ts';
import { aPlan, plansApi, plansDue } from '#tests/support/payments/plans.ts';
import { cloud } from '#tests/support/product/cloud.ts';
import { product } from '#tests/support/product/product.ts';
import { aTeam, teamsApi } from '#tests/support/teams/teams.ts';

const day = 24 * 60;
const searches = product.client(discovery, discoveryHandler);
const end = (id: string) => cloud.billing.put(id, { status: 'canceled' });
const having = (email: string, part: string) => product.mails(email).filter(({ subject }) => subject.includes(part));

/** A community on Pro that is larger than Rookie allows, whose plan ended. */
async function aLargeTeam() {
  const { teamId, owner } = await aTeam();
  const id = await aPlan(owner, 'pro', teamId);
  await withMembers(teamId, 620);
  end(id);
  product.clock.forwardMinutes(32 * day);
  await plansDue();
  return { teamId, owner };
}

it('gives the owner 90 days, tells them plainly what goes beyond, and again a week before the end', async () => {
  const { teamId, owner } = await aLargeTeam();
  const [told] = having(owner.email, ' is larger than Rookie allows');
  expect(told?.text).toContain('has 620 members, and Rookie allows 500.');
  expect(told?.text).toContain('You can read and export all of it, and nothing is deleted.');
  expect(told?.text).toContain('New players can’t be invited or join.');
  expect(told?.text).toContain('After that nothing is deleted either.');
  const until = await teamOverUntil(teamId);
  const { room } = await teamsApi.signedInAs(owner).getTeam({ teamId });
  expect(room).toMatchObject({ members: { used: 620, most: 500 }, overUntil: until });
  const days = (Date.parse(until ?? '') - product.clock.now().getTime()) / (day * 60_000);
  expect(days).toBeGreaterThan(89.9);
  product.clock.forwardMinutes(82 * day);
  await plansDue();
  expect(having(owner.email, ': make room by')).toHaveLength(0);
  product.clock.forwardMinutes(1 * day);
  await plansDue();
  await plansDue();
  expect(having(owner.email, ': make room by')).toHaveLength(1);
  product.clock.forwardMinutes(30 * day);
  await plansDue();
  const after = await teamsApi.signedInAs(owner).getTeam({ teamId });
  expect(after.room).toMatchObject({ members: { used: 620 }, overUntil: until });
});

it('is over at once where the owner chooses a larger plan, and reminds no one', async () => {
  const { teamId, owner } = await aLargeTeam();
  await aPlan(owner, 'pro', teamId);
  expect(await teamOverUntil(teamId)).toBe(undefined);
  product.clock.forwardMinutes(84 * day);
  await plansDue();
  expect(having(owner.email, ': make room by')).toHaveLength(0);
});

it('is over where room was made, and reminds no one', async () => {
  const { teamId, owner } = await aLargeTeam();
  await withMembers(teamId, 500);
  expect((await teamsApi.signedInAs(owner).getTeam({ teamId })).room?.overUntil).toBe(undefined);
  product.clock.forwardMinutes(84 * day);
  await plansDue();
  expect(having(owner.email, ': make room by')).toHaveLength(0);
  expect(await teamOverUntil(teamId)).toBe(undefined);
});

it('begins after a payment was missing for 14 days, and where a plan changes to a smaller one', async () => {
  const { teamId, owner } = await aTeam();
  const id = await aPlan(owner, 'elite', teamId);
  await withMembers(teamId, 2_100);
  const mine = plansApi.signedInAs(owner);
  const { changeId } = await mine.confirmChange({ teamId, planId: 'pro' });
  await mine.confirmChange({ teamId, planId: 'pro', changeId });
  await product.drain();
  const first = await teamOverUntil(teamId);
  expect(having(owner.email, ' is larger than Pro allows')).toHaveLength(1);
  cloud.billing.renewPeriod(id);
  cloud.billing.put(id, { status: 'past_due' });
  product.clock.forwardMinutes(32 * day);
  await plansDue();
  expect(await teamOverUntil(teamId)).toBe(first);
  product.clock.forwardMinutes(14 * day + 20);
  await plansDue();
  expect(String(await teamOverUntil(teamId)) > String(first)).toBe(true);
  expect(having(owner.email, ' is larger than Rookie allows')).toHaveLength(1);
});

it('keeps the searches of a user whose plan ended, and says until when there is time', async () => {
  const person = await aPerson();
  const id = await aPlan(person, 'plus');
  const mine = searches.signedInAs(person);
  for (let count = 0; count < 12; count += 1) await mine.saveSearch(aSearch());
  end(id);
  product.clock.forwardMinutes(367 * day);
  await plansDue();
  const [told] = having(person.email, 'You have more saved searches than Free allows');
  expect(told?.text).toContain('You have 12 saved searches, and Free allows 10.');
  const { searches: kept, most, overUntil } = await mine.listSearches({});
  expect([kept.length, most, overUntil]).toEqual([12, 10, await userOverUntil(person.userId)]);
  for (const { searchId } of kept.slice(0, 2)) await mine.deleteSearch({ searchId });
  expect(await mine.listSearches({})).not.toHaveProperty('overUntil');
});

it('tells nothing where all of it is within the smaller plan', async () => {
  const { teamId, owner } = await aTeam();
  end(await aPlan(owner, 'pro', teamId));
  product.clock.forwardMinutes(32 * day);
  await plansDue();
  expect(having(owner.email, ' is larger than')).toHaveLength(0);
  expect(await teamOverUntil(teamId)).toBe(undefined);
});
