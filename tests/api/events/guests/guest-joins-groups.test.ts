import { expect, it } from 'vitest';
import { handler } from '#lambdas/events/pages/pages.ts';
import { eventPagePaths } from '#lambdas/events/pages/paths.ts';
import { anEvent, eventsApi } from '#tests/support/events/events.ts';
import { inGroups } from '#tests/support/events/groups.ts';
import { confirmBy, guestPage, mailedKey, sendForm } from '#tests/support/events/guests.ts';
import { openPage } from '#tests/support/events/pages.ts';

it('has a player without an account choose their group on the page that shows how full each is', async () => {
  const { event, host } = await anEvent(inGroups());
  const { eventId } = event;
  const page = await openPage(handler, eventPagePaths, `/evt/${eventId}`);
  expect(page.body).toContain('Goalkeepers: 0 of 2 in, 2 free');
  expect(page.body).toContain('<option value="keeper">Goalkeepers</option>');
  const email = 'keeper@guests.example';
  await sendForm('/api/guest/ask', { eventId, name: 'Jo Guest', email, group: 'keeper' });
  const mine = await confirmBy(mailedKey(email, 'confirm'));
  expect((await guestPage(`/guest/rsvp?t=${mine}`)).body).toContain('Jo Guest · Goalkeepers');
  const { joiners } = await eventsApi.signedInAs(host).listJoiners({ eventId });
  expect(joiners).toMatchObject([{ displayName: 'Jo Guest', group: 'keeper', status: 'in' }]);
});

it('says so where they chose none', async () => {
  const { event } = await anEvent(inGroups());
  const email = 'unknown@guests.example';
  await sendForm('/api/guest/ask', { eventId: event.eventId, name: 'Jo Guest', email });
  const answer = await sendForm('/api/guest/confirm', { key: mailedKey(email, 'confirm') });
  expect(answer.body).toContain('choose what you’re joining as');
  expect((await guestPage('/guest/rsvp?t=nothing')).body).not.toContain('You&#x27;re in');
});
