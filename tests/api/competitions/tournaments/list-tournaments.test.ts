import { expect, it } from 'vitest';
import { austin } from '#tests/support/accounts/account-row.ts';
import { aCategory, aDraftTournament, aTournament, tournamentsApi } from '#tests/support/competitions/tournaments.ts';

it('lists what fits of what everybody may know, the soonest first', async () => {
  const soon = { from: '2031-06-01', until: '2031-07-31' };
  const open = await aTournament({
    startDate: '2031-07-05',
    endDate: '2031-07-05',
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
  expect(await list({ until: '2031-06-30' })).toEqual([one]);
  expect(await list({ lat: austin.lat, lng: austin.lng, radiusMiles: 5 })).toEqual([one, other]);
  expect(await list({ lat: 40, lng: -74, radiusMiles: 100 })).toEqual([]);
});
