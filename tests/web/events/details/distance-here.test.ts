import { describe, expect, it } from 'vitest';
import { distanceHere } from '#web/app/features/events/details/distance-here.ts';
import { aPlayer } from '../../support/people/people.ts';

const austin = { placeId: 'us-4671654', name: 'Austin, TX', lat: 30.26715, lng: -97.74306, hash: '9v6kp' };
const at = (point: { lat: number; lng: number }, isOnline = false) => ({
  isOnline,
  location: { kind: 'address' as const, address: '1100 Kingsbury St', city: austin, point },
});
const player = { ...aPlayer(), city: austin };

describe('how far an event is', () => {
  it('is said in miles from the city of the player', () => {
    expect(distanceHere(at({ lat: 30.2815, lng: -97.7517 }), player)).toBe('1.1 mi');
  });

  it('is not said of an event at the center of its city, which has no pin, nor online', () => {
    expect(distanceHere(at({ lat: austin.lat, lng: austin.lng }), player)).toBeUndefined();
    expect(distanceHere(at({ lat: 30.2815, lng: -97.7517 }, true), player)).toBeUndefined();
  });

  it('is not said to a reader whose city is unknown', () => {
    expect(distanceHere(at({ lat: 30.2815, lng: -97.7517 }), { state: 'signedOut' })).toBeUndefined();
  });
});
