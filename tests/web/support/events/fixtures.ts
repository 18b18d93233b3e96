import { gameId } from '../competitions/games.ts';

export const fixtureMatchId = `mtc_${'0'.repeat(26)}`;

/** A match of a team as its players see it. */
export const aFixture = (differences: object = {}) => ({
  gameId,
  matchId: fixtureMatchId,
  version: 1,
  seasonId: `ssn_${'0'.repeat(26)}`,
  title: 'Heroes vs. Kicks',
  competition: 'Fall 2031',
  gameTypeId: 'kickball',
  sides: [
    { sideId: 'heroes', name: 'Heroes' },
    { sideId: 'kicks', name: 'Kicks' },
  ],
  startsAt: '2131-07-05T15:00:00.000Z',
  endsAt: '2131-07-05T16:00:00.000Z',
  timeZone: 'America/Chicago',
  place: 'Zilker Park, Field 2',
  status: 'scheduled',
  updatedAt: '2031-07-01T15:00:00.000Z',
  ...differences,
});

export const fixturePath = `/api/events/fixtures/${gameId}/${fixtureMatchId}`;

export const fixtureAnswers = {
  [`GET ${fixturePath}`]: { fixture: aFixture(), mine: [{ role: 'player', sideId: 'heroes' }], sides: [] },
};
