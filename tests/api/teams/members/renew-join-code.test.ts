import { expect, it } from 'vitest';
import { renewJoinCode } from '#lambdas/teams/members/operations/ownership.ts';
import { product } from '#tests/support/product/product.ts';
import { aTeam, membersApi, noTeam, teamsApi } from '#tests/support/teams/teams.ts';

it('makes another code each time, with the ends that were said', async () => {
  const { teamId, owner } = await aTeam();
  const boss = membersApi.signedInAs(owner);
  const first = await boss.renewJoinCode({ teamId, days: 7, mostUses: 3 });
  expect(first).toEqual({ code: expect.stringMatching(/^[2-9A-Z]{8}$/), until: expect.any(String), left: 3 });
  const second = await boss.renewJoinCode({ teamId });
  expect(second).toEqual({ code: expect.not.stringMatching(first.code) });
  expect((await teamsApi.signedInAs(owner).getTeam({ teamId })).joinCode).toEqual(second);
  await teamsApi.signedInAs(owner).setTeamStanding({ teamId, version: 1, to: 'archived' });
  await expect(boss.renewJoinCode({ teamId })).rejects.toMatchObject({ code: 'team.archived' });
  await expect(boss.renewJoinCode({ teamId: noTeam })).rejects.toMatchObject({ code: 'team.notFound' });
});

it('refuses when another code was made meanwhile', async () => {
  const parts = { teams: { find: async () => ({ status: 'active' }) }, ownership: { saveCode: async () => false } };
  const asked = renewJoinCode({ teamId: noTeam }, { now: product.clock.now() } as never, parts as never);
  await expect(asked).rejects.toMatchObject({ code: 'record.changed' });
});
