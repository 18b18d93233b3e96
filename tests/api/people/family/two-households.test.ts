import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { dependantsApi } from '#tests/support/events/dependants.ts';
import { anEvent } from '#tests/support/events/events.ts';
import { notificationsApi } from '#tests/support/notifications/notifications.ts';
import { hoursOn } from '#tests/support/people/availability.ts';
import { aDependant, addGuardian, familyApi } from '#tests/support/people/family.ts';
import { product } from '#tests/support/product/product.ts';

const phones = { a: '+15551110001', b: '+15552220002' };

it('lets two households share a child: each answers, both see the same, and neither learns how to reach the other', async () => {
  const { event, host } = await anEvent();
  const [a, b] = [await aPerson({ displayName: 'Ana' }), await aPerson({ displayName: 'Ben' })];
  const { dependantId } = await aDependant(a, { phoneNumber: phones.a });
  await addGuardian({ dependantId }, a, b, { contactShielded: true, phoneNumber: phones.b });
  const ana = familyApi.signedInAs(a);
  const first = await ana.getDependant({ dependantId });
  const own = first.guardians.find(({ userId }) => userId === a.userId)!;
  const { displayName: _, status: __, phoneNumber: ___, ...guardianship } = own;
  await ana.changeGuardian({ ...guardianship, dependantId, version: first.version, contactShielded: true });
  const parenting = { patternType: 'alternating_weeks' as const, anchorDate: '2031-06-30', exceptions: [] };
  await ana.setParenting({ dependantId, parenting });
  await ana.saveDependantAvailability({ dependantId, ...hoursOn({ monday: ['17:00-20:00'] }), version: 0 });
  const at = { eventId: event.eventId, dependantId };
  await dependantsApi.signedInAs(b).joinForDependant(at);
  await product.drain();

  const seenBy = async (one: typeof a) => {
    const [family, events] = [familyApi.signedInAs(one), dependantsApi.signedInAs(one)];
    const { notifications } = await notificationsApi.signedInAs(one).listNotifications({});
    return {
      member: await family.getDependant({ dependantId }),
      hours: await family.getDependantAvailability({ dependantId }),
      here: await events.listDependantsAtEvent({ eventId: event.eventId }),
      week: await events.getFamilyWeek({ from: new Date(Date.parse(event.startsAt) - 3_600_000).toISOString() }),
      told: notifications.map(({ title }) => title),
      mails: product.mails(one.email).map(({ subject, text }) => subject + text),
    };
  };
  const [byAna, byBen] = [await seenBy(a), await seenBy(b)];
  expect(byBen.member.parenting).toEqual(parenting);
  expect(byBen.hours).toEqual(byAna.hours);
  expect(byAna.here.dependants).toMatchObject([{ mine: { status: 'in' } }]);
  expect(byBen.here).toEqual(byAna.here);
  expect(byAna.week.entries).toMatchObject([{ dependantId, eventId: event.eventId, status: 'in' }]);
  expect(byAna.week.dependants).toMatchObject([{ household: 'A', parenting }]);
  expect(byBen.week.dependants).toMatchObject([{ household: 'B', parenting }]);
  for (const { told } of [byAna, byBen]) expect(told.some((title) => title.includes('For Kim: '))).toBe(true);
  for (const contact of [phones.b, b.email]) expect(JSON.stringify(byAna)).not.toContain(contact);
  for (const contact of [phones.a, a.email]) expect(JSON.stringify(byBen)).not.toContain(contact);
  const called = await dependantsApi.signedInAs(host).getJoinedDependant(at);
  expect(called.contacts).toEqual([]);
});
