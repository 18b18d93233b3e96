import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { anEvent } from '#tests/support/events/events.ts';
import { seriesApi } from '#tests/support/events/series.ts';

it('deletes one’s own template, and no one else’s', async () => {
  const { event, host } = await anEvent();
  const me = seriesApi.signedInAs(host);
  const { templateId } = await me.saveTemplate({ eventId: event.eventId, name: 'Hoops' });
  const other = seriesApi.signedInAs(await aPerson());
  await expect(other.deleteTemplate({ templateId })).rejects.toMatchObject({ code: 'template.notFound' });
  await me.deleteTemplate({ templateId });
  await expect(me.listTemplates({})).resolves.toEqual({ templates: [] });
});
