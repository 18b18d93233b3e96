import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { eventsApi } from '#tests/support/events/events.ts';
import { inGroups } from '#tests/support/events/groups.ts';
import { aSeries, seriesApi } from '#tests/support/events/series.ts';

it('joins every date of a series in one group, which has to be chosen', async () => {
  const { event, dates } = await aSeries(inGroups());
  const me = await aPerson();
  const api = seriesApi.signedInAs(me);
  const all = { eventId: event.eventId, scope: 'standing' } as const;
  await expect(api.joinSeries(all)).rejects.toMatchObject({ code: 'rsvp.groupMissing' });
  await expect(api.joinSeries({ ...all, group: 'keeper' })).resolves.toMatchObject({ missed: 0 });
  const last = dates.at(-1)?.eventId ?? '';
  expect((await eventsApi.signedInAs(me).getEvent({ eventId: last })).answer.group).toBe('keeper');
});
