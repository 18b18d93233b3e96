import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { product } from '#tests/support/product/product.ts';
import { aTeam, countOf, membersApi, teamsApi } from '#tests/support/teams/teams.ts';

it('lets the member who types a code into any community but a closed one, however it is typed', async () => {
  const { teamId, owner } = await aTeam({ visibility: 'private', joinPolicy: 'code' });
  const { code } = await membersApi.signedInAs(owner).renewJoinCode({ teamId });
  const typed = `${code.slice(0, 4).toLowerCase()}-${code.slice(4)}`;
  const comer = await aPerson();
  const mine = membersApi.signedInAs(comer);
  expect(await mine.joinTeamByCode({ code: typed })).toEqual({ teamId, outcome: 'member' });
  expect(await mine.joinTeamByCode({ code: typed })).toEqual({ teamId, outcome: 'member' });
  expect(await teamsApi.signedInAs(comer).getTeam({ teamId })).toMatchObject({ team: { memberCount: 2 } });
});

it('lets in no more people than were said, nor after the day that was said, nor by the code before', async () => {
  const { teamId, owner } = await aTeam();
  const boss = membersApi.signedInAs(owner);
  const comes = async (code: string) => membersApi.signedInAs(await aPerson()).joinTeamByCode({ code });
  const once = await boss.renewJoinCode({ teamId, mostUses: 1 });
  await comes(once.code);
  await expect(comes(once.code)).rejects.toMatchObject({ code: 'team.codeInvalid' });
  const brief = await boss.renewJoinCode({ teamId, days: 1 });
  await expect(comes(once.code)).rejects.toMatchObject({ code: 'team.codeInvalid' });
  product.clock.forwardMinutes(24 * 60 + 1);
  await expect(comes(brief.code)).rejects.toMatchObject({ code: 'team.codeInvalid' });
  product.clock.reset();
  expect(await countOf(teamId)).toBe(2);
});

it('has no room beyond the limit', async () => {
  const { teamId, owner } = await aTeam({ memberLimit: 1 });
  const { code } = await membersApi.signedInAs(owner).renewJoinCode({ teamId });
  const asked = membersApi.signedInAs(await aPerson()).joinTeamByCode({ code });
  await expect(asked).rejects.toMatchObject({ code: 'team.full' });
});
