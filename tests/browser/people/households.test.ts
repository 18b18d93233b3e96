import { expect, inject, test } from 'vitest';
import { family } from '#shared/people/family/contract.ts';
import { expectAccessible, expectToFit } from '../support/accessible.ts';
import { button, sees } from '../support/acts.ts';
import { anEvent } from '../support/event.ts';
import { aPerson, type Person } from '../support/person.ts';
import { visit } from '../support/visit.ts';

const origin = inject('origin');
const phones = { first: '+15551110001', second: '+15552220002' };
const shown = { first: '(555) 111-0001', second: '(555) 222-0002' };
const shield = 'Hide my contact from the other household';

test('two households answer for one child, and neither learns how to reach the other', async () => {
  const [first, second, host] = [await aPerson(origin), await aPerson(origin), await aPerson(origin)];
  const eventId = await anEvent(host);
  const dependantId = await aChildToShare(first, second);
  const other = (await visit(`/family/${dependantId}`, { as: second, width: 'narrow', expects: /^404 GET/ })).page;
  await other.getByLabel(/^Phone number/).fill(phones.second);
  await other.getByLabel(shield).click();
  await button(other, 'Accept').click();
  await sees(other, shown.second);

  const own = (await visit(`/family/${dependantId}`, { as: first })).page;
  await sees(own, shown.first);
  await sees(own, 'Contact hidden');
  await button(own, `Change ${first.displayName}`).click();
  await own.getByLabel(shield).click();
  await button(own, 'Save guardian').click();
  await sees(own, 'Guardian updated');
  await other.reload();
  await sees(other, 'Contact hidden');
  for (const contact of [phones.first, shown.first, first.email]) expect(await other.content()).not.toContain(contact);
  for (const contact of [phones.second, shown.second, second.email]) expect(await own.content()).not.toContain(contact);
  await expectAccessible(other, 'a child of two households, narrow');
  await expectToFit(other, 'a child of two households, narrow');

  await own.goto(`/evt/${eventId}`);
  await button(own, 'Join for Kim').click();
  await sees(own.getByRole('region', { name: 'Kim' }), /^In$/);
  await other.goto(`/evt/${eventId}`);
  await button(other, 'Kim can’t go').click();
  await sees(other.getByRole('region', { name: 'Kim' }), 'Not on the list');
  await own.reload();
  await button(own, 'Join for Kim').waitFor();
});

/** A child of ten, whose guardian is the first and the second is asked to be one, in the other household. */
async function aChildToShare(first: Person, second: Person): Promise<string> {
  const { dependantId } = await first.calls(family).addDependant({
    firstName: 'Kim',
    lastName: 'Carter',
    phoneNumber: phones.first,
    age: 10,
    relation: 'child',
    collectionConsent: true,
    disclosureConsent: true,
  });
  const them = await second.api.accounts.getMe({});
  await first.calls(family).inviteGuardian({
    dependantId,
    userId: them.state === 'success' ? them.userId : '',
    relation: 'parent',
    household: 'B',
    rights: ['rsvp', 'message'],
    contactShielded: false,
    priority: 2,
  });
  return dependantId;
}
