import { afterEach, expect, it, vi } from 'vitest';
import { table } from '#lambdas/kernel/data/table.ts';
import { dependantEntity } from '#lambdas/people/ports/family/dependant.entity.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aCardEvent } from '#tests/support/events/checkout.ts';
import { dependantsApi } from '#tests/support/events/dependants.ts';
import { lottery } from '#tests/support/events/draws.ts';
import { anEvent, eventsApi, joiners } from '#tests/support/events/events.ts';
import { hostsApi } from '#tests/support/events/hosts.ts';
import { aDependant, addGuardian, familyApi } from '#tests/support/people/family.ts';
import { drain } from '#tests/support/product/drain.ts';
import { product } from '#tests/support/product/product.ts';

afterEach(() => product.clock.reset());

/** A guardian with a child, at an event. */
async function aFamilyAt(...event: Parameters<typeof anEvent>) {
  const [{ event: made, host }, me] = [await anEvent(...event), await aPerson()];
  const { dependantId } = await aDependant(me);
  const at = { eventId: made.eventId, dependantId };
  return { ...at, at, me, host, event: made, api: dependantsApi.signedInAs(me) };
}

it('takes one seat of their own for a child, whichever guardian answers, and however often', async () => {
  const { at, me, api, eventId } = await aFamilyAt();
  const other = await aPerson();
  await addGuardian(at, me, other, { rights: ['rsvp'] });
  await eventsApi.signedInAs(me).joinEvent({ eventId });
  const both = await Promise.all([
    api.joinForDependant(at),
    dependantsApi.signedInAs(other).joinForDependant(at),
    api.joinForDependant(at),
  ]);
  for (const { mine } of both) expect(mine).toEqual({ status: 'in' });
  expect((await eventsApi.signedInAs(me).getEvent({ eventId })).seats).toEqual({ taken: 2, waiting: 0, free: 8 });
});

it('waits in line, moves up, and is asked for like everyone', async () => {
  const { at, api, eventId } = await aFamilyAt({ capacity: 1 });
  const [first] = await joiners(eventId, 1);
  await expect(api.joinForDependant(at)).resolves.toMatchObject({ mine: { status: 'waiting', position: 1 } });
  await eventsApi.signedInAs(first!).leaveEvent({ eventId });
  const { dependants } = await api.listDependantsAtEvent({ eventId });
  expect(dependants).toMatchObject([{ mine: { status: 'in' } }]);
  const asking = await aFamilyAt({ creatorApprovalNeeded: true, approvalQuestions: ['Can they swim?'] });
  await expect(asking.api.joinForDependant(asking.at)).rejects.toMatchObject({ code: 'rsvp.answersMissing' });
  await asking.api.joinForDependant({ ...asking.at, answers: ['Yes'] });
  const host = eventsApi.signedInAs(asking.host);
  const hosting = hostsApi.signedInAs(asking.host);
  const { requests } = await hosting.listRequests({ eventId: asking.eventId });
  expect(requests).toMatchObject([{ displayName: 'Kim C.', answers: [{ answer: 'Yes' }] }]);
  await hosting.decideRequests({ eventId: asking.eventId, userIds: [asking.dependantId], decision: 'approve' });
  expect((await host.listJoiners({ eventId: asking.eventId })).joiners).toMatchObject([{ displayName: 'Kim C.' }]);
});

it('takes the seat that is held for a child', async () => {
  const { at, api, eventId } = await aFamilyAt({ capacity: 1, waitlistMode: 'fifo_offer' });
  const [first] = await joiners(eventId, 1);
  await api.joinForDependant(at);
  await eventsApi.signedInAs(first!).leaveEvent({ eventId });
  await drain();
  const offered = await api.listDependantsAtEvent({ eventId });
  expect(offered.dependants[0]?.mine.status).toBe('offered');
  await expect(api.joinForDependant(at)).resolves.toMatchObject({ mine: { status: 'in' } });
});

it('lets no one have a seat whose offer has ended', async () => {
  const { at, api, eventId } = await aFamilyAt({ capacity: 1, waitlistMode: 'fifo_offer' });
  const [first] = await joiners(eventId, 1);
  await api.joinForDependant(at);
  await eventsApi.signedInAs(first!).leaveEvent({ eventId });
  await drain();
  const [child] = (await api.listDependantsAtEvent({ eventId })).dependants;
  product.clock.moveTo(child?.mine.status === 'offered' ? child.mine.until : '');
  await expect(api.joinForDependant(at)).rejects.toMatchObject({ code: 'rsvp.offerGone' });
});

it('is for anyone who it is meant, by the age of the child and what their guardian says of them', async () => {
  const young = await aFamilyAt({ eligibility: { leastAge: 18 } });
  await expect(young.api.joinForDependant(young.at)).rejects.toMatchObject({
    code: 'rsvp.notEligible',
    fields: { age: 'This event is for ages 18 and over.' },
  });
  const girls = await aFamilyAt({ eligibility: { gender: 'women_plus', mostAge: 12 } });
  await expect(girls.api.joinForDependant(girls.at)).rejects.toMatchObject({
    fields: { gender: 'This event is for women and gender-diverse people.' },
  });
  await girls.api.joinForDependant({ ...girls.at, gender: 'woman' });
  const own = dependantsApi.signedInAs(young.host);
  const { dependantId } = await aDependant(young.host);
  await expect(own.joinForDependant({ eventId: young.eventId, dependantId })).resolves.toBeTruthy();
});

it('is refused as everyone is where there is no seat, or not yet', async () => {
  const full = await aFamilyAt({ capacity: 1, allowWaitlist: false });
  await joiners(full.eventId, 1);
  await expect(full.api.joinForDependant(full.at)).rejects.toMatchObject({ code: 'rsvp.full' });
  const later = await aFamilyAt({ rsvpOpensHoursBefore: 24 });
  await expect(later.api.joinForDependant(later.at)).rejects.toMatchObject({ code: 'rsvp.notYet' });
  const drawn = await aFamilyAt(lottery);
  await drain();
  product.clock.moveTo(drawn.event.drawsAt ?? '');
  await expect(drawn.api.joinForDependant(drawn.at)).rejects.toMatchObject({ code: 'rsvp.drawing' });
});

it('is refused when answers have closed, and for people a host blocked or who may not see it', async () => {
  const { at, api, host, eventId, event } = await aFamilyAt();
  await eventsApi.signedInAs(host).cancelEvent({ eventId, version: event.version, reason: 'weather' });
  await expect(api.joinForDependant(at)).rejects.toMatchObject({ code: 'rsvp.closed' });
  const hidden = await aFamilyAt({ visibility: 'private' });
  await expect(hidden.api.joinForDependant(hidden.at)).rejects.toMatchObject({ code: 'event.notFound' });
});

it('needs the right at the moment of the write, whatever was read before', async () => {
  const { at, me, eventId, dependantId } = await aFamilyAt();
  const other = await aPerson();
  await addGuardian(at, me, other, { rights: ['pickup'] });
  const join = (one: { userId: string }) => dependantsApi.signedInAs(one).joinForDependant(at);
  await expect(join(other)).rejects.toMatchObject({ code: 'access.denied' });
  await expect(join(await aPerson())).rejects.toMatchObject({ code: 'dependant.notFound' });
  const { version } = await familyApi.signedInAs(me).getDependant({ dependantId });
  const mine = { dependantId, userId: me.userId, version, relation: 'parent', household: 'A' } as const;
  const rows = dependantEntity(table());
  const { data } = await rows.get({ dependantId }).go();
  const send = table().client.send.bind(table().client);
  const slow = vi.spyOn(table().client, 'send').mockImplementation((async (command: object) => {
    if (command.constructor.name === 'TransactWriteCommand') {
      slow.mockRestore();
      await rows
        .patch({ dependantId })
        .set({
          guardians: {
            ...(data?.guardians as object),
            [me.userId]: { ...mine, status: 'confirmed', rights: ['pay'], contactShielded: false, priority: 1 },
          },
        })
        .go();
    }
    return send(command as never);
  }) as never);
  await expect(join(me)).rejects.toMatchObject({ code: 'access.denied' });
  expect((await eventsApi.signedInAs(me).getEvent({ eventId })).seats.taken).toBe(0);
});

it('seats no child for free where the card is the only way', async () => {
  const [{ eventId }, me] = [await aCardEvent(), await aPerson()];
  const { dependantId } = await aDependant(me);
  const join = dependantsApi.signedInAs(me).joinForDependant({ eventId, dependantId });
  await expect(join).rejects.toMatchObject({ code: 'rsvp.payFirst' });
});
