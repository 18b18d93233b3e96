import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aCardTournament, payEntry } from '#tests/support/competitions/entry-checkout.ts';
import { aCardSeason, payDues } from '#tests/support/competitions/season-checkout.ts';
import { aRegistered } from '#tests/support/competitions/seasons.ts';
import { anEntrant } from '#tests/support/competitions/tournaments.ts';
import { aSellingHost, payFor, settleAll, twelveByCard } from '#tests/support/events/checkout.ts';
import { eventDetails, eventsApi } from '#tests/support/events/events.ts';
import { aSellingOrganization } from '#tests/support/events/selling/selling-organizations.ts';
import { aSale, havePaid, transactionsApi } from '#tests/support/payments/transactions.ts';
import { aMember } from '#tests/support/teams/teams.ts';

const shown = ({ transactions }: { transactions: readonly { kind: string; amountMinor: number }[] }) =>
  transactions.map(({ kind, amountMinor }) => [kind, amountMinor]).toSorted();

it('shows the seller what came in and what it cost, with what it was for', async () => {
  const { host, eventId, event, orderId } = await aSale();
  const answer = await transactionsApi.signedInAs(host).listTransactions({});
  expect(answer).toMatchObject({ view: 'received', sells: true });
  expect(shown(answer)).toEqual([
    ['charge', 1266],
    ['fee', -133],
  ]);
  for (const line of answer.transactions)
    expect(line).toMatchObject({ title: event.title, subjectId: eventId, orderId, currency: 'USD' });
});

it('shows a player what they paid and what came back, and nothing that the seller was charged', async () => {
  const { player, eventId } = await aSale();
  // Refunds come out of what the seller has.
  await payFor(eventId, await aPerson());
  await eventsApi.signedInAs(player).leaveEvent({ eventId });
  await settleAll();
  const answer = await transactionsApi.signedInAs(player).listTransactions({});
  expect(answer).toMatchObject({ view: 'paid', sells: false });
  expect(shown(answer)).toEqual([
    ['charge', -1266],
    ['refund', 1266],
  ]);
});

it('shows the seller one event or one community alone', async () => {
  const { host, eventId } = await aSale();
  const caller = transactionsApi.signedInAs(host);
  expect((await caller.listTransactions({ subjectId: eventId })).transactions).toHaveLength(2);
  const other = 'evt_00000000000000000000000000';
  expect((await caller.listTransactions({ subjectId: other })).transactions).toEqual([]);
});

it('finds what was paid for a season of a community', async () => {
  const world = await aCardSeason();
  const ann = await aRegistered(world);
  const orderId = await payDues(world, ann, [ann.userId]);
  const { transactions } = await transactionsApi.signedInAs(world.owner).listTransactions({ teamId: world.teamId });
  expect(transactions.find(({ kind }) => kind === 'charge')).toMatchObject({ orderId, amountMinor: 5180 });
});

it('names the tournament to its seller and to the player, and shows its money alone', async () => {
  const world = await aCardTournament();
  const { tournamentId, teamId, owner } = world;
  const { person, entryId } = await anEntrant(world);
  const orderId = await payEntry(world, person, entryId);
  const named = { title: 'Summer Open', subjectId: tournamentId, orderId };
  for (const asked of [{ teamId }, { subjectId: tournamentId }]) {
    const answer = await transactionsApi.signedInAs(owner).listTransactions(asked);
    expect(shown(answer).map(([kind]) => kind)).toEqual(['charge', 'fee']);
    for (const line of answer.transactions) expect(line).toMatchObject(named);
  }
  const paid = await transactionsApi.signedInAs(person).listTransactions({});
  expect(paid).toMatchObject({ view: 'paid', transactions: [{ kind: 'charge', amountMinor: -2090, ...named }] });
});

it('goes on where the page before ended, for the same reader and list alone', async () => {
  const { host, stripeId } = await aSellingHost();
  await havePaid(stripeId, 52);
  const caller = transactionsApi.signedInAs(host);
  const first = await caller.listTransactions({});
  expect(first.transactions).toHaveLength(50);
  const cursor = first.nextCursor ?? '';
  const second = await caller.listTransactions({ cursor });
  expect(second.transactions).toHaveLength(2);
  expect(second.nextCursor).toBeUndefined();
  const foreign = transactionsApi.signedInAs(await aPerson()).listTransactions({ view: 'paid', cursor });
  await expect(foreign).rejects.toMatchObject({ code: 'request.cursorInvalid' });
});

it('is no one else’s', async () => {
  const { host } = await aSale();
  const other = transactionsApi.signedInAs(await aPerson());
  await expect(other.listTransactions({ userId: host.userId })).rejects.toMatchObject({ code: 'access.denied' });
  expect(await other.listTransactions({ view: 'received' })).toMatchObject({ sells: false, transactions: [] });
});

it('shows a treasurer what came in for their community, and nothing else of its owner', async () => {
  const world = await aCardSeason();
  const { teamId, owner, seasonId } = world;
  const ann = await aRegistered(world);
  await payDues(world, ann, [ann.userId]);
  const { eventId } = await eventsApi.signedInAs(owner).scheduleEvent(eventDetails(twelveByCard));
  await payFor(eventId, await aPerson());
  const treasurer = await aMember({ teamId, owner }, ['treasurer']);
  const caller = transactionsApi.signedInAs(treasurer);
  const answer = await caller.listTransactions({ view: 'received', teamId });
  expect(answer).toMatchObject({ sells: true, isOwn: false });
  expect(new Set(answer.transactions.map(({ subjectId }) => subjectId))).toEqual(new Set([seasonId]));
  const one = await caller.listTransactions({ view: 'received', teamId, subjectId: seasonId });
  expect(one.transactions).toHaveLength(answer.transactions.length);
  const foreign = await caller.listTransactions({ view: 'received', teamId, subjectId: eventId });
  expect(foreign.transactions).toEqual([]);
  const member = transactionsApi.signedInAs(await aMember({ teamId, owner }));
  expect((await member.listTransactions({ view: 'received', teamId })).transactions).toEqual([]);
});

it('shows finance people what came in for their organization, and no one else', async () => {
  const world = await aSellingOrganization();
  const { organizationId, finance, team } = world;
  const { eventId } = await world.sells();
  await payFor(eventId, await aPerson());
  const asked = { view: 'received', organizationId } as const;
  const caller = transactionsApi.signedInAs(finance);
  expect((await caller.listTransactions(asked)).transactions).toHaveLength(2);
  expect((await caller.listTransactions({ view: 'received', teamId: team.teamId })).transactions).toHaveLength(2);
  const refused = { code: 'access.denied' };
  await expect(transactionsApi.signedInAs(team.owner).listTransactions(asked)).rejects.toMatchObject(refused);
});
