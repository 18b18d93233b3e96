import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { teamsApi } from '#tests/support/teams/teams.ts';

it('forgets a draft, and a draft that is not there', async () => {
  const mine = teamsApi.signedInAs(await aPerson());
  await mine.saveTeamDraft({ step: 1, values: { name: 'Dawn' } });
  await mine.dropTeamDraft({});
  await mine.dropTeamDraft({});
  expect(await mine.getTeamDraft({})).toEqual({});
});
