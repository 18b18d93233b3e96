import { expect, it } from 'vitest';
import { aSeason, aSquad, seasonsApi } from '#tests/support/competitions/seasons.ts';
import { product } from '#tests/support/product/product.ts';
import { aChildOnRoster, answers, leo } from '#tests/support/teams/roster-children.ts';
import { invitesApi, inviteTokenFor, rosterApi } from '#tests/support/teams/teams.ts';

it('is taken off the roster by a manager, and the other guardian’s link lets no one in any more', async () => {
  const { teamId, owner, dana, kim, listed, invite } = await aChildOnRoster();
  await invite();
  const token = await inviteTokenFor(kim.email);
  await answers(dana, leo);
  const [child] = await listed();
  expect(child?.status).toBe('joined');
  await invitesApi.signedInAs(owner).revokeTeamInvite({ teamId, inviteId: child?.inviteId ?? '' });
  expect(await listed()).toEqual([]);
  await expect(answers(kim, leo, token)).rejects.toMatchObject({ code: 'team.inviteInvalid' });
});

it('comes to a team of a season once, also when a captain names them again after a guardian joined', async () => {
  const world = await aSeason();
  const { seasonId, teamId, owner } = world;
  const { captain, squadId } = await aSquad(world);
  const { dana, listed, invite } = await aChildOnRoster(world as never);
  await invite();
  await answers(dana, leo);
  const people = [{ name: 'Leo Cruz' }];
  const mine = seasonsApi.signedInAs(captain);
  const first = await mine.addSquadPlayers({ seasonId, squadId, people });
  const again = await mine.addSquadPlayers({ seasonId, squadId, people });
  expect([first.squad.playerCount, again.squad.playerCount, again.skipped]).toEqual([2, 2, ['Leo Cruz']]);
  const { squads } = await seasonsApi.signedInAs(owner).getSeason({ seasonId });
  const ids = squads.flatMap(({ roster }) => roster.map(({ userId = '' }) => userId.slice(0, 4)));
  expect(ids.filter((id) => id === 'dep_')).toHaveLength(1);
  expect([(await listed()).length, teamId]).toEqual([1, world.teamId]);
  await product.drain();
});

it('does not come to a division of other ages once their age is known', async () => {
  const world = await aSeason({ divisions: [{ name: 'U8', rosterRules: { maxAge: 8 } }] });
  const { seasonId, divisionId, owner } = world;
  const mine = seasonsApi.signedInAs(owner);
  const { squadId } = await mine.enterSquad({ seasonId, divisionId, name: 'Comets' });
  const { dana, invite } = await aChildOnRoster(world as never);
  await invite();
  await answers(dana, { ...leo, age: 12 });
  await expect(mine.addSquadPlayers({ seasonId, squadId, people: [{ name: 'Leo Cruz' }] })).rejects.toMatchObject({
    code: 'registration.notEligible',
    fields: { people: 'Leo Cruz: This division is for ages up to 8.' },
  });
});

it('is accepted for while a manager changes what the roster says of them', async () => {
  const { teamId, owner, dana, kim, listed, invite } = await aChildOnRoster();
  await invite();
  const token = await inviteTokenFor(dana.email);
  const [child] = await listed();
  const { inviteId = '', version = 0 } = child ?? {};
  const guardians = [{ name: 'Dana Cruz', email: dana.email }, { email: kim.email }];
  const change = { teamId, inviteId, version, name: 'Leo Cruz', jersey: '10', guardians };
  const [answered, changed] = await Promise.allSettled([
    answers(dana, leo, token),
    rosterApi.signedInAs(owner).changeRosterPerson(change),
  ]);
  expect(answered.status).toBe('fulfilled');
  const [after] = await listed();
  expect(after).toMatchObject({ status: 'joined', details: { jersey: changed.status === 'fulfilled' ? '10' : '9' } });
});
