import { expect, it } from 'vitest';
import {
  emptyOpening,
  type PlaceValues,
  placeOf,
  placesOf,
} from '#web/app/features/competitions/schedules/desk/place-values.ts';

const evening = { weekdays: [2], from: '18:00', to: '21:00', matchMinutes: 45, changeoverMinutes: 5 };
const plan = {
  places: [
    {
      placeId: 'north',
      name: 'North Park',
      courts: [
        { courtId: 'c1', name: 'Grass' },
        { courtId: 'c2', name: 'Turf' },
      ],
    },
  ],
  openings: [
    { ...emptyOpening, weekdays: [5], placeId: 'north', courtIds: ['c1', 'c2'] },
    { ...evening, placeId: 'north', courtIds: ['c2'] },
  ],
};
const [north] = placesOf(plan) as [PlaceValues];
const courtsAfter = (courts: readonly string[]) => placeOf({ ...north, courts }, plan).place.courts;

it('a place that no one changed is as it was', () => {
  expect(north.openings).toEqual([emptyOpening, { ...evening, courtIds: ['c2'] }]);
  expect(placeOf(north, plan)).toEqual({ place: plan.places[0], openings: plan.openings });
});

it('a court that gets another name stays the same court', () => {
  expect(courtsAfter(['Grass', 'Turf by the river'])).toEqual([
    { courtId: 'c1', name: 'Grass' },
    { courtId: 'c2', name: 'Turf by the river' },
  ]);
});

it('a court that stands elsewhere in the list stays the same court, and a new one is another', () => {
  expect(courtsAfter(['Turf', 'Hall', 'Grass', '', ' Hall '])).toEqual([
    { courtId: 'c2', name: 'Turf' },
    { courtId: 'court-1', name: 'Hall' },
    { courtId: 'c1', name: 'Grass' },
  ]);
});

it('times at which one court is open go to all when that court is gone', () => {
  const { openings } = placeOf({ ...north, courts: ['Grass'] }, plan);
  expect(openings.map(({ courtIds }) => courtIds)).toEqual([['c1'], ['c1']]);
});

it('a place can be open at other times as well, on all its courts', () => {
  const { openings } = placeOf({ ...north, openings: [...north.openings, { ...evening, weekdays: [0] }] }, plan);
  expect(openings[2]).toEqual({ ...evening, weekdays: [0], placeId: 'north', courtIds: ['c1', 'c2'] });
});
