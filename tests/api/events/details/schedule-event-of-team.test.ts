import { expect, it } from 'vitest';
import { handler } from '#lambdas/discovery/api.ts';
import { discovery } from '#shared/discovery/contract.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { eventDetails, eventsApi } from '#tests/support/events/events.ts';
import { drain } from '#tests/support/product/drain.ts';
import { product } from '#tests/support/product/product.ts';
import { aMember, aTeam, teamsApi } from '#tests/support/teams/teams.ts';

it('is an event of a community for anyone who manages its events, with its name on the event and in lists', async () => {
  const team = await aTeam();
  const manager = eventsApi.signedInAs(await aMember(team, ['eventManager']));
  const event = await manager.scheduleEvent(eventDetails({ title: 'Club night', hostingTeam: team.teamId }));
  expect(event).toMatchObject({ hostingTeam: team.teamId, teamName: team.team.name });
  await drain();
  const { lat, lng } = event.location.point;
  const { events } = await product.client(discovery, handler).signedOut().findEvents({ lat, lng });
  expect(events.find(({ eventId }) => eventId === event.eventId)?.team).toEqual({
    teamId: team.teamId,
    name: team.team.name,
  });
});

it('is refused to everyone who does not manage the events of that community', async () => {
  const team = await aTeam();
  for (const person of [await aPerson(), await aMember(team), await aMember(team, ['captain', 'scorekeeper'])]) {
    const scheduled = eventsApi.signedInAs(person).scheduleEvent(eventDetails({ hostingTeam: team.teamId }));
    await expect(scheduled).rejects.toMatchObject({ code: 'access.denied' });
  }
});

it('is refused while the community is archived', async () => {
  const { teamId, owner } = await aTeam();
  await teamsApi.signedInAs(owner).setTeamStanding({ teamId, version: 1, to: 'archived' });
  const scheduled = eventsApi.signedInAs(owner).scheduleEvent(eventDetails({ hostingTeam: teamId }));
  await expect(scheduled).rejects.toMatchObject({ code: 'team.archived' });
});

it('is hosted by members where the community opened that, who manage their own alone', async () => {
  const team = await aTeam({ membersHost: true });
  const [member, other, captain] = [await aMember(team), await aMember(team), await aMember(team, ['captain'])];
  const details = eventDetails({ hostingTeam: team.teamId });
  const { eventId } = await eventsApi.signedInAs(member).scheduleEvent(details);
  expect(await eventsApi.signedInAs(member).getEvent({ eventId })).toMatchObject({ canManage: true });
  expect(await eventsApi.signedInAs(other).getEvent({ eventId })).toMatchObject({ canManage: false });
  expect(await eventsApi.signedInAs(team.owner).getEvent({ eventId })).toMatchObject({ canManage: true });
  await expect(eventsApi.signedInAs(captain).scheduleEvent(details)).rejects.toMatchObject({ code: 'access.denied' });
});
