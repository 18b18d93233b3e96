import { expect, inject, test } from 'vitest';
import { substitutesContract } from '#shared/events/substitutes/contract.ts';
import { expectAccessible, expectToFit } from '../support/accessible.ts';
import { button, choose, sees } from '../support/acts.ts';
import { anEvent } from '../support/event.ts';
import { mailTo } from '../support/mail.ts';
import { aPerson, austinPlaceId } from '../support/person.ts';
import { visit } from '../support/visit.ts';

const origin = inject('origin');

test('a host who is short of people finds a substitute, and the player who answers later is told kindly', async () => {
  const [host, first, second] = [await aPerson(origin), await aPerson(origin), await aPerson(origin)];
  const quick = await visit('/substitutes', { as: first, width: 'narrow', appearance: 'dark' });
  await sees(quick.page, 'No requests right now.');
  await choose(quick.page, 'Sport', 'Fencing');
  for (const label of ['Quiet from', 'Quiet until']) await quick.page.getByLabel(label).fill('00:00');
  await button(quick.page, 'Save').click();
  await sees(quick.page, 'Successfully saved availability');
  await expectAccessible(quick.page, 'substitutes');
  await expectToFit(quick.page, 'substitutes');
  await second.calls(substitutesContract).saveSubstituteProfile({
    sports: [{ gameTypeId: 'fencing', available: true, level: 'intermediate' }],
    cityPlaceId: austinPlaceId,
    radiusMiles: 20,
    noticeHours: 2,
    quietFrom: '00:00',
    quietUntil: '00:00',
    timeZone: 'America/Chicago',
  });

  const eventId = await anEvent(host, { title: 'Fencing, one short', gameTypeId: 'fencing' });
  const { page } = await visit(`/event/${eventId}/manage`, { as: host });
  await button(page, 'Look for substitutes').click();
  await page.getByRole('textbox', { name: /^Message/ }).fill('Our fourth is ill.');
  await button(page, 'Ask for substitutes').click();
  await sees(page, 'Looking for substitutes: 0 of 1');
  expect((await fetch(`${origin}/_local/jobs/events-substitute-waves/run`, { method: 'POST' })).ok).toBe(true);
  await mailTo(origin, first.email, /^Can you sub\? Fencing/);
  await sees(page, `${first.displayName} asked`);

  await quick.page.reload();
  await sees(quick.page, 'Our fourth is ill.');
  await button(quick.page, 'Substitute at Fencing, one short').click();
  await sees(quick.page, 'You’re in. Thanks for subbing!');
  await mailTo(origin, second.email, /^Subs found: Fencing/);
  const slow = await visit('/substitutes', { as: second });
  await sees(slow.page, 'The host found enough subs. Thanks!');
  await sees(page, 'Your substitutes are in: 1 of 1');
});
