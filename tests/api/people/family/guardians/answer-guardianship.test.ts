import { expect, it } from 'vitest';
import { accountEntity } from '#lambdas/accounts/ports/account.entity.ts';
import { clock } from '#lambdas/kernel/clock.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { aPerson, aPersonOfUnknownAge } from '#tests/support/accounts/people.ts';
import { aDependant, familyApi, inHouseholdB } from '#tests/support/people/family.ts';

it('makes a guardian of a person who says yes, with the rights they were given, and leaves nothing of a no', async () => {
  const [me, father, aunt] = [await aPerson(), await aPerson(), await aPerson()];
  const { dependantId } = await aDependant(me);
  for (const { userId } of [father, aunt])
    await familyApi.signedInAs(me).inviteGuardian({ dependantId, userId, ...inHouseholdB({ rights: ['pickup'] }) });
  const answer = (one: { userId: string }, accepted: boolean) =>
    familyApi.signedInAs(one).answerGuardianship({ dependantId, accepted, phoneNumber: '+15557654321' });
  await expect(answer(await aPerson(), true)).rejects.toMatchObject({ code: 'dependant.notFound' });
  await answer(aunt, false);
  await answer(father, true);
  await expect(answer(father, true)).rejects.toMatchObject({ code: 'dependant.notAsked' });
  const { guardians } = await familyApi.signedInAs(father).getDependant({ dependantId });
  expect(guardians.find(({ userId }) => userId === father.userId)).toMatchObject({ rights: ['pickup'] });
  expect(guardians).toHaveLength(2);
  await expect(familyApi.signedInAs(father).getCare({ dependantId })).rejects.toMatchObject({ code: 'access.denied' });
});

it('takes a yes of adults alone, by the birthdate that is stored of them', async () => {
  const me = await aPerson();
  const { dependantId } = await aDependant(me);
  const [grown, unsaid] = [await aPerson(), await aPersonOfUnknownAge()];
  for (const { userId } of [grown, unsaid])
    await familyApi.signedInAs(me).inviteGuardian({ dependantId, userId, ...inHouseholdB() });
  const answer = (one: { userId: string }, accepted: boolean) =>
    familyApi.signedInAs(one).answerGuardianship({ dependantId, accepted });
  await expect(answer(unsaid, true)).rejects.toMatchObject({ code: 'dependant.guardianAgeUnknown' });
  await answer(unsaid, false);
  await accountEntity(table())
    .patch({ userId: grown.userId })
    .set({ birthdate: `${clock.now().getUTCFullYear() - 15}-01-01` })
    .go();
  await expect(answer(grown, true)).rejects.toMatchObject({ code: 'dependant.notAsked' });
});

it('finds no room in a family of fifteen', async () => {
  const [me, other] = [await aPerson(), await aPerson()];
  const { dependantId } = await aDependant(me);
  await familyApi.signedInAs(me).inviteGuardian({ dependantId, userId: other.userId, ...inHouseholdB() });
  await Promise.all(Array.from({ length: 15 }, () => aDependant(other)));
  await expect(familyApi.signedInAs(other).answerGuardianship({ dependantId, accepted: true })).rejects.toMatchObject({
    code: 'family.tooMany',
  });
});
