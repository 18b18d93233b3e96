import { inputOfPlan } from '#shared/competitions/schedules/input-of-plan.ts';
import { SchedulePlan } from '#shared/competitions/schedules/plan.ts';
import { receiptOf } from '#shared/competitions/schedules/receipt/receipt.ts';
import { generateSchedule } from '#shared/competitions/schedules/solver/generate.ts';
import { standingsOf } from '#shared/competitions/standings/standings.ts';
import { templateFor } from '#shared/competitions/standings/templates.ts';

export const seasonId = 'ssn_01KAMFE3NG00000000000000AB';
export const divisionId = 'div_01KAMFE3NG00000000000000AB';
const timeZone = 'America/Chicago';
export const squads = ['Ants', 'Bees', 'Cats', 'Dogs'].map((name) => ({ squadId: name, divisionId, name }));

const plan = SchedulePlan.parse({
  from: '2031-03-01',
  until: '2031-04-30',
  divisions: [{ divisionId, meetings: 1 }],
  places: [{ placeId: 'north', name: 'North Park', courts: [{ courtId: 'c1', name: 'Court 1' }] }],
  openings: [
    {
      placeId: 'north',
      courtIds: ['c1'],
      weekdays: [5],
      from: '10:00',
      to: '13:00',
      matchMinutes: 50,
      changeoverMinutes: 10,
    },
  ],
});
const scheduled = squads.map((squad) => ({ ...squad, personIds: [], daysNotAvailable: [] }));
const input = inputOfPlan({ plan, squads: scheduled, timeZone }, { effort: 0 })!;
const made = generateSchedule(input);
export const { matches } = made;
const receipt = receiptOf(input, matches);

const about = { label: 'Spring League', timeZone, divisions: [{ divisionId, name: 'First' }], squads };

/** What everyone is told of the schedule of a season of four squads. */
export const published = {
  ...about,
  seasonId,
  number: 1,
  publishedAt: '2031-02-01T00:00:00.000Z',
  places: plan.places,
  receipt,
  matches: matches.map(({ locked, ...match }, index) => ({ ...match, matchId: `m${index}` })),
};

/** What one who makes it has before them. */
export const desk = {
  ...about,
  squads: squads.map((squad) => ({ ...squad, people: 12 })),
  version: 2,
  startDate: '2031-03-01',
  endDate: '2031-04-30',
  plan,
  draft: {
    matches,
    unplaced: [],
    unmet: [],
    cost: 0,
    madeAt: '2031-02-01T00:00:00.000Z',
    receipt,
    input,
    difference: {
      changes: matches.map(({ key, homeId, awayId, at }) => ({ key, homeId, awayId, change: 'added', to: at })),
      entrantIds: squads.map(({ squadId }) => squadId),
    },
  },
};

const entrants = squads.map(({ squadId, name }) => ({ entrantId: squadId, name, status: 'in' as const }));
const open = published.matches.map(({ matchId, homeId, awayId }) => ({ matchId, homeId, awayId }));
const competition = { ruleset: templateFor('soccer'), entrants, results: [], open };
export const { rows } = standingsOf(competition);
const named = { label: 'Spring League', name: 'First', goesBy: 'points' };
const division = { seasonId, divisionId, ...named, places: 0, unresolved: [] };
/** The table of the division as it is answered, with the tables of its pools where it has some. */
export const standingsAnswered = (pools: object[] = []) => ({ ...division, rows, pools });
const of = `GET /api/public/competitions/schedules/${seasonId}/divisions/${divisionId}`;

export const scheduleAnswers = {
  [`${of}/standings`]: standingsAnswered(),
  [`${of}/results`]: { ...competition, adjustments: [], manualOrders: [] },
  [`GET /api/public/competitions/games/seasons/${seasonId}`]: { games: [] },
  [`GET /api/public/competitions/games/seasons/${seasonId}/divisions/${divisionId}/leaders`]: { leaders: [] },
  [`GET /api/competitions/me/games/seasons/${seasonId}/divisions/${divisionId}/leaders`]: { leaders: [] },
  [`GET /api/public/competitions/schedules/${seasonId}/published`]: published,
  [`GET /api/competitions/schedules/${seasonId}/desk`]: desk,
};
