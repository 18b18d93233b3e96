import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { product } from '#tests/support/product/product.ts';
import { anInvited, noExternal, organizationsApi } from '#tests/support/teams/organizations.ts';
import { aTeam, noTeam } from '#tests/support/teams/teams.ts';

it('becomes a community when its owner says so and the member who listed it agrees', async () => {
  const { teamId, externalTeamId, api, token } = await anInvited();
  const read = await organizationsApi.signedOut().readExternalInvite({ token });
  expect(read.externalTeam).toMatchObject({ externalTeamId, status: 'invited' });
  const comets = await aTeam({ name: 'Real Comets' });
  const theirs = organizationsApi.signedInAs(comets.owner);
  await theirs.claimExternalTeam({ token, teamId: comets.teamId });
  const [waiting] = (await api.listExternalTeamsOf({ teamId })).externalTeams;
  expect(waiting).toMatchObject({ status: 'invited', claim: { teamName: 'Real Comets' } });
  const claimed = await api.answerExternalClaim({ teamId, externalTeamId, answer: 'accept' });
  expect(claimed).toMatchObject({ status: 'claimed', claimedTeamId: comets.teamId });
  await product.drain();
  expect(product.mails(comets.owner.email).at(-1)?.subject).toContain('confirmed Real Comets');
  await expect(api.inviteExternalTeam({ teamId, externalTeamId })).rejects.toMatchObject({
    code: 'externalTeam.claimed',
  });
});

it('stays an opponent when a claim is declined, and the link works no more', async () => {
  const { teamId, externalTeamId, api, token } = await anInvited();
  const other = await aTeam();
  await organizationsApi.signedInAs(other.owner).claimExternalTeam({ token, teamId: other.teamId });
  const third = await aTeam();
  await expect(
    organizationsApi.signedInAs(third.owner).claimExternalTeam({ token, teamId: third.teamId }),
  ).rejects.toMatchObject({ code: 'externalTeam.claimed' });
  const after = await api.answerExternalClaim({ teamId, externalTeamId, answer: 'decline' });
  expect(after).toMatchObject({ status: 'listed' });
  await expect(organizationsApi.signedOut().readExternalInvite({ token })).rejects.toMatchObject({
    code: 'externalTeam.linkInvalid',
  });
  const none = api.answerExternalClaim({ teamId, externalTeamId, answer: 'accept' });
  await expect(none).rejects.toMatchObject({ code: 'externalTeam.noClaim' });
});

it('knows no outside team that is not there', async () => {
  const { teamId, owner } = await aTeam();
  const call = organizationsApi
    .signedInAs(owner)
    .answerExternalClaim({ teamId, externalTeamId: noExternal, answer: 'accept' });
  await expect(call).rejects.toMatchObject({ code: 'externalTeam.notFound' });
});

it('knows no community that is not there', async () => {
  const api = organizationsApi.signedInAs(await aPerson());
  await expect(
    api.answerExternalClaim({ teamId: noTeam, externalTeamId: noExternal, answer: 'accept' }),
  ).rejects.toMatchObject({ code: 'team.notFound' });
});
