import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aTeam, membersApi, noTeam } from '#tests/support/teams/teams.ts';

it('lists who asks with what they answered, the longest waiting first', async () => {
  const joinQuestions = ['Since when do you play?', 'Where?'];
  const { teamId, owner } = await aTeam({ joinPolicy: 'request', joinQuestions });
  const [first, second] = [await aPerson(), await aPerson()];
  await membersApi.signedInAs(first).joinTeam({ teamId, answers: ['Since school', ''] });
  await membersApi.signedInAs(second).joinTeam({ teamId });
  const boss = membersApi.signedInAs(owner);
  expect((await boss.listTeamRequests({ teamId })).requests).toMatchObject([
    {
      userId: first.userId,
      displayName: first.displayName,
      answers: [{ question: 'Since when do you play?', answer: 'Since school' }],
    },
    { userId: second.userId, answers: [] },
  ]);
  const [listed, own] = await Promise.all([boss.listTeamMembers({ teamId }), boss.listTeamRequests({ teamId })]);
  expect(listed.requests).toEqual(own.requests);
  const member = await aPerson();
  await boss.answerTeamRequest({ teamId, userId: second.userId, decision: 'accept' });
  expect((await membersApi.signedInAs(second).listTeamMembers({ teamId })).requests).toBeUndefined();
  expect((await membersApi.signedInAs(member).listTeamMembers({ teamId })).requests).toBeUndefined();
  await expect(boss.listTeamRequests({ teamId: noTeam })).rejects.toMatchObject({ code: 'team.notFound' });
});
