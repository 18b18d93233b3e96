import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aSeason, noSeason, seasonsApi } from '#tests/support/competitions/seasons.ts';
import { aDependant, familyApi } from '#tests/support/people/family.ts';
import { block } from '#tests/support/people/privacy.ts';
import { product } from '#tests/support/product/product.ts';
import { aHolder } from '#tests/support/teams/teams.ts';

/** A child that one parent registered for a season, and its organizer. */
async function aChildInSeason() {
  const world = await aSeason();
  const { seasonId, divisionId, owner } = world;
  const guardian = await aPerson({ displayName: 'Ana' });
  const { dependantId } = await aDependant(guardian);
  await seasonsApi.signedInAs(guardian).registerDependant({ seasonId, divisionId, dependantId, mode: 'individual' });
  const propose = async (email: string) => {
    const said = await seasonsApi.signedInAs(owner).proposeGuardian({ seasonId, dependantId, email });
    await product.drain();
    return said;
  };
  const guardians = async () => (await familyApi.signedInAs(guardian).getDependant({ dependantId })).guardians;
  return { seasonId, dependantId, owner, guardian, propose, guardians };
}

it('asks the other parent, who may say yes, and tells the first', async () => {
  const { dependantId, guardian, propose, guardians, owner } = await aChildInSeason();
  const other = await aHolder();
  expect(await propose(other.email)).toEqual({});
  const found = await guardians();
  expect(found.map(({ status }) => status).toSorted()).toEqual(['asked', 'confirmed']);
  expect(found).toContainEqual(
    expect.objectContaining({ status: 'asked', household: 'B', rights: ['rsvp', 'message'] }),
  );
  const subjects = (email: string) => product.mails(email).map(({ subject }) => subject);
  expect(subjects(other.email)).toContain(`${owner.displayName} asks you to be a guardian of Kim`);
  expect(subjects(guardian.email)).toContain(`${owner.displayName} asked ${other.displayName} to be a guardian of Kim`);
  await familyApi
    .signedInAs(other)
    .answerGuardianship({ dependantId, accepted: true, phoneNumber: '+15125550143', contactShielded: true });
  expect((await guardians()).map(({ status }) => status)).toEqual(['confirmed', 'confirmed']);
});

it('mails an address once for a registration, however often it is proposed', async () => {
  const { propose } = await aChildInSeason();
  const other = await aHolder();
  for (let time = 0; time < 3; time += 1) await propose(other.email);
  expect(product.mails(other.email)).toHaveLength(1);
});

it('sends no second request, and none across a block', async () => {
  const { propose, guardians, owner } = await aChildInSeason();
  const [other, parted] = [await aHolder(), await aHolder()];
  await block(parted, owner);
  await propose(other.email);
  await propose(other.email);
  await propose(parted.email);
  expect(await guardians()).toHaveLength(2);
});

it('answers the same for an unknown address', async () => {
  const { propose, guardians } = await aChildInSeason();
  expect(await propose('no-account@people.example')).toEqual({});
  expect(await guardians()).toHaveLength(1);
});

it('is for organizers who decide on registrations, about children of their own season', async () => {
  const { seasonId, dependantId, owner, guardian } = await aChildInSeason();
  const email = 'someone@people.example';
  const mine = seasonsApi.signedInAs(owner);
  await expect(seasonsApi.signedInAs(guardian).proposeGuardian({ seasonId, dependantId, email })).rejects.toMatchObject(
    {
      code: 'access.denied',
    },
  );
  const elsewhere = await aDependant(guardian);
  await expect(mine.proposeGuardian({ seasonId, dependantId: elsewhere.dependantId, email })).rejects.toMatchObject({
    code: 'registration.notFound',
  });
  await expect(mine.proposeGuardian({ seasonId: noSeason, dependantId, email })).rejects.toMatchObject({
    code: 'season.notFound',
  });
});
