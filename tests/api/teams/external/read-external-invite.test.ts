import { expect, it } from 'vitest';
import { anInvited, organizationsApi } from '#tests/support/teams/organizations.ts';

it('says which outside team a link is for, and nothing for another text', async () => {
  const { token, externalTeamId } = await anInvited();
  const api = organizationsApi.signedOut();
  expect((await api.readExternalInvite({ token })).externalTeam).toMatchObject({ externalTeamId, name: 'Comets' });
  await expect(api.readExternalInvite({ token: 'x'.repeat(40) })).rejects.toMatchObject({
    code: 'externalTeam.linkInvalid',
  });
});
