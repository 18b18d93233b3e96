import { randomUUID } from 'node:crypto';
import { afterEach, expect, it } from 'vitest';
import { attendanceEntity } from '#lambdas/events/attendance/attendance.entity.ts';
import { createStandingStore } from '#lambdas/events/series/standing-rsvps/store.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { atTheDoor } from '#tests/support/events/attendance.ts';
import { dependantsApi } from '#tests/support/events/dependants.ts';
import { aDependant, familyApi } from '#tests/support/people/family.ts';
import { product } from '#tests/support/product/product.ts';

afterEach(() => product.clock.reset());

it('refuses to check in a child whose guardian removed them, even while the list still names them', async () => {
  const { eventId, door, at } = await atTheDoor(-3 * 24 * 60, { capacity: 5 });
  const me = await aPerson();
  const { dependantId } = await aDependant(me);
  await dependantsApi.signedInAs(me).joinForDependant({ eventId, dependantId });
  at(0);
  await familyApi.signedInAs(me).removeDependant({ dependantId });
  await expect(door.checkIn({ eventId, userId: dependantId, scanId: randomUUID() })).rejects.toMatchObject({
    code: 'checkIn.notIn',
  });
  const { data } = await attendanceEntity(table()).get({ eventId, userId: dependantId }).go();
  expect(data).toBeNull();
});

it('keeps no answer to a series for a child who was removed after the look', async () => {
  const me = await aPerson();
  const { dependantId } = await aDependant(me);
  await familyApi.signedInAs(me).removeDependant({ dependantId });
  const answers = createStandingStore(table());
  const rootId = 'ser_00000000000000000000000000';
  const answer = {
    rootId,
    userId: dependantId,
    guardianId: me.userId,
    scope: 'standing' as const,
    dates: [],
    settled: false,
  };
  const when = { fromDate: '2026-12-01', answerId: 'a', createdAt: product.clock.now().toISOString() };
  await expect(answers.put({ ...answer, ...when })).rejects.toMatchObject({ code: 'access.denied' });
  expect(await answers.find({ rootId, userId: dependantId })).toBeUndefined();
});
