import { describe, expect, it } from 'vitest';
import { isOpenAt } from '#shared/places/details/opening.ts';
import { addMonths, afterConfirmation, afterTime, changesAt } from '#shared/places/details/place-states.ts';
import type { PlaceStatus } from '#shared/places/schemas.ts';

const place = (standing: PlaceStatus, trust = 1) => ({
  standing,
  trust,
  confirmedAt: '2026-01-31T12:00:00.000Z',
  timeZone: 'America/Chicago',
});

describe('where a listing stands', () => {
  it('needs a check when twelve months have gone by, and not a moment sooner', () => {
    const listed = place({ status: 'listed' });
    expect(changesAt(listed)).toBe('2027-01-31T12:00:00.000Z');
    expect(afterTime(listed, new Date('2027-01-31T11:59:59Z'))).toBe(listed.standing);
    expect(afterTime(listed, new Date('2027-01-31T12:00:00Z'))).toEqual({ status: 'needs_check' });
  });

  it('opens by itself at the beginning of the day on the clock of the place', () => {
    const closed = place({ status: 'temporarily_closed', until: '2026-03-01', reason: 'New surface' }, 4);
    expect(changesAt(closed)).toBe('2026-03-01T06:00:00.000Z');
    expect(afterTime(closed, new Date('2026-03-01T06:00:00Z'))).toEqual({ status: 'verified' });
  });

  it('is not changed by time while it is pending, closed or another place', () => {
    for (const status of ['pending', 'closed', 'needs_check'] as const)
      expect(changesAt(place({ status }))).toBeUndefined();
  });

  it('is verified by three, and never listed by those who keep it', () => {
    expect(afterConfirmation(place({ status: 'pending' }), 1, false)).toEqual({ status: 'listed' });
    expect(afterConfirmation(place({ status: 'needs_check' }), 3, false)).toEqual({ status: 'verified' });
    expect(afterConfirmation(place({ status: 'pending' }), 0, true)).toEqual({ status: 'pending' });
    expect(afterConfirmation(place({ status: 'closed' }), 3, false)).toEqual({ status: 'closed' });
  });

  it('counts months to the last day where a month is shorter', () => {
    expect(addMonths('2026-08-31T10:00:00.000Z', 6)).toBe('2027-02-28T10:00:00.000Z');
    expect(addMonths('2026-11-30T10:00:00.000Z', 3)).toBe('2027-02-28T10:00:00.000Z');
  });
});

describe('when a place is open', () => {
  const hours = [
    { days: ['mon' as const, 'fri' as const], from: '06:00', to: '22:00' },
    { days: ['sat' as const], from: '20:00', to: '02:00' },
  ];
  const opening = { hours, hourExceptions: [], timeZone: 'America/Chicago' };
  const at = (local: string) => isOpenAt(opening, new Date(`${local}-06:00`));

  it('keeps to its weekdays on its own clock, past midnight too', () => {
    expect(at('2026-01-05T06:00:00')).toBe(true);
    expect(at('2026-01-05T22:00:00')).toBe(false);
    expect(at('2026-01-06T12:00:00')).toBe(false);
    expect(at('2026-01-10T23:30:00')).toBe(true);
    expect(at('2026-01-11T01:59:00')).toBe(true);
    expect(at('2026-01-11T02:00:00')).toBe(false);
  });

  it('puts the hours of an exception in the place of those of its weekday', () => {
    const closed = { ...opening, hourExceptions: [{ on: '2026-01-05' }] };
    expect(isOpenAt(closed, new Date('2026-01-05T12:00:00-06:00'))).toBe(false);
    const short = { ...opening, hourExceptions: [{ on: '2026-01-06', from: '10:00', to: '12:00' }] };
    expect(isOpenAt(short, new Date('2026-01-06T11:00:00-06:00'))).toBe(true);
  });

  it('says nothing where no hours are known', () => {
    expect(isOpenAt({ ...opening, hours: [] }, new Date())).toBeUndefined();
  });
});
