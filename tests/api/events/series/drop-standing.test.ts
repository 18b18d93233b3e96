import { afterEach, expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { attendanceApi } from '#tests/support/events/attendance.ts';
import { aSeries, seriesApi } from '#tests/support/events/series.ts';
import { product } from '#tests/support/product/product.ts';

afterEach(() => product.clock.reset());

/** A player who answered every date of a series, and what its host says of them on some of the dates. */
async function aStandingRsvp() {
  const { event, host, dates } = await aSeries();
  const person = await aPerson();
  const { eventId } = event;
  await seriesApi.signedInAs(person).joinSeries({ eventId, scope: 'standing' });
  const after = (index: number, minutes = 30) =>
    product.clock.moveTo(new Date(Date.parse(dates[index]!.startsAt) + minutes * 60_000));
  const mark = async (index: number, attendance: 'no_show' | 'excused') => {
    after(index);
    const of = { eventId: dates[index]!.eventId, userId: person.userId };
    await attendanceApi.signedInAs(host).markAttendance({ ...of, attendance });
    await product.drain();
  };
  const isStanding = async () => (await seriesApi.signedInAs(person).getSeries({ eventId })).isStanding;
  const dispute = (index: number) =>
    attendanceApi.signedInAs(person).disputeNoShow({ eventId: dates[index]!.eventId, note: 'I was in goal.' });
  return { person, host, dates, mark, isStanding, dispute };
}

it('ends a standing RSVP after two no-shows in a row, and says so once', async () => {
  const { person, mark, isStanding } = await aStandingRsvp();
  await mark(0, 'no_show');
  await mark(1, 'excused');
  await mark(2, 'no_show');
  expect(await isStanding()).toBe(true);
  await mark(3, 'no_show');
  expect(await isStanding()).toBe(false);
  const subjects = product.mails(person.email).map(({ subject }) => subject);
  expect(subjects.filter((one) => one.startsWith('We stopped adding you'))).toHaveLength(1);
});

it('counts no no-show that is disputed, until the host stays with it', async () => {
  const { person, host, dates, mark, isStanding, dispute } = await aStandingRsvp();
  await mark(0, 'no_show');
  await dispute(0);
  await mark(1, 'no_show');
  expect(await isStanding()).toBe(true);
  await attendanceApi.signedInAs(host).keepNoShow({ eventId: dates[0]!.eventId, userId: person.userId });
  await product.drain();
  expect(await isStanding()).toBe(false);
});
