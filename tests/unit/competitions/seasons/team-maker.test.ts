import fc from 'fast-check';
import { expect, it } from 'vitest';
import { planSquads } from '#shared/competitions/seasons/team-maker/plan-squads.ts';
import { areApart, type FreeAgent } from '#shared/competitions/seasons/team-maker/team-maker-units.ts';

const id = (index: number) => `p${index}`;
const agent = (index: number, differences: Partial<FreeAgent> = {}): FreeAgent => ({
  ...{ userId: id(index), name: `Player ${index}`, level: 3, with: [], notWith: [] },
  ...differences,
});
const rules = { minSize: 2, maxSize: 5, minWomen: 1, minMen: 0 };

const others = fc.array(fc.integer({ min: 0, max: 17 }).map(id), { maxLength: 2 });
const people = fc
  .array(
    fc.record({
      level: fc.integer({ min: 1, max: 5 }),
      gender: fc.constantFrom('woman' as const, 'man' as const, undefined),
      with: others,
      notWith: others,
      groupCode: fc.constantFrom(undefined, undefined, 'G1', 'G2'),
    }),
    { maxLength: 18 },
  )
  .map((list) => list.map((one, index) => agent(index, one)));

it('places no one twice, keeps sizes within bounds and apart who asked for it, and leaves no one unexplained', () => {
  fc.assert(
    fc.property(people, fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 99 }), (free, newSquads, seed) => {
      const filled = { key: 'sqd_1', name: 'Comets', players: [agent(90, { notWith: [id(1)] })] };
      const problem = { free, squads: [filled], newSquads, rules, seed };
      const { squads, unplaced } = planSquads(problem);
      const placed = squads.flatMap(({ players }) => players.map(({ userId }) => userId));
      const all = [...placed, ...unplaced.map(({ userId }) => userId)];
      expect(all.toSorted()).toEqual(free.map(({ userId }) => userId).toSorted());
      const byId = new Map([...free, ...filled.players].map((one) => [one.userId, one]));
      for (const { squadId, players, size } of squads) {
        expect(size).toBeLessThanOrEqual(rules.maxSize);
        const inside = [...players.map(({ userId }) => userId), ...(squadId ? [id(90)] : [])].map(
          (one) => byId.get(one)!,
        );
        expect(inside.filter((one) => inside.some((other) => other !== one && areApart(one, other)))).toEqual([]);
      }
      for (const { why } of [...unplaced, ...squads.flatMap(({ players }) => players)]) expect(why).toMatch(/\.$/);
      expect(planSquads(problem)).toEqual({ ...planSquads(problem) });
    }),
    { numRuns: 60 },
  );
});

it('keeps groups and friends together, spreads levels and women, and says what could not be met', () => {
  const free = [
    agent(0, { level: 5, gender: 'woman', groupCode: 'G1' }),
    agent(1, { level: 1, groupCode: 'G1' }),
    agent(2, { level: 5, gender: 'woman' }),
    agent(3, { level: 1, notWith: [id(0)] }),
    agent(4, { with: [id(3), 'p77'], notWith: [id(2)] }),
    agent(5),
  ];
  const { squads, unmet } = planSquads({ free, squads: [], newSquads: 2, rules: { ...rules, maxSize: 3 }, seed: 1 });
  const where = (userId: string) => squads.findIndex(({ players }) => players.some((one) => one.userId === userId));
  expect([where(id(0)), where(id(3))]).toEqual([where(id(1)), 1 - where(id(0))]);
  expect(squads.map(({ size, women }) => [size, women])).toEqual([
    [3, 1],
    [3, 1],
  ]);
  expect(Math.abs((squads[0]?.averageLevel ?? 0) - (squads[1]?.averageLevel ?? 9))).toBeLessThan(1);
  expect(unmet).toContain('Player 4 asked to be with a player who is not registered in this division.');
  const whys = squads.flatMap(({ players }) => players.map(({ why }) => why));
  expect(whys).toContain('Together with Player 1, as they asked for.');
});

it('says why a player is in no squad', () => {
  const none = planSquads({ free: [agent(0)], squads: [], newSquads: 0, rules, seed: 1 });
  expect(none.unplaced[0]?.why).toBe('There’s no team to place players in.');
  const barred = { key: 'sqd_1', name: 'Comets', players: [agent(1, { notWith: [id(0)] })] };
  const apart = planSquads({ free: [agent(0)], squads: [barred], newSquads: 0, rules, seed: 1 });
  expect(apart.unplaced[0]?.why).toBe('Every team with room has a player to be apart from: Player 1.');
});
