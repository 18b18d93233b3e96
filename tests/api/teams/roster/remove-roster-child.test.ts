import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { addGuardian } from '#tests/support/people/family.ts';
import { aChildOnRoster, answers, familyApi, leo } from '#tests/support/teams/roster-children.ts';
import { inviteTokenFor, rosterApi } from '#tests/support/teams/teams.ts';

/** A child whose guardian accepted, as that guardian sees the roster. */
async function aChildThere() {
  const world = await aChildOnRoster();
  await world.invite();
  const token = await inviteTokenFor(world.kim.email);
  await answers(world.dana, leo);
  const { teamId, dana } = world;
  const mine = rosterApi.signedInAs(dana);
  const children = async () => (await mine.listRoster({ teamId })).children;
  const { dependantId = '' } = (await children())[0] ?? {};
  return { ...world, token, mine, children, dependantId };
}

it('takes a child off the roster for the guardian, who stays in the community; no link lets them in again', async () => {
  const { teamId, kim, token, mine, children, dependantId, listed } = await aChildThere();
  expect(await children()).toEqual([{ dependantId, name: 'Leo Cruz' }]);
  await mine.removeRosterChild({ teamId, dependantId });
  expect([await children(), await listed()]).toEqual([[], []]);
  const again = mine.removeRosterChild({ teamId, dependantId });
  await expect(again).rejects.toMatchObject({ code: 'team.memberNotFound' });
  await expect(answers(kim, leo, token)).rejects.toMatchObject({ code: 'team.inviteInvalid' });
});

it('is for guardians who answer for the child: others do not learn that there is one', async () => {
  const { teamId, owner, dana, dependantId, listed } = await aChildThere();
  const remove = (person: { userId: string }) =>
    rosterApi.signedInAs(person).removeRosterChild({ teamId, dependantId });
  for (const stranger of [owner, await aPerson()])
    await expect(remove(stranger)).rejects.toMatchObject({ code: 'dependant.notFound' });
  const driver = await aPerson();
  const child = await familyApi.signedInAs(dana).getDependant({ dependantId });
  await addGuardian(child, dana, driver, { rights: ['pickup'] });
  await expect(remove(driver)).rejects.toMatchObject({ code: 'access.denied' });
  expect(await listed()).toHaveLength(1);
});
