import { expect, it } from 'vitest';
import type { PersonalRule } from '#lambdas/accounts/ports/personal-data/personal-data.ts';
import { canariesInTable, canary, entitiesOf } from '#tests/support/accounts/deletion/canary.ts';
import { aFullLife } from '#tests/support/accounts/deletion/full-life.ts';
import { leavingApi, settle } from '#tests/support/accounts/deletion/leaving.ts';
import { personalDataParts } from '#tests/support/accounts/deletion/personal-parts.ts';
import { unzip } from '#tests/support/accounts/deletion/unzip.ts';

it('hands out every kind of record that the inventory marks as the person’s, and their files', async () => {
  const member = await aFullLife();
  const rules = new Map<string, PersonalRule>(personalDataParts.flatMap(({ entities }) => Object.entries(entities)));
  // What holds their words and is stored under another user belongs to that user: a notice, an invitation, a place.
  const underThem = (await canariesInTable()).filter(({ row }) => JSON.parse(row).userId === member.userId);
  const theirs = entitiesOf(underThem).filter((name) => rules.get(name)?.exported === 'own');
  expect(theirs.length).toBeGreaterThan(8);
  const mine = leavingApi.signedInAs(member);
  await mine.askForDataExport({});
  await settle();
  const { url } = await mine.openDataExport({});
  const files = unzip(new Uint8Array(await (await fetch(url)).arrayBuffer()));
  const { data } = JSON.parse(files.get('data.json') ?? '') as { data: Record<string, unknown> };
  expect(theirs.filter((name) => !JSON.stringify(data[name] ?? []).includes(canary))).toEqual([]);
  expect([...files.keys()].filter((name) => name.startsWith('files/'))).toHaveLength(2);
});
