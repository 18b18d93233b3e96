import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/people.ts';
import { teamsApi } from '#tests/support/teams.ts';

it('keeps the newest of what the wizard has, and no step that there is not', async () => {
  const mine = teamsApi.signedInAs(await aPerson());
  await mine.saveTeamDraft({ step: 1, values: { kind: 'club' } });
  await mine.saveTeamDraft({ step: 3, values: { kind: 'club', name: 'Dawn', cityName: 'Austin, TX' } });
  const { draft } = await mine.getTeamDraft({});
  expect(draft).toMatchObject({ step: 3, values: { kind: 'club', name: 'Dawn', cityName: 'Austin, TX' } });
  await expect(mine.saveTeamDraft({ step: 8, values: {} })).rejects.toMatchObject({ code: 'request.invalid' });
});
