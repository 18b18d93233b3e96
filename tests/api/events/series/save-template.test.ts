import { expect, it } from 'vitest';
import { anEvent } from '#tests/support/events/events.ts';
import { seriesApi } from '#tests/support/events/series.ts';

it('keeps everything of an event but when it starts', async () => {
  const { event, host } = await anEvent({ capacity: 7 });
  const me = seriesApi.signedInAs(host);
  const saved = await me.saveTemplate({ eventId: event.eventId, name: 'Hoops' });
  expect(saved).toMatchObject({ name: 'Hoops', cityName: 'Austin, TX', details: { title: event.title, capacity: 7 } });
  expect(saved.details).not.toHaveProperty('localStart');
  await expect(me.listTemplates({})).resolves.toEqual({ templates: [saved] });
});

it('keeps at most twenty, also when many are saved at once', async () => {
  const { event, host } = await anEvent();
  const { eventId } = event;
  const me = seriesApi.signedInAs(host);
  const tries = await Promise.allSettled(
    Array.from({ length: 22 }, (_, index) => me.saveTemplate({ eventId, name: `Number ${index}` })),
  );
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
  await expect(me.saveTemplate({ eventId, name: 'One more' })).rejects.toMatchObject({ code: 'template.tooMany' });
  const nowhere = { eventId: 'evt_00000000000000000000000000', name: 'No' };
  await expect(me.saveTemplate(nowhere)).rejects.toMatchObject({ code: 'event.notFound' });
});
