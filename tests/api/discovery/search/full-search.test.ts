import { beforeAll, describe, expect, it } from 'vitest';
import { handler } from '#lambdas/discovery/api.ts';
import { allWordsOf, leadingWordsOf } from '#lambdas/discovery/text/entry-words.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { seeded } from '#shared/competitions/random.ts';
import { discovery } from '#shared/discovery/contract.ts';
import type { Entry } from '#shared/discovery/entry.ts';
import { isNear, termsOf } from '#shared/discovery/words.ts';
import { austin } from '#tests/support/accounts/account-row.ts';
import { anEntry, putEntries } from '#tests/support/discovery/words.ts';
import { product } from '#tests/support/product/product.ts';

const visitor = product.client(discovery, handler).signedOut();
const found = async (text: string, more: object = {}) =>
  (await visitor.fullSearch({ text, limit: 50, ...more })).entries.map(({ refId }) => refId);

describe('searching while typing', () => {
  const random = seeded(5);
  const any = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const titles = [
    'Sunrise run',
    'Café soccer league',
    'Women’s open play',
    'Beginners welcome',
    'Night futsal',
    'Doubles',
  ];
  const more = ['downtown', 'North', 'at the lake', 'Ladder', 'São Paulo', 'round robin', 'Bring shoes', '3x3'];
  const places = ['Zilker Park, Austin, TX', 'Riverside Courts, Denver, CO', 'Lakeside, Madison, WI'];
  const entries = Array.from({ length: 120 }, () =>
    anEntry({
      title: `${any(titles)} ${any(more)} ${any(more)}`,
      detail: any(places),
      gameTypeId: any(['basketball', 'soccer', 'tennis', 'flag-football']),
    }),
  );

  beforeAll(() => putEntries(entries, table()));

  it.each([
    'sun',
    'sunri',
    'cafe soc',
    'Café SÃO',
    'womens open',
    'play zilker',
    'lake madison',
    'flag foot den',
    'run run run',
    'basketball',
    'ladder shoes tennis',
    'round robin north austin',
    'nothing like that',
    'sunrse run',
    'beginers',
    'tenis',
    'baskteball doubles',
    'lakee soccre',
  ])('finds what looking at every entry finds: %s', async (text) => {
    const expected = bruteForce(entries, text).map(({ refId }) => refId);
    expect(new Set(await found(text))).toEqual(new Set(expected));
  });

  it('says which words it took instead of what was mistyped', async () => {
    await expect(visitor.fullSearch({ text: 'futzal' })).resolves.toMatchObject({ spelledAs: ['futsal'] });
    await expect(visitor.fullSearch({ text: 'futsal' })).resolves.not.toHaveProperty('spelledAs');
  });

  it('shows what is near the city first, and how far it is', async () => {
    const far = anEntry({ title: 'Petanque cup', point: { lat: 47, lng: -122 }, startsAt: '2028-01-05T00:00:00.000Z' });
    const near = anEntry({ title: 'Petanque cup', startsAt: '2028-02-05T00:00:00.000Z' });
    await putEntries([far, near], table());
    expect(await found('petan')).toEqual([far.refId, near.refId]);
    const { entries } = await visitor.fullSearch({ text: 'petan', lat: austin.lat, lng: austin.lng });
    expect(entries.map(({ refId, distanceMiles }) => [refId, distanceMiles])).toEqual([
      [near.refId, 0],
      [far.refId, expect.any(Number)],
    ]);
  });

  it('finds what is near among more of the same word than it reads', async () => {
    const crowd = Array.from({ length: 400 }, () =>
      anEntry({ title: 'Croquet', gameTypeId: 'other', point: { lat: 10, lng: -150 } }),
    );
    const near = anEntry({ title: 'Croquet', gameTypeId: 'other' });
    await putEntries([...crowd, near], table());
    const { entries, isComplete } = await visitor.fullSearch({ text: 'croquet', lat: austin.lat, lng: austin.lng });
    expect(entries[0]?.refId).toBe(near.refId);
    expect(isComplete).toBe(false);
  });

  it('leaves out what has begun, and other kinds when one is asked for', async () => {
    const [past, place, later] = [
      anEntry({ title: 'Quoits', startsAt: '2025-01-01T00:00:00.000Z' }),
      anEntry({ kind: 'place', refId: 'plc_1', title: 'Quoits ground' }),
      anEntry({ title: 'Quoits' }),
    ];
    const { startsAt: _, timeZone: __, ...standing } = place!;
    await putEntries([past!, standing, later!], table());
    expect((await found('quoits')).sort()).toEqual([later!.refId, 'plc_1'].sort());
    expect(await found('quoits', { kind: 'place' })).toEqual(['plc_1']);
  });

  it('names each wrong field', async () => {
    await expect(visitor.fullSearch({ text: 'ab' })).rejects.toMatchObject({
      code: 'request.invalid',
      fields: { text: 'Type at least three letters.' },
    });
  });

  it('finds nothing by signs alone', async () => {
    expect(await found('!!! ???')).toEqual([]);
  });
});

/** Entries with a word for each term, at least one of the longest in the title; with a letter forgiven when there are none. */
function bruteForce(entries: readonly Entry[], text: string): Entry[] {
  const terms = termsOf(text);
  const by = (fits: (term: string, word: string) => boolean) =>
    entries.filter((entry) => {
      const leads = terms.slice(0, 3).some((term) => leadingWordsOf(entry).some((word) => fits(term, word)));
      return leads && terms.every((term) => allWordsOf(entry).some((word) => fits(term, word)));
    });
  const exact = by((term, word) => word.startsWith(term));
  return exact.length > 0 ? exact : by(isNear);
}
