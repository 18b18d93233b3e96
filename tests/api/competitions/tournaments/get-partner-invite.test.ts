import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aCategory, aTournament, codeOf, moves, tournamentsApi } from '#tests/support/competitions/tournaments.ts';

it('says who invites into what, as long as they wait', async () => {
  const world = await aTournament({ categories: [aCategory({ entryKind: 'pair', name: 'Doubles' })] });
  const { tournamentId, categoryId } = world;
  const ana = tournamentsApi.signedInAs(await aPerson({ displayName: 'Ana' }));
  const { token } = await ana.invitePartner({ tournamentId, categoryId });
  const other = tournamentsApi.signedInAs(await aPerson());
  const invite = { tournamentId, category: 'Doubles', name: 'Ana' };
  expect(await other.getPartnerInvite({ token })).toEqual({ ...invite, isOwn: false });
  expect(await ana.getPartnerInvite({ token })).toMatchObject({ isOwn: true });
  expect(await codeOf(other.getPartnerInvite({ token: `${token}x` }))).toBe('tournament.noSeeker');
  await ana.seekPartner({ tournamentId, categoryId, isOn: false });
  expect(await codeOf(other.getPartnerInvite({ token }))).toBe('tournament.noSeeker');
});

it('leads to no tournament that the reader may not see', async () => {
  const world = await aTournament({ categories: [aCategory({ entryKind: 'pair' })] });
  const { tournamentId, categoryId } = world;
  const ana = tournamentsApi.signedInAs(await aPerson());
  const { token } = await ana.invitePartner({ tournamentId, categoryId });
  await moves(world, 'announced', 'draft');
  expect(await codeOf(ana.getPartnerInvite({ token }))).toBe('tournament.notFound');
});
