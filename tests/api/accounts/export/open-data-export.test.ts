import { expect, it } from 'vitest';
import { leavingApi, settle } from '#tests/support/accounts/deletion/leaving.ts';
import { aPerson } from '#tests/support/accounts/people.ts';

it('opens only for the user who asked', async () => {
  const mine = leavingApi.signedInAs(await aPerson());
  await mine.askForDataExport({});
  await expect(mine.openDataExport({})).rejects.toMatchObject({ code: 'export.notFound' });
  await settle();
  const { url } = await mine.openDataExport({});
  expect((await fetch(url)).headers.get('content-type')).toBe('application/zip');
  const other = leavingApi.signedInAs(await aPerson());
  await expect(other.openDataExport({})).rejects.toMatchObject({ code: 'export.notFound' });
});
