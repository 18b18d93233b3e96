import { expect, it, vi } from 'vitest';
import { ofNoPerson, type PersonalRule } from '#lambdas/accounts/ports/personal-data/personal-data.ts';
import { placesData } from '#lambdas/places/personal-data.ts';
import { entryChanged } from '#shared/discovery/messages.ts';
import { listingChanged } from '#shared/events/messages.ts';
import { canariesIn, canariesInTable, entitiesOf } from '#tests/support/accounts/deletion/canary.ts';
import { aFullLife } from '#tests/support/accounts/deletion/full-life.ts';
import { leave, tendLater } from '#tests/support/accounts/deletion/leaving.ts';
import { cloud } from '#tests/support/product/cloud.ts';
import { product } from '#tests/support/product/product.ts';
import { storedKeys } from '#tests/support/uploads/uploads.ts';

/** Entities that hold it and that the table forgets by itself: what others were told stays theirs for half a year. */
const passing = ['idempotency', 'notification', 'outbox'];
const publicListings: readonly string[] = [listingChanged.name, entryChanged.name];
const inMinutes = (days: number) => days * 24 * 60 + 1;

it('leaves nothing of a full life in table, files, mail and logs, and notices what a part forgot', async () => {
  const said: string[] = [];
  for (const way of ['log', 'warn', 'info'] as const)
    vi.spyOn(console, way).mockImplementation((line: unknown) => void said.push(String(line)));
  const others = new Set(storedKeys());
  const theirFiles = () => storedKeys().filter((key) => !others.has(key));
  const member = await aFullLife();
  const before = entitiesOf(await canariesInTable());
  expect(before).toEqual(
    expect.arrayContaining(['account', 'answer', 'event', 'placeRating', 'placeReport', 'upload']),
  );
  expect(theirFiles()).toHaveLength(2);
  const sent = cloud.mails.length;

  const rules = placesData.entities as Record<string, PersonalRule>;
  const { placeReport } = rules;
  rules.placeReport = ofNoPerson('forgotten');
  await leave(member);
  rules.placeReport = placeReport!;
  const left = entitiesOf(await canariesInTable()).filter((entity) => !passing.includes(entity));
  expect(left).toEqual(['placeReport']);

  // What can be sent again for a week, or from the archive, says of the person no more than a public title does.
  const facts = (await canariesInTable()).filter(({ entity }) => entity === 'outbox');
  const types = facts.map(({ row }) => (JSON.parse(row) as { type: string }).type);
  expect([...new Set(types)].filter((type) => !publicListings.includes(type))).toEqual([]);

  await tendLater();
  expect(entitiesOf(await canariesInTable()).filter((entity) => !passing.includes(entity))).toEqual([]);
  product.clock.forwardMinutes(inMinutes(7));
  expect(entitiesOf(await canariesInTable())).toEqual(['notification']);
  product.clock.forwardMinutes(inMinutes(180));
  expect(await canariesInTable()).toEqual([]);
  expect(theirFiles()).toEqual([]);
  expect(canariesIn(cloud.mails.slice(sent))).toEqual([]);
  expect(canariesIn(cloud.events)).toEqual([]);
  expect(canariesIn(said)).toEqual([]);
});
