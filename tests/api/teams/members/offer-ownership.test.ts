import { expect, it } from 'vitest';
import { offerOwnership } from '#lambdas/teams/members/operations/ownership.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { product } from '#tests/support/product/product.ts';
import { aMember, aTeam, membersApi, noTeam } from '#tests/support/teams/teams.ts';

it('offers a community to a member for 14 days, and tells them', async () => {
  const world = await aTeam();
  const { teamId, owner } = world;
  const heir = await aMember(world);
  const boss = membersApi.signedInAs(owner);
  const { until } = await boss.offerOwnership({ teamId, userId: heir.userId });
  const days = (Date.parse(until) - product.clock.now().getTime()) / 86_400_000;
  expect(Math.round(days)).toBe(14);
  await product.drain();
  expect(product.mails(heir.email).at(-1)?.subject).toMatch(/^Want to own /);
  const stranger = boss.offerOwnership({ teamId, userId: (await aPerson()).userId });
  await expect(stranger).rejects.toMatchObject({ code: 'team.memberNotFound' });
  const oneself = boss.offerOwnership({ teamId, userId: owner.userId });
  await expect(oneself).rejects.toMatchObject({ code: 'access.denied' });
  const elsewhere = boss.offerOwnership({ teamId: noTeam, userId: heir.userId });
  await expect(elsewhere).rejects.toMatchObject({ code: 'team.notFound' });
});

it('takes a sign-in of the last five minutes', async () => {
  const now = new Date('2026-12-01T12:05:01Z');
  const actor = { userId: 'a', username: 'a', signedInAt: new Date('2026-12-01T12:00:00Z') };
  const asked = offerOwnership({ teamId: noTeam, userId: 'b', isLeaving: false }, { actor, now } as never, {} as never);
  await expect(asked).rejects.toMatchObject({ code: 'signIn.tooOld' });
});
