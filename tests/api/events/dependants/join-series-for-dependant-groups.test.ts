import { expect, it } from 'vitest';
import { dependantsApi } from '#tests/support/dependants.ts';
import { aDependant } from '#tests/support/family.ts';
import { inGroups } from '#tests/support/groups.ts';
import { aPerson } from '#tests/support/people.ts';
import { aSeries } from '#tests/support/series.ts';

it('has a child come to every date in the group that the guardian chose', async () => {
  const { event } = await aSeries(inGroups());
  const me = await aPerson();
  const { dependantId } = await aDependant(me);
  const api = dependantsApi.signedInAs(me);
  const all = { eventId: event.eventId, dependantId, scope: 'standing' } as const;
  await expect(api.joinSeriesForDependant(all)).rejects.toMatchObject({ code: 'rsvp.groupMissing' });
  await expect(api.joinSeriesForDependant({ ...all, group: 'keeper' })).resolves.toMatchObject({ missed: 0 });
});
