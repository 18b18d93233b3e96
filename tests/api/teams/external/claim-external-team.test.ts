import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { anInvited, organizationsApi } from '#tests/support/teams/organizations.ts';
import { aTeam, noTeam } from '#tests/support/teams/teams.ts';

it('is claimed by one community at a time, by its owner and by a link that stands', async () => {
  const { token, teamId: listerId, owner } = await anInvited();
  const [one, other] = [await aTeam(), await aTeam()];
  await organizationsApi.signedInAs(one.owner).claimExternalTeam({ token, teamId: one.teamId });
  await organizationsApi.signedInAs(one.owner).claimExternalTeam({ token, teamId: one.teamId });
  const second = organizationsApi.signedInAs(other.owner).claimExternalTeam({ token, teamId: other.teamId });
  await expect(second).rejects.toMatchObject({ code: 'externalTeam.claimed' });
  const itself = organizationsApi.signedInAs(owner).claimExternalTeam({ token, teamId: listerId });
  await expect(itself).rejects.toMatchObject({ code: 'externalTeam.linkInvalid' });
});

it('knows no community that is not there', async () => {
  const api = organizationsApi.signedInAs(await aPerson());
  await expect(api.claimExternalTeam({ teamId: noTeam, token: 'x'.repeat(40) })).rejects.toMatchObject({
    code: 'team.notFound',
  });
});
