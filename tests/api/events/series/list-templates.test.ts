import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { anEvent, eventsApi, inDays } from '#tests/support/events/events.ts';
import { seriesApi } from '#tests/support/events/series.ts';

it('lists one’s own templates by name, and an event can be made of each', async () => {
  const { event, host } = await anEvent();
  const me = eventsApi.signedInAs(host);
  for (const name of ['Second', 'First'])
    await seriesApi.signedInAs(host).saveTemplate({ eventId: event.eventId, name });
  const { templates } = await seriesApi.signedInAs(host).listTemplates({});
  expect(templates.map(({ name }) => name)).toEqual(['First', 'Second']);
  const made = await me.scheduleEvent({ ...templates[0]!.details, localStart: inDays(3) } as never);
  expect(made).toMatchObject({ title: event.title, location: event.location });
  await expect(seriesApi.signedInAs(await aPerson()).listTemplates({})).resolves.toEqual({ templates: [] });
});
