import { expect, it } from 'vitest';
import { table } from '#lambdas/kernel/data/table.ts';
import { externalTeamEntity } from '#lambdas/teams/ports/external/external-team.entity.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { anInvited, noExternal, organizationsApi } from '#tests/support/teams/organizations.ts';
import { aTeam, noTeam } from '#tests/support/teams/teams.ts';

it('ends an invitation when the address is another one, and sends none without an address', async () => {
  const { teamId, externalTeamId, api, token } = await anInvited();
  await api.changeExternalTeam({ teamId, externalTeamId, version: 2, name: 'Comets' });
  const unread = organizationsApi.signedOut().readExternalInvite({ token });
  await expect(unread).rejects.toMatchObject({ code: 'externalTeam.linkInvalid' });
  await expect(api.inviteExternalTeam({ teamId, externalTeamId })).rejects.toMatchObject({
    code: 'externalTeam.noAddress',
  });
});

it('sends no link to one that was claimed', async () => {
  const { teamId, externalTeamId, api } = await anInvited();
  await externalTeamEntity(table()).patch({ teamId, externalTeamId }).set({ status: 'claimed' }).go();
  await expect(api.inviteExternalTeam({ teamId, externalTeamId })).rejects.toMatchObject({
    code: 'externalTeam.claimed',
  });
});

it('knows no outside team that is not there', async () => {
  const { teamId, owner } = await aTeam();
  const call = organizationsApi.signedInAs(owner).inviteExternalTeam({ teamId, externalTeamId: noExternal });
  await expect(call).rejects.toMatchObject({ code: 'externalTeam.notFound' });
});

it('knows no community that is not there', async () => {
  const api = organizationsApi.signedInAs(await aPerson());
  await expect(api.inviteExternalTeam({ teamId: noTeam, externalTeamId: noExternal })).rejects.toMatchObject({
    code: 'team.notFound',
  });
});
