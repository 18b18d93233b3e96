import { afterEach, expect, it } from 'vitest';
import { leave, leavingApi, settle, tendLater } from '#tests/support/accounts/deletion/leaving.ts';
import { unzip } from '#tests/support/accounts/deletion/unzip.ts';
import { anAidEvent, note } from '#tests/support/payments/aid.ts';
import { product } from '#tests/support/product/product.ts';

afterEach(() => product.clock.reset());

it('hands the note out to the person who wrote it', async () => {
  const { ask, player, eventId } = await anAidEvent();
  await ask();
  await leavingApi.signedInAs(player).askForDataExport({});
  await settle();
  const { url } = await leavingApi.signedInAs(player).openDataExport({});
  const files = unzip(new Uint8Array(await (await fetch(url)).arrayBuffer()));
  const { data } = JSON.parse(files.get('data.json') ?? '') as { data: Record<string, unknown[]> };
  expect(data.aidRequest).toMatchObject([{ subjectId: eventId, note, status: 'asked' }]);
});

it('is forgotten with the account', async () => {
  const { ask, grant, player, requests } = await anAidEvent();
  await ask();
  await leave(player);
  await tendLater();
  expect(await requests()).toEqual([]);
  await expect(grant(50)).rejects.toMatchObject({ code: 'aid.notFound' });
});
