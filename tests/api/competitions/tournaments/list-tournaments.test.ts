import { expect, it } from 'vitest';
import { austin } from '#tests/support/accounts/account-row.ts';
import { aCategory, aDraftTournament, aTournament, tournamentsApi } from '#tests/support/competitions/tournaments.ts';

it('lists what fits of what is public, the soonest first', async () => {
  const soon = { from: '2028-06-04', until: '2028-08-03' };
  const open = await aTournament({
    startDate: '2028-07-08',
    endDate: '2028-07-08',
    categories: [aCategory({ eligibility: { leastAge: 50, leastLevel: 'advanced' } })],
  });
  const first = await aTournament();
  const drafted = await aDraftTournament();
  await aTournament({}, { visibility: 'private' });
  const list = async (wish = {}) =>
    (await tournamentsApi.signedOut().listTournaments({ ...soon, ...wish })).tournaments.map((one) => one.tournamentId);
  const [one, other] = [first.tournamentId, open.tournamentId];
  expect(await list()).toEqual([one, other]);
  expect(await list({ age: 20 })).toEqual([one]);
  expect(await list({ level: 'advanced', age: 55 })).toEqual([one, other]);
  expect(await list({ teamId: open.teamId })).toEqual([other]);
  expect(await list({ teamId: drafted.teamId })).toEqual([]);
  expect(await list({ sport: 'tennis' })).toEqual([]);
  expect(await list({ status: 'live' })).toEqual([]);
  expect(await list({ price: 'paid' })).toEqual([]);
  expect(await list({ until: '2028-07-03' })).toEqual([one]);
  expect(await list({ lat: austin.lat, lng: austin.lng, radiusMiles: 5 })).toEqual([one, other]);
  expect(await list({ lat: 40, lng: -74, radiusMiles: 100 })).toEqual([]);
});
