import { expect, it } from 'vitest';
import { table } from '#lambdas/kernel/data/table.ts';
import { teamEntity } from '#lambdas/teams/ports/team.entity.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { product } from '#tests/support/product/product.ts';
import {
  aHolder,
  anInvite,
  aTeam,
  countOf,
  invitesApi,
  inviteTokenFor,
  membersApi,
  rosterApi,
  rosterOf,
  teamsApi,
} from '#tests/support/teams/teams.ts';

it('lets in the owner of the address, once, and no one the mail was forwarded to', async () => {
  const world = await aTeam({ joinPolicy: 'closed' });
  const [person, other] = [await aHolder(), await aPerson()];
  const token = await anInvite(world, person);
  const forwarded = invitesApi.signedInAs(other).answerTeamInvite({ token, answer: 'accept' });
  await expect(forwarded).rejects.toMatchObject({ code: 'team.inviteOther' });
  const mine = invitesApi.signedInAs(person);
  for (let time = 0; time < 2; time += 1)
    expect(await mine.answerTeamInvite({ token, answer: 'accept' })).toEqual({ teamId: world.teamId });
  expect((await rosterOf(world))[person.userId]).toEqual(['member']);
  expect(await countOf(world.teamId)).toBe(2);
});

it('lets no one in who declined, comes after thirty days, into the archive or beyond the limit', async () => {
  const world = await aTeam();
  const person = await aHolder();
  const mine = invitesApi.signedInAs(person);
  const accept = (token: string) => mine.answerTeamInvite({ token, answer: 'accept' });
  const token = await anInvite(world, person);
  await teamEntity(table()).patch({ teamId: world.teamId }).set({ memberLimit: 1 }).go();
  for (const _ of [1, 2]) await expect(accept(token)).rejects.toMatchObject({ code: 'team.full' });
  await product.drain();
  const told = product.mails(world.owner.email).filter(({ subject }) => subject.endsWith(' is full'));
  expect(told).toHaveLength(1);
  expect(told[0]?.text).toContain('A player you invited wanted to join, and there was no room.');
  product.clock.forwardMinutes(30 * 24 * 60 + 1);
  await expect(accept(token)).rejects.toMatchObject({ code: 'team.inviteInvalid' });
  product.clock.reset();
  await mine.answerTeamInvite({ token, answer: 'decline' });
  await expect(accept(token)).rejects.toMatchObject({ code: 'team.inviteInvalid' });
  const kept = await aTeam();
  const late = await anInvite(kept, person);
  await teamsApi.signedInAs(kept.owner).setTeamStanding({ teamId: kept.teamId, version: 1, to: 'archived' });
  await expect(accept(late)).rejects.toMatchObject({ code: 'team.archived' });
});

it('makes the member who accepts as a player of the roster that player, with what the roster says of them', async () => {
  const { teamId, owner } = await aTeam();
  const person = await aHolder();
  await membersApi.signedInAs(person).joinTeam({ teamId });
  const roster = rosterApi.signedInAs(owner);
  await roster.addRosterPeople({ teamId, people: [{ name: 'Theo Park', email: person.email, jersey: '21' }] });
  const [listed] = (await roster.listRoster({ teamId })).people;
  await invitesApi.signedInAs(owner).inviteToTeam({ teamId, inviteIds: [listed?.inviteId ?? ''] });
  const token = await inviteTokenFor(person.email);
  const mine = invitesApi.signedInAs(person);
  for (let time = 0; time < 2; time += 1)
    expect(await mine.answerTeamInvite({ token, answer: 'accept' })).toEqual({ teamId });
  const { people, entries } = await roster.listRoster({ teamId });
  expect([people, entries.find(({ userId }) => userId === person.userId)?.details.jersey]).toEqual([[], '21']);
  expect(await countOf(teamId)).toBe(2);
});
