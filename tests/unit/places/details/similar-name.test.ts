import { describe, expect, it } from 'vitest';
import { isLikelyDuplicate, isSimilarName } from '#shared/places/details/similar-name.ts';

describe('names of places', () => {
  it.each([
    ['Zilker Park', 'ZILKER PARK'],
    ['Parque Zaragoza', 'parque zaragozá'],
    ['Zilker Park', 'Zilker'],
    ['Zilker Metropolitan Park', 'Zilker Park'],
    ['St. Mary’s Gym', 'St Marys Gymnasium'],
    ['Givens Recreation Center', 'Givens Rec Centre'],
    ['Washington Park', 'Wahsington Park'],
    ['Straße Sporthalle', 'Strasse Sporthalle'],
  ])('finds %s and %s alike', (one, other) => {
    expect(isSimilarName(one, other)).toBe(true);
    expect(isSimilarName(other, one)).toBe(true);
  });

  it.each([
    ['Zilker Park', 'Pease Park'],
    ['North Court', 'South Court'],
    ['City Gym', 'City Pool Hall Bowling'],
    ['East 12th Street Courts', 'West 3rd Avenue Courts'],
  ])('tells %s from %s', (one, other) => {
    expect(isSimilarName(one, other)).toBe(false);
  });

  it('calls a place a likely duplicate within 150 m, by any of its names, and no further', () => {
    const place = { name: 'Zilker Park', aliases: ['The Great Lawn'], lat: 30.2669, lng: -97.7729 };
    const metersNorth = (meters: number) => ({ ...place, lat: place.lat + meters / 111_195 });
    expect(isLikelyDuplicate(place, metersNorth(149))).toBe(true);
    expect(isLikelyDuplicate(place, metersNorth(151))).toBe(false);
    expect(isLikelyDuplicate({ ...place, name: 'Great Lawn', aliases: [] }, place)).toBe(true);
    expect(isLikelyDuplicate({ ...place, name: 'Barton Springs', aliases: [] }, place)).toBe(false);
  });
});
