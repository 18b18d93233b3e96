import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { dependantsApi } from '#tests/support/events/dependants.ts';
import { anEvent, eventsApi } from '#tests/support/events/events.ts';
import { aFixture, conflictsApi, fixturesApi } from '#tests/support/events/fixtures.ts';
import { aDependant } from '#tests/support/people/family.ts';
import { drain } from '#tests/support/product/drain.ts';

/** An event and a match of which the last half hour of one and the first of the other are the same. */
async function aClash() {
  const { event, host } = await anEvent();
  const { eventId, startsAt, endsAt } = event;
  const later = new Date(Date.parse(endsAt) - 30 * 60_000).toISOString();
  const player = await aPerson();
  const match = await aFixture([player.userId], { startsAt: later });
  await eventsApi.signedInAs(player).joinEvent({ eventId });
  await drain();
  const ofEvent = { from: startsAt, until: endsAt, besides: eventId };
  const until = new Date(Date.parse(later) + 60 * 60_000).toISOString();
  const ofMatch = { from: later, until, besides: `${match.gameId}/${match.matchId}` };
  return { event, host, player, match, mine: conflictsApi.signedInAs(player), ofEvent, ofMatch };
}

it('says of an event which match is at the same time, and of the match which event', async () => {
  const { event, match, mine, ofEvent, ofMatch } = await aClash();
  expect((await mine.listConflicts(ofEvent)).conflicts).toMatchObject([
    { title: 'Ants vs. Bees', place: 'North Park, Court 1', of: { kind: 'match', ...match, role: 'player' } },
  ]);
  expect((await mine.listConflicts(ofMatch)).conflicts).toMatchObject([
    { title: event.title, of: { kind: 'event', eventId: event.eventId, status: 'in' } },
  ]);
});

it('says of a match which other match is at the same time, of a season or a tournament', async () => {
  const { player, mine, ofMatch } = await aClash();
  const other = await aFixture([player.userId], { startsAt: ofMatch.from });
  const { conflicts } = await mine.listConflicts(ofMatch);
  expect(conflicts.map(({ of }) => of)).toMatchObject([{ kind: 'event' }, { kind: 'match', ...other }]);
});

it('leaves out what they said they are out of, what is off, and what only touches', async () => {
  const { event, host, player, match, mine, ofEvent, ofMatch } = await aClash();
  await fixturesApi.signedInAs(player).answerFixture({ ...match, answer: 'out' });
  await aFixture([player.userId], { startsAt: ofEvent.from, status: 'cancelled' });
  await aFixture([player.userId], { startsAt: ofEvent.until });
  expect((await mine.listConflicts(ofEvent)).conflicts).toEqual([]);
  const { eventId, version } = event;
  await eventsApi.signedInAs(host).cancelEvent({ eventId, version, reason: 'weather' });
  await drain();
  const { conflicts } = await mine.listConflicts(ofMatch);
  expect(conflicts.filter(({ of }) => of.kind === 'event')).toEqual([]);
});

it('names the children that the reader answers for, and no one else’s', async () => {
  const { event, ofEvent } = await aClash();
  const guardian = await aPerson();
  const { dependantId } = await aDependant(guardian);
  const mine = conflictsApi.signedInAs(guardian);
  await dependantsApi.signedInAs(guardian).joinForDependant({ eventId: event.eventId, dependantId });
  await aFixture([dependantId], { startsAt: event.startsAt });
  await drain();
  expect((await mine.listConflicts(ofEvent)).conflicts).toMatchObject([
    { child: { dependantId, firstName: 'Kim' }, of: { kind: 'match' } },
  ]);
  expect((await conflictsApi.signedInAs(await aPerson()).listConflicts(ofEvent)).conflicts).toEqual([]);
  await expect(conflictsApi.signedOut().listConflicts(ofEvent)).rejects.toMatchObject({ code: 'auth.required' });
});

it('refuses a time that ends before it starts', async () => {
  const mine = conflictsApi.signedInAs(await aPerson());
  const asked = mine.listConflicts({ from: '2031-06-02T10:00:00.000Z', until: '2026-06-02T10:00:00.000Z' });
  await expect(asked).rejects.toMatchObject({
    code: 'request.invalid',
    fields: { until: 'The end is before the start.' },
  });
});
