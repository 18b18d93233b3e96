import { expect, it } from 'vitest';
import { email, organizationsApi } from '#tests/support/teams/organizations.ts';
import { aTeam } from '#tests/support/teams/teams.ts';

it('lists the opponents of public communities to everyone, without how they are reached', async () => {
  const [open, hidden] = [await aTeam({ name: 'Hosts' }), await aTeam({ visibility: 'private' })];
  const details = { name: 'Comets', city: 'Round Rock', contactEmail: email, contactName: 'Ana', notes: 'Loud.' };
  for (const { teamId, owner } of [open, hidden])
    await organizationsApi.signedInAs(owner).addExternalTeam({ teamId, ...details });
  const { externalTeams } = await organizationsApi.signedOut().listExternalTeams({});
  expect(externalTeams).toEqual([
    expect.objectContaining({ name: 'Comets', city: 'Round Rock', teamName: 'Hosts', status: 'listed' }),
  ]);
  expect(JSON.stringify(externalTeams)).not.toMatch(/captain|Ana|Loud/);
});

it('takes no place in another list', async () => {
  await expect(organizationsApi.signedOut().listExternalTeams({ cursor: 'no.mac' })).rejects.toMatchObject({
    code: 'request.cursorInvalid',
  });
});
