import { describe, expect, it } from 'vitest';
import { seasonSetup } from '#shared/competitions/seasons/setup/season-setup.ts';
import { MySeasonView } from '#shared/competitions/seasons/views.ts';
import { isSetUp } from '#shared/setup/setup-step.ts';
import { aSquadShown, mySeasonView } from '#tests/web/support/competitions/seasons.ts';

type Facts = Parameters<typeof seasonSetup>[0];
const opens = { name: 'All', opensAt: '2031-01-01T00:00:00Z', closesAt: '2031-02-01T00:00:00Z', audience: 'public' };
const squad = (playerCount: number, status = 'confirmed') => ({
  ...aSquadShown,
  playerCount,
  status,
  captainId: undefined,
});

const facts = ({ season = {}, ...more }: { season?: object } & Record<string, unknown> = {}): Facts => {
  const view = MySeasonView.parse({
    ...mySeasonView,
    spots: [],
    squads: [],
    ...more,
    season: { ...mySeasonView.season, status: 'draft', ...season },
  });
  return { ...view, schedule: (more.schedule ?? 'none') as Facts['schedule'] };
};
const left = (of: Facts) =>
  seasonSetup(of)
    .filter(({ isDone }) => !isDone)
    .map(({ text }) => text);

describe('what is left to set up in a season', () => {
  it('is everything in a new draft', () => {
    expect(left(facts())).toEqual([
      'Add teams',
      'Add players to every team',
      'Publish the season',
      'Make the schedule',
      'Publish the schedule',
    ]);
  });

  it('counts teams that still play, and says how many have players', () => {
    const [teams, players] = seasonSetup(facts({ squads: [squad(4), squad(0), squad(3, 'withdrawn')] }));
    expect(teams).toMatchObject({ isDone: true });
    expect(players).toMatchObject({ isDone: false, detail: 'Players on 1 of 2 teams so far.' });
    expect(seasonSetup(facts({ squads: [squad(4), squad(0, 'withdrawn')] }))).toMatchObject([
      { isDone: false },
      { isDone: true },
      {},
      {},
      {},
    ]);
  });

  it('is nothing once teams, players and a published schedule are there', () => {
    const all = facts({ season: { status: 'forming' }, squads: [squad(4), squad(5)], schedule: 'published' });
    expect(isSetUp(seasonSetup(all))).toBe(true);
    expect(left({ ...all, schedule: 'draft' })).toEqual(['Publish the schedule']);
  });

  it('includes sharing where people register, until the first one does', () => {
    const season = { status: 'registration_open', registrationWindows: [opens] };
    const spots = [{ divisionId: mySeasonView.spots[0]?.divisionId, kind: 'players', taken: 0, left: 9, waiting: 0 }];
    expect(left(facts({ season, spots }))).toContain('Share the season');
    expect(left(facts({ season, spots: [{ ...spots[0], taken: 1 }] }))).not.toContain('Share the season');
  });

  it('asks for sessions instead of teams and matches in a camp', () => {
    expect(left(facts({ season: { format: 'camp' } }))).toEqual(['Add sessions', 'Publish the season']);
  });

  it.each(['completed', 'archived', 'cancelled'])('is nothing in a season that is %s', (status) => {
    expect(seasonSetup(facts({ season: { status } }))).toEqual([]);
  });
});
