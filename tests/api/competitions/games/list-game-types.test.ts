import { expect, it } from 'vitest';
import { gamesApi } from '#tests/support/competitions/games.ts';

it('lists what games are about, Other first', async () => {
  const { gameTypes } = await gamesApi.signedOut().listGameTypes({});
  expect(gameTypes[0]).toEqual({ gameTypeId: 'other', label: 'Other' });
  expect(gameTypes.map(({ gameTypeId }) => gameTypeId)).toContain('pickleball');
});
