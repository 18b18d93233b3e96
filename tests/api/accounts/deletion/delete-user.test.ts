import { describe, expect, it } from 'vitest';
import { createErasureStore } from '#lambdas/accounts/deletion/erasures/store.ts';
import { deleteUser } from '#lambdas/accounts/deletion/operations/delete-user.ts';
import { createAccountReader } from '#lambdas/accounts/ports/accounts.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { leave, leavingApi, onRoster, tendLater } from '#tests/support/accounts/deletion/leaving.ts';
import { aPerson, aStranger } from '#tests/support/accounts/people.ts';
import { aMember } from '#tests/support/accounts/sign-ups.ts';
import { userPool } from '#tests/support/accounts/user-pool.ts';
import { anEvent, eventsApi, joiners } from '#tests/support/events/events.ts';
import { product } from '#tests/support/product/product.ts';
import { membersApi } from '#tests/support/teams/teams.ts';

const accounts = createAccountReader(table());
const confirmation = 'DELETE';

describe('a person who deletes their account', () => {
  it('is signed out at once, cannot sign in any more, and frees their address for a new sign-up', async () => {
    const member = await aMember();
    await leavingApi.signedInAs(member).deleteUser({ confirmation });
    await expect(membersApi.signedInAs(member).listTeamsOfUser({})).rejects.toMatchObject({ code: 'auth.required' });
    await product.drain();
    await product.index();
    await product.drain();
    await expect(userPool.signIn(member.email, 'tandem kettle orbit')).rejects.toThrow();
    expect(await accounts.find(member.userId)).toMatchObject({ email: '', erasedAt: expect.any(String) });
    const again = await aMember(member.email);
    expect(again.userId).not.toBe(member.userId);
  });

  it('must type DELETE exactly', async () => {
    const mine = leavingApi.signedInAs(await aPerson());
    for (const typed of ['delete', 'DELETE ', ''])
      await expect(mine.deleteUser({ confirmation: typed as 'DELETE' })).rejects.toMatchObject({
        code: 'request.invalid',
        fields: { confirmation: 'Type DELETE exactly.' },
      });
  });

  it('must have signed in within the last five minutes', async () => {
    const now = new Date('2026-12-01T12:05:01Z');
    const actor = { userId: 'a', username: 'a', signedInAt: new Date('2026-12-01T12:00:00Z') };
    const asked = deleteUser({ actor, now } as never, {} as never);
    await expect(asked).rejects.toMatchObject({ code: 'signIn.tooOld' });
  });

  it('must have an account', async () => {
    const asked = leavingApi.signedInAs(aStranger()).deleteUser({ confirmation });
    await expect(asked).rejects.toMatchObject({ code: 'user.notFound' });
  });

  it('must be on no roster, and comes on none any more', async () => {
    const person = await aPerson();
    await onRoster.add(person.userId, 'Austin Rovers');
    const asked = leavingApi.signedInAs(person).deleteUser({ confirmation });
    await expect(asked).rejects.toMatchObject({ code: 'user.onRoster' });
    await onRoster.remove(person.userId, 'Austin Rovers');
    await leave(person);
    expect(await onRoster.add(person.userId, 'Austin Rovers')).toBe(false);
  });

  it('gives the next in line their seat, and calls off what they host alone', async () => {
    const { event, host } = await anEvent({ capacity: 1 });
    const [leaver, next] = await joiners(event.eventId, 2);
    await product.drain();
    await leave(leaver!);
    expect(await eventsApi.signedInAs(next!).getEvent({ eventId: event.eventId })).toMatchObject({
      mine: { status: 'in' },
    });
    await leave(host);
    const left = await eventsApi.signedInAs(next!).getEvent({ eventId: event.eventId });
    expect(left.event).toMatchObject({ status: 'cancelled', hostName: 'Former player', title: event.title });
  });
});

it('has every part look a second time for what came in between, and then is over', async () => {
  const erasures = createErasureStore(table());
  const person = await aPerson();
  await leave(person);
  expect(await erasures.find(person.userId)).toMatchObject({ pass: 1 });
  await tendLater();
  expect(await erasures.find(person.userId)).toBeUndefined();
});
