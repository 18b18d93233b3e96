import { afterEach, expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { dependantsApi, eventCareApi } from '#tests/support/events/dependants.ts';
import { eventDetails, eventsApi } from '#tests/support/events/events.ts';
import { aDependant, familyApi } from '#tests/support/people/family.ts';
import { product } from '#tests/support/product/product.ts';
import { aMember, aTeam, membersApi } from '#tests/support/teams/teams.ts';

afterEach(() => product.clock.reset());

const denied = { code: 'access.denied' };
const notFound = { code: 'dependant.notFound' };
const gran = { name: 'Gran Ola', phoneNumber: '+15125550134', relation: 'Grandmother', canPickUp: true };

/** A child with notes who is in at an event of a community, whose owner trusts a coach with safety. */
async function atPractice() {
  const team = await aTeam();
  const [coach, parent] = [await aMember(team, ['coach']), await aPerson({ displayName: 'Ana' })];
  const { teamId, owner } = team;
  const trust = (grants: 'safety'[]) =>
    membersApi.signedInAs(owner).grantInTeam({ teamId, userId: coach.userId, grants });
  await trust(['safety']);
  const event = await eventsApi.signedInAs(owner).scheduleEvent(eventDetails({ hostingTeam: teamId }));
  const { dependantId } = await aDependant(parent);
  const mine = familyApi.signedInAs(parent);
  const consent = (given: boolean) => mine.setConsent({ dependantId, type: 'medical_treatment', given });
  await consent(true);
  await mine.saveCare({ dependantId, allergies: 'Nuts', emergencyContacts: [gran], version: 0 });
  const at = { eventId: event.eventId, dependantId };
  await dependantsApi.signedInAs(parent).joinForDependant(at);
  const read = (one: { userId: string }) => eventCareApi.signedInAs(one).getCareAtEvent(at);
  return { team, coach, parent, mine, event, at, trust, consent, read };
}

it('shows a trusted coach the notes of a child who is in, and shows the guardians that the coach looked', async () => {
  const { coach, mine, at, read } = await atPractice();
  expect(await read(coach)).toEqual({
    allergies: 'Nuts',
    conditions: '',
    medication: '',
    notes: '',
    emergencyContacts: [gran],
  });
  const { looks } = await mine.getCare({ dependantId: at.dependantId });
  expect(looks.map(({ displayName }) => displayName)).toContain(coach.displayName);
});

it('hides it from an owner without that trust, other coaches, hosts and strangers', async () => {
  const { team, read } = await atPractice();
  await expect(read(team.owner)).rejects.toMatchObject(denied);
  for (const role of ['admin', 'coach', 'assistant'])
    await expect(read(await aMember(team, [role])), role).rejects.toMatchObject(denied);
  await expect(read(await aPerson())).rejects.toMatchObject(notFound);
});

it('ends with the grant, with the membership and with the place in the event, at once', async () => {
  const { team, coach, parent, at, trust, read } = await atPractice();
  await trust([]);
  await expect(read(coach)).rejects.toMatchObject(denied);
  await trust(['safety']);
  await dependantsApi.signedInAs(parent).leaveForDependant(at);
  await expect(read(coach)).rejects.toMatchObject(notFound);
  await dependantsApi.signedInAs(parent).joinForDependant(at);
  await read(coach);
  await membersApi.signedInAs(coach).leaveTeam({ teamId: team.teamId });
  await expect(read(coach)).rejects.toMatchObject(notFound);
});

it('needs the consent of a guardian to these words, and forgets with it', async () => {
  const { coach, consent, read } = await atPractice();
  await consent(false);
  await expect(read(coach)).rejects.toMatchObject({ code: 'dependant.notDisclosed' });
});

it('ends a day after the event, and with an event that was cancelled', async () => {
  const { team, coach, event, at, read } = await atPractice();
  product.clock.moveTo(new Date(Date.parse(event.endsAt) + 23 * 3_600_000));
  await read(coach);
  product.clock.moveTo(new Date(Date.parse(event.endsAt) + 25 * 3_600_000));
  await expect(read(coach)).rejects.toMatchObject(notFound);
  product.clock.reset();
  const { eventId } = at;
  await eventsApi.signedInAs(team.owner).cancelEvent({ eventId, version: event.version, reason: 'host' });
  await expect(read(coach)).rejects.toMatchObject(notFound);
});
