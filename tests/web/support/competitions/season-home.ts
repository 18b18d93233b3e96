import { published, standingsAnswered } from './schedules.ts';
import { aSeasonShown, divisionId, mySeasonView, seasonAnswers, seasonId } from './seasons.ts';

const days = ['01', '08', '15'] as const;
const pairs = [
  ['Ants', 'Bees'],
  ['Cats', 'Dogs'],
  ['Ants', 'Cats'],
  ['Bees', 'Dogs'],
  ['Ants', 'Dogs'],
  ['Bees', 'Cats'],
] as const;

/** Three Saturdays of a season of four teams, of which the first so many matches were played. */
export const scheduleOfMarch = (playedMatches: number, year = 2031) => ({
  ...published,
  matches: pairs.map(([homeId, awayId], index) => ({
    ...published.matches[index],
    matchId: `m${index}`,
    round: Math.floor(index / 2) + 1,
    homeId,
    awayId,
    at: {
      placeId: 'north',
      courtId: 'c1',
      localStart: `${year}-03-${days[Math.floor(index / 2)]}T1${index % 2}:00`,
    },
    ...(index < playedMatches && { score: { scores: [5, index], resultType: 'regular' } }),
  })),
});

const row = standingsAnswered().rows[0];
const table = {
  ...standingsAnswered(),
  places: 4,
  rows: ['Ants', 'Cats', 'Bees', 'Dogs', 'Elks', 'Foxes'].map((name, index) => ({
    ...row,
    entrantId: name,
    name,
    rank: index + 1,
    isShared: false,
    played: 2,
    diff: 5 - index,
    figure: 18 - index,
  })),
};

interface Told {
  readonly status: string;
  readonly played?: number;
  readonly year?: number;
  readonly season?: object;
  readonly view?: object;
}

/** A season's page for visitors and for people who are signed in, as far as it is. */
export function homeAnswers({ status, played = 0, year, season = {}, view = {} }: Told) {
  const shown = { ...mySeasonView, season: { ...aSeasonShown, ...season, status }, isOpenForMe: false, ...view };
  const publicly = `GET /api/public/competitions`;
  return {
    ...seasonAnswers,
    [`${publicly}/seasons/${seasonId}`]: shown,
    [`GET /api/competitions/me/seasons/${seasonId}`]: shown,
    [`${publicly}/schedules/${seasonId}/published`]: scheduleOfMarch(played, year),
    [`${publicly}/schedules/${seasonId}/divisions/${divisionId}/standings`]: table,
    [`${publicly}/games/seasons/${seasonId}`]: { games: [] },
    [`GET /api/competitions/me/games/seasons/${seasonId}`]: { games: [] },
  };
}
