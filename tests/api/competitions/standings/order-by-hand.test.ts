import { expect, it } from 'vitest';
import { standingsTemplates } from '#shared/competitions/standings/templates.ts';
import { aSeason, noDivision, noSeason, schedulesApi } from '#tests/support/competitions/schedules/world.ts';

it('puts those who are level in an order that the organizer decided, and says why', async () => {
  const { seasonId, divisionId, boss, squads } = await aSeason(2);
  const ruleset = { ...standingsTemplates.soccer, tieBreakers: ['manual' as const] };
  await boss.saveRuleset({ seasonId, divisionId, version: 0, ruleset, places: 0 });
  const order = squads.map(({ squadId }) => squadId).reverse();
  const decide = (of: object = {}) =>
    boss.orderByHand({ seasonId, divisionId, version: 1, order, reason: 'A coin was tossed', ...of });
  expect(await decide()).toMatchObject({ version: 2, manualOrders: [{ order }] });
  const { rows } = await schedulesApi.signedOut().getStandings({ seasonId, divisionId });
  expect(rows.map(({ entrantId }) => entrantId)).toEqual(order);
  expect(rows[0]!.trace.at(-1)!.sentence).toContain('A coin was tossed');
  await expect(decide()).rejects.toMatchObject({ code: 'record.changed' });
  await expect(decide({ version: 2, order: ['x', 'y'] })).rejects.toMatchObject({ code: 'standings.entrantNotFound' });
  await expect(decide({ divisionId: noDivision })).rejects.toMatchObject({ code: 'standings.divisionNotFound' });
  await expect(decide({ seasonId: noSeason })).rejects.toMatchObject({ code: 'season.notFound' });
});
