import { expect, it } from 'vitest';
import { leavingApi, settle } from '#tests/support/accounts/deletion/leaving.ts';
import { aPerson } from '#tests/support/accounts/people.ts';

it('says when the user asked last, whether it is ready, and nothing before they did', async () => {
  const [mine, others] = [leavingApi.signedInAs(await aPerson()), leavingApi.signedInAs(await aPerson())];
  expect(await mine.getDataExport({})).toEqual({});
  await mine.askForDataExport({});
  expect((await mine.getDataExport({})).export).not.toHaveProperty('until');
  await settle();
  expect((await mine.getDataExport({})).export).toMatchObject({ until: expect.any(String), size: expect.any(Number) });
  expect(await others.getDataExport({})).toEqual({});
});
