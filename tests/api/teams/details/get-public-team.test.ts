import { expect, it } from 'vitest';
import { aTeam, noTeam, teamsApi } from '#tests/support/teams/teams.ts';

it('shows a community to anybody without a way to its people', async () => {
  const { team, teamId, owner } = await aTeam({ tagline: 'Hoops at dawn' });
  const seen = await teamsApi.signedOut().getPublicTeam({ teamId });
  expect(seen).toEqual(team);
  expect(JSON.stringify(seen)).not.toContain(owner.userId);
});

it('says Team not found of one that is not there or is private', async () => {
  const { teamId } = await aTeam({ visibility: 'private' });
  for (const each of [teamId, noTeam])
    await expect(teamsApi.signedOut().getPublicTeam({ teamId: each })).rejects.toMatchObject({
      code: 'team.notFound',
    });
});
