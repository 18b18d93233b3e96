import { afterEach, expect, it } from 'vitest';
import type { Account } from '#lambdas/accounts/ports/accounts.ts';
import { aPerson, aPersonOfUnknownAge } from '#tests/support/accounts/people.ts';
import { dependantsApi } from '#tests/support/events/dependants.ts';
import { eventDetails, eventsApi } from '#tests/support/events/events.ts';
import { seriesApi, weeklySix } from '#tests/support/events/series.ts';
import { aDependant } from '#tests/support/people/family.ts';
import { product } from '#tests/support/product/product.ts';
import { aMember, aTeam, membersApi } from '#tests/support/teams/teams.ts';

afterEach(() => product.clock.reset());

const words = 'This event is for members of the community that hosts it. Join the community first.';
const refusal = { code: 'rsvp.notEligible', fields: { membership: words } };
const membersOnly = { eligibility: { membersOnly: true } };

/** A public event that only members of its community can join. */
async function anEventForMembers(differences: object = {}) {
  const team = await aTeam();
  const { teamId: hostingTeam, owner } = team;
  const details = eventDetails({ hostingTeam, ...membersOnly, ...differences });
  const event = await eventsApi.signedInAs(owner).scheduleEvent(details);
  return { team, owner, event, eventId: event.eventId };
}
const join = (person: Account, eventId: string) => eventsApi.signedInAs(person).joinEvent({ eventId });

it('lets members of the community in and tells others to join it first', async () => {
  const { team, eventId, owner } = await anEventForMembers();
  const [member, stranger] = [await aMember(team), await aPerson()];
  await expect(join(stranger, eventId)).rejects.toMatchObject(refusal);
  await expect(join(member, eventId)).resolves.toMatchObject({ mine: { status: 'in' } });
  await expect(join(owner, eventId)).resolves.toMatchObject({ mine: { status: 'in' } });
  const seen = (person: Account) => eventsApi.signedInAs(person).getEvent({ eventId });
  await expect(seen(stranger)).resolves.toMatchObject({ isMember: false });
  await expect(seen(member)).resolves.toMatchObject({ isMember: true });
  await membersApi.signedInAs(member).leaveTeam({ teamId: team.teamId });
  await eventsApi.signedInAs(member).leaveEvent({ eventId });
  await expect(join(member, eventId)).rejects.toMatchObject(refusal);
});

it('asks with the rest of what it asks', async () => {
  const eligibility = { membersOnly: true, leastAge: 18 };
  const { team, eventId } = await anEventForMembers({ eligibility });
  const [grown, unsaid] = [await aPerson(), await aPersonOfUnknownAge()];
  await aMember(team, [], grown);
  await aMember(team, [], unsaid);
  await expect(join(grown, eventId)).resolves.toMatchObject({ mine: { status: 'in' } });
  const refused = await join(unsaid, eventId).catch((error: { fields: object }) => error.fields);
  expect(Object.keys(refused)).toEqual(['age']);
});

it('judges again the player who takes a seat that is held for them', async () => {
  const { team, eventId, owner } = await anEventForMembers({ capacity: 1, waitlistMode: 'notify_all' });
  const [first, waits] = [await aMember(team), await aMember(team)];
  await join(first, eventId);
  await join(waits, eventId);
  await membersApi.signedInAs(waits).leaveTeam({ teamId: team.teamId });
  await eventsApi.signedInAs(first).leaveEvent({ eventId });
  await product.drain();
  const take = () => eventsApi.signedInAs(waits).acceptOffer({ eventId });
  await expect(take()).rejects.toMatchObject(refusal);
  await aMember({ teamId: team.teamId, owner }, [], waits);
  await expect(take()).resolves.toMatchObject({ mine: { status: 'in' } });
});

it('asks it of a whole series, and of children whose guardian is none of the community', async () => {
  const { team, eventId } = await anEventForMembers({ reoccurringInfo: weeklySix });
  await product.drain();
  const [member, stranger] = [await aMember(team), await aPerson()];
  const joinAll = (person: Account) => seriesApi.signedInAs(person).joinSeries({ eventId, scope: 'all' });
  await expect(joinAll(stranger)).rejects.toMatchObject(refusal);
  await expect(joinAll(member)).resolves.toMatchObject({ missed: 0 });
  const [child, other] = [await aDependant(member), await aDependant(stranger)];
  const bring = (guardian: Account, { dependantId }: { dependantId: string }) =>
    dependantsApi.signedInAs(guardian).joinForDependant({ eventId, dependantId });
  await expect(bring(member, child)).resolves.toMatchObject({ mine: { status: 'in' } });
  await expect(bring(stranger, other)).rejects.toMatchObject({ code: 'rsvp.notEligible' });
});

it('needs a community to be of', async () => {
  const asked = eventsApi.signedInAs(await aPerson()).scheduleEvent(eventDetails(membersOnly));
  await expect(asked).rejects.toMatchObject({
    fields: { 'eligibility.membersOnly': 'Choose the community that hosts it first.' },
  });
});
