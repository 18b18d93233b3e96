import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { dependantsApi } from '#tests/support/events/dependants.ts';
import { inGroups } from '#tests/support/events/groups.ts';
import { aSeries } from '#tests/support/events/series.ts';
import { aDependant } from '#tests/support/people/family.ts';

it('has a child come to every date in the group that the guardian chose', async () => {
  const { event } = await aSeries(inGroups());
  const me = await aPerson();
  const { dependantId } = await aDependant(me);
  const api = dependantsApi.signedInAs(me);
  const all = { eventId: event.eventId, dependantId, scope: 'standing' } as const;
  await expect(api.joinSeriesForDependant(all)).rejects.toMatchObject({ code: 'rsvp.groupMissing' });
  await expect(api.joinSeriesForDependant({ ...all, group: 'keeper' })).resolves.toMatchObject({ missed: 0 });
});
