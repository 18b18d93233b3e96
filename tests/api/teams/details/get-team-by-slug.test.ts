import { expect, it } from 'vitest';
import { aTeam, teamsApi } from '#tests/support/teams/teams.ts';

it('finds a community by the readable end of its address', async () => {
  const { team } = await aTeam({ slug: 'hoops-at-dawn', visibility: 'unlisted' });
  expect(await teamsApi.signedOut().getTeamBySlug({ slug: 'Hoops-At-Dawn' })).toEqual(team);
});

it('does not know an address that is free, or that of a private community', async () => {
  await aTeam({ slug: 'hidden-hoops', visibility: 'private' });
  for (const slug of ['no-such-team', 'hidden-hoops'])
    await expect(teamsApi.signedOut().getTeamBySlug({ slug })).rejects.toMatchObject({ code: 'team.notFound' });
});
