import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { product } from '#tests/support/product/product.ts';
import { aTeam, countOf, rosterOf, teamDetails, teamsApi } from '#tests/support/teams/teams.ts';

it('makes a community with its owner on the roster, an address of its name and no draft any more', async () => {
  const owner = await aPerson();
  const mine = teamsApi.signedInAs(owner);
  await mine.saveTeamDraft({ step: 7, values: { name: 'Zilker Zephyrs!' } });
  const team = await mine.createTeam(teamDetails({ name: 'Zilker Zephyrs!' }));
  expect(team).toMatchObject({ name: 'Zilker Zephyrs!', slug: 'zilker-zephyrs', status: 'active', memberCount: 1 });
  expect(await rosterOf({ teamId: team.teamId, owner })).toEqual({ [owner.userId]: ['owner'] });
  expect(await mine.getTeamDraft({})).toEqual({});
  await product.drain();
});

it('gives a name that another has an end of its own, and refuses an address that was chosen', async () => {
  const { team } = await aTeam({ name: 'Same Name' });
  const { team: second } = await aTeam({ name: 'Same Name' });
  expect([team.slug, second.slug]).toEqual(['same-name', expect.stringMatching(/^same-name-[a-z0-9]{5}$/)]);
  const mine = teamsApi.signedInAs(await aPerson());
  await expect(mine.createTeam(teamDetails({ slug: 'same-name' }))).rejects.toMatchObject({
    code: 'team.slugTaken',
    fields: { slug: expect.any(String) },
  });
});

it('makes one community of a request that is sent twice', async () => {
  const owner = await aPerson();
  const [details, key] = [teamDetails(), { idempotencyKey: crypto.randomUUID() }];
  const mine = teamsApi.signedInAs(owner);
  const [first, second] = [await mine.createTeam(details, key), await mine.createTeam(details, key)];
  expect(second).toEqual(first);
  expect(await countOf(first.teamId)).toBe(1);
});

it('says what Other is, and takes no city or picture that is not known', async () => {
  const mine = teamsApi.signedInAs(await aPerson());
  await expect(mine.createTeam(teamDetails({ gameTypeIds: ['other'] }))).rejects.toMatchObject({
    code: 'request.invalid',
    fields: { otherLabel: 'Choose what you play.' },
  });
  await expect(mine.createTeam(teamDetails({ cityPlaceId: 'us-nowhere' }))).rejects.toMatchObject({
    code: 'city.notFound',
  });
  const photoId = 'upl_00000000000000000000000000';
  await expect(mine.createTeam(teamDetails({ photoId }))).rejects.toMatchObject({ code: 'upload.notFound' });
});
