import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { product } from '#tests/support/product/product.ts';
import { teamsApi } from '#tests/support/teams/teams.ts';

it('keeps a draft for 30 days after it was last touched, for its owner alone', async () => {
  const mine = teamsApi.signedInAs(await aPerson());
  await mine.saveTeamDraft({ step: 2, values: { name: 'Dawn' } });
  product.clock.forwardMinutes(29 * 24 * 60);
  expect(await mine.getTeamDraft({})).toMatchObject({ draft: { step: 2, values: { name: 'Dawn' } } });
  expect(await teamsApi.signedInAs(await aPerson()).getTeamDraft({})).toEqual({});
  product.clock.forwardMinutes(2 * 24 * 60);
  expect(await mine.getTeamDraft({})).toEqual({});
  product.clock.reset();
});
