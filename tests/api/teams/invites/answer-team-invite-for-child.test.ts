import { expect, it } from 'vitest';
import { accountEntity } from '#lambdas/accounts/ports/account.entity.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { aSeason, seasonsApi } from '#tests/support/competitions/seasons.ts';
import { product } from '#tests/support/product/product.ts';
import { aChildOnRoster, answers, familyApi, leo } from '#tests/support/teams/roster-children.ts';
import { aHolder, invitesApi, inviteTokenFor, rosterApi, rosterOf } from '#tests/support/teams/teams.ts';

it('invites guardians in place of the child, who is one of theirs once the first accepts', async () => {
  const { teamId, owner, dana, listed, invite } = await aChildOnRoster();
  expect(await invite()).toEqual({ invited: 1 });
  const token = await inviteTokenFor(dana.email);
  expect(product.mails(dana.email).at(-1)?.subject).toContain('invites Leo Cruz to');
  const { child } = await invitesApi.signedOut().readTeamInvite({ token });
  expect(child).toEqual({ name: 'Leo Cruz', isKnown: false });
  expect(await answers(dana, leo)).toEqual({ teamId, child: 'yours' });
  expect(await listed()).toMatchObject([{ name: 'Leo Cruz', status: 'joined', details: { jersey: '9' } }]);
  expect((await rosterOf({ teamId, owner }))[dana.userId]).toEqual(['guardian']);
  const { connections } = await familyApi.signedInAs(dana).listFamily({});
  expect(connections.map(({ recipientName }) => recipientName)).toEqual(['Leo Cruz']);
});

it('makes a child that the guardian has already the child of the roster', async () => {
  const { dana, listed, invite } = await aChildOnRoster();
  const { dependantId } = await familyApi.signedInAs(dana).addDependant(leo);
  await invite();
  await answers(dana, { dependantId });
  const { connections } = await familyApi.signedInAs(dana).listFamily({});
  expect([connections.length, (await listed())[0]?.status]).toEqual([1, 'joined']);
});

it('asks the second guardian to be one of the same child, and adds no second child', async () => {
  const { teamId, dana, kim, invite } = await aChildOnRoster();
  await invite();
  await answers(dana, leo);
  expect(await answers(kim, leo)).toEqual({ teamId, child: 'asked' });
  await product.drain();
  const { connections } = await familyApi.signedInAs(kim).listFamily({});
  expect(connections.map(({ recipientName, status }) => [recipientName, status])).toEqual([['Leo', 'pending']]);
});

it('moves the teams and registrations of the child to who they are', async () => {
  const world = await aSeason();
  const { seasonId, divisionId, owner } = world;
  const { dana, invite } = await aChildOnRoster(world as never);
  const mine = seasonsApi.signedInAs(owner);
  const { squadId } = await mine.enterSquad({ seasonId, divisionId, name: 'Comets' });
  await mine.addSquadPlayers({ seasonId, squadId, people: [{ name: 'Leo Cruz' }] });
  await invite();
  await answers(dana, leo);
  await product.drain();
  const { squads } = await mine.getSeason({ seasonId });
  const roster = squads.find((one) => one.squadId === squadId)?.roster ?? [];
  expect(roster.map(({ userId = '' }) => userId.slice(0, 4))).toEqual(['dep_']);
});

it('refuses a stranger, another family’s child, and an answer without a child', async () => {
  const { dana, kim, invite, listed } = await aChildOnRoster();
  await invite();
  const token = await inviteTokenFor(dana.email);
  const forwarded = invitesApi.signedInAs(await aHolder()).answerTeamInvite({ token, answer: 'accept', child: leo });
  await expect(forwarded).rejects.toMatchObject({ code: 'team.inviteOther' });
  await expect(answers(dana)).rejects.toMatchObject({ code: 'request.invalid' });
  const { dependantId } = await familyApi.signedInAs(kim).addDependant(leo);
  await expect(answers(dana, { dependantId })).rejects.toMatchObject({ code: 'dependant.notFound' });
  const young = { ...leo, collectionConsent: false };
  await expect(answers(dana, young)).rejects.toMatchObject({ code: 'dependant.consentRequired' });
  expect((await listed())[0]?.status).toBe('invited');
});

it('refuses a guardian who may not add a child', async () => {
  const { dana, kim, owner, teamId, invite } = await aChildOnRoster();
  await invite();
  const [token, kims] = [await inviteTokenFor(dana.email), await inviteTokenFor(kim.email)];
  const mine = familyApi.signedInAs(dana);
  await Promise.all(
    Array.from({ length: 15 }, (_, at) => mine.addDependant({ ...leo, firstName: `Leo ${'abcdefghijklmno'[at]}` })),
  );
  await expect(answers(dana, leo, token)).rejects.toMatchObject({ code: 'family.tooMany' });
  const [child] = (await mine.listFamily({})).connections;
  const dependantId = child?.recipientId ?? '';
  const asked = { relation: 'parent' as const, household: 'B' as const, contactShielded: false, priority: 2 };
  await mine.inviteGuardian({ dependantId, userId: kim.userId, rights: ['message'], ...asked });
  await familyApi.signedInAs(kim).answerGuardianship({ dependantId, accepted: true, contactShielded: false });
  await expect(answers(kim, { dependantId }, kims)).rejects.toMatchObject({ code: 'access.denied' });
  for (const [birthdate, code] of [
    [`${new Date().getUTCFullYear() - 15}-01-01`, 'dependant.guardianTooYoung'],
    [undefined, 'dependant.guardianAgeUnknown'],
  ] as const) {
    const young = await aHolder();
    const age = accountEntity(table()).patch({ userId: young.userId });
    await (birthdate ? age.set({ birthdate }) : age.remove(['birthdate'])).go();
    const roster = rosterApi.signedInAs(owner);
    const guardians = [{ email: young.email }];
    await roster.addRosterPeople({ teamId, people: [{ name: `Mia ${code}`, guardians }] });
    const mia = (await roster.listRoster({ teamId })).people.find(({ name }) => name === `Mia ${code}`);
    await invitesApi.signedInAs(owner).inviteToTeam({ teamId, inviteIds: [mia?.inviteId ?? ''] });
    await expect(answers(young, leo)).rejects.toMatchObject({ code });
  }
});
