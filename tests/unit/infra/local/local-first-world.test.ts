import { describe, expect, it } from 'vitest';
import { demoSignIns } from '#infra/local/seeds/demo-sign-ins.ts';
import { seedEvents } from '#infra/local/seeds/events.ts';
import { people } from '#infra/local/seeds/people.ts';
import { DisplayName, FullName } from '#shared/people/profile/names.ts';
import { GameTypeId } from '#shared/places/game-types.ts';

const now = new Date('2026-11-21T12:00:00Z');
const zone = 'America/Chicago';
const six = 42 * 86_400_000;

describe('the first world', () => {
  it('has twelve people in six cities whose names and games the product accepts', () => {
    expect([people.length, new Set(people.map(({ city }) => city)).size, demoSignIns.length]).toEqual([12, 6, 12]);
    for (const { displayName, fullName, games } of people) {
      expect([DisplayName.parse(displayName), FullName.parse(fullName)]).toEqual([displayName, fullName]);
      expect(games.map((game) => GameTypeId.parse(game))).toEqual(games);
    }
  });

  it('has sixty events over the next six weeks', () => {
    const starts = seedEvents.map(({ localStart }) => Date.parse(`${localStart(now, zone)}Z`) - now.getTime());
    expect(starts).toHaveLength(60);
    expect(Math.min(...starts)).toBeGreaterThan(0);
    expect(Math.max(...starts)).toBeLessThan(six);
    expect(Math.max(...starts)).toBeGreaterThan(six / 2);
  });

  it('has full events and events with a line, where no one answers twice', () => {
    const over = ({ capacity, joiners }: (typeof seedEvents)[number]) => joiners.length - (capacity ?? 2000);
    expect(seedEvents.filter((event) => over(event) === 0)).toHaveLength(12);
    expect(seedEvents.filter((event) => over(event) > 0)).toHaveLength(12);
    for (const { joiners, host } of seedEvents) expect(new Set([...joiners, host]).size).toBe(joiners.length + 1);
  });
});
