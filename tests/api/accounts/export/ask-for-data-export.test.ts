import { expect, it } from 'vitest';
import { uploadBucket } from '#infra/local/environment.ts';
import { leave, leavingApi, settle, tendLater } from '#tests/support/accounts/deletion/leaving.ts';
import { unzip } from '#tests/support/accounts/deletion/unzip.ts';
import { aPerson, aStranger } from '#tests/support/accounts/people.ts';
import { anEvent, eventsApi } from '#tests/support/events/events.ts';
import { block } from '#tests/support/people/privacy.ts';
import { cloud } from '#tests/support/product/cloud.ts';
import { product } from '#tests/support/product/product.ts';
import { anUpload } from '#tests/support/uploads/uploads.ts';

const filesOf = async (person: { readonly userId: string }) => {
  const { url } = await leavingApi.signedInAs(person).openDataExport({});
  return unzip(new Uint8Array(await (await fetch(url)).arrayBuffer()));
};
const stored = () => cloud.objects.list(uploadBucket, 'files/exports/', '', 10);

it('hands out everything of a person as JSON and CSV, tells them by mail, and nothing of anybody else', async () => {
  const person = await aPerson({ displayName: '=1+1', bio: 'Left foot.' });
  const [other, blocker] = [await aPerson(), await aPerson()];
  const { event } = await anEvent();
  await eventsApi.signedInAs(person).joinEvent({ eventId: event.eventId, note: '@home, "late"' });
  await eventsApi.signedInAs(other).joinEvent({ eventId: event.eventId, note: 'Of another person.' });
  await block(person, other);
  await block(blocker, person);
  await product.drain();

  const { export: asked } = await leavingApi.signedInAs(person).askForDataExport({});
  expect(asked).toMatchObject({ askedAt: expect.any(String) });
  expect(asked?.until).toBeUndefined();
  await settle();
  const { text } = product.mails(person.email).at(-1) ?? {};
  expect(text).toContain('/settings?tab=general#your-data');
  expect(text).toMatch(/You can download it until [A-Z][a-z]+ \d{1,2}, \d{4}\./);

  const files = await filesOf(person);
  const { data } = JSON.parse(files.get('data.json') ?? '') as { data: Record<string, Record<string, unknown>[]> };
  expect(data.account).toMatchObject([{ userId: person.userId, email: person.email, bio: 'Left foot.' }]);
  expect(data.answer).toMatchObject([{ eventId: event.eventId, note: '@home, "late"' }]);
  expect(data.rsvp).toMatchObject([{ eventId: event.eventId, status: 'in' }]);
  expect(data.block).toMatchObject([{ side: 'blocks', otherId: other.userId }]);
  expect(files.get('csv/answer.csv')).toContain(`"'@home, ""late"""`);
  expect(files.get('csv/account.csv')).toContain(`"'=1+1"`);
  const all = [...files.values()].join('');
  for (const secret of ['Of another person.', other.email, blocker.userId, 'gsi1pk', '__edb'])
    expect(all).not.toContain(secret);
});

it('includes the files that the user uploaded', async () => {
  const person = await aPerson();
  const uploadId = await anUpload(person, { name: 'our court (1).png' });
  await product.drain();
  await leavingApi.signedInAs(person).askForDataExport({});
  await settle();
  const files = await filesOf(person);
  expect(files.get(`files/${uploadId}-our court _1_.png`)).toContain('PNG');
  expect(files.has('files/not-contained.txt')).toBe(false);
});

it('is made once a day and kept for seven', async () => {
  const person = await aPerson();
  const mine = leavingApi.signedInAs(person);
  await mine.askForDataExport({});
  await expect(mine.askForDataExport({})).rejects.toMatchObject({ code: 'export.askedLately' });
  await settle();
  product.clock.forwardMinutes(24 * 60 + 1);
  await mine.askForDataExport({});
  await settle();
  expect(await filesOf(person)).toBeDefined();
  const before = stored().length;
  await tendLater(7 * 24 * 60 + 1);
  await expect(mine.openDataExport({})).rejects.toMatchObject({ code: 'export.notFound' });
  expect(stored()).toHaveLength(before - 1);
  product.clock.reset();
});

it('goes with the account, and needs one', async () => {
  const person = await aPerson();
  await leavingApi.signedInAs(person).askForDataExport({});
  await settle();
  const before = stored().length;
  await leave(person);
  expect(stored()).toHaveLength(before - 1);
  const stranger = leavingApi.signedInAs(aStranger());
  await expect(stranger.askForDataExport({})).rejects.toMatchObject({ code: 'user.notFound' });
});
