import { expect, it } from 'vitest';
import { product } from '#tests/support/product/product.ts';
import { anInvite, aTeam, invitesApi, teamsDue } from '#tests/support/teams/teams.ts';

it('declines by the button of a mail program, without an account, and reminds no one then', async () => {
  const world = await aTeam();
  const email = 'tired@invited.example';
  const token = await anInvite(world, { email });
  for (let time = 0; time < 2; time += 1) await invitesApi.signedOut().refuseTeamInvite({ token });
  expect((await invitesApi.signedInAs(world.owner).listTeamInvites({ teamId: world.teamId })).invites[0]?.status).toBe(
    'declined',
  );
  product.clock.forwardMinutes(3 * 24 * 60 + 5);
  await teamsDue();
  expect(product.mails(email)).toHaveLength(1);
  product.clock.reset();
});
