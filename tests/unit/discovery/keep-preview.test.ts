import { describe, expect, it } from 'vitest';
import { keepPreview, type PreviewKeeping } from '#lambdas/discovery/share-images/keep-preview.ts';
import type { SharedThing } from '#lambdas/discovery/share-images/shared-thing.ts';
import type { LinkPreview } from '#lambdas/discovery/share-images/store.ts';
import { shareImageKey } from '#shared/look/share-image.ts';

const refId = 'evt_1';
const now = new Date('2031-01-01T12:00:00Z');

const version = (number: number, title?: string): SharedThing => ({
  refId,
  version: number,
  shown: title === undefined ? undefined : { title, lines: ['Tue, Nov 24', 'Pease Park'], gameTypeId: 'running' },
});

/** A bucket and a row that remember; `failsAt` breaks off the write of that number, once. */
function aWorld({ failsAt = 0 } = {}) {
  const files = new Map<string, string>();
  const drawn: string[] = [];
  const world: { row?: LinkPreview; writes: number } = { writes: 0 };
  const step = () => {
    world.writes += 1;
    if (world.writes === failsAt) throw new Error('Broken off');
  };
  const keeping: PreviewKeeping = {
    previews: {
      find: async () => world.row,
      save: async (preview) => {
        step();
        if (world.row && world.row.version >= preview.version) return false;
        world.row = preview;
        return true;
      },
    },
    objects: {
      find: async () => undefined,
      readStart: async () => undefined,
      write: async (key, content) => {
        step();
        files.set(key, Buffer.from(content).toString());
      },
      remove: async (key) => {
        step();
        files.delete(key);
      },
    },
    draw: async ({ title }) => {
      drawn.push(title);
      return new Uint8Array(Buffer.from(title));
    },
  };
  const keep = (thing: SharedThing) => keepPreview(thing, keeping, now);
  return { keep, files, drawn, row: () => world.row };
}

const only = (number: number, title: string) => [[shareImageKey({ refId, version: number }), title]];

describe('the preview of a link', () => {
  it('has one image, of the newest version, and its words', async () => {
    const { keep, files, row } = aWorld();
    await keep(version(1, 'Dawn run'));
    await keep(version(2, 'Dusk run'));
    expect([...files]).toEqual(only(2, 'Dusk run'));
    expect(row()).toEqual({ refId, version: 2, title: 'Dusk run', description: 'Tue, Nov 24 · Pease Park' });
  });

  it('is drawn once for the same news, however often that comes', async () => {
    const { keep, drawn } = aWorld();
    for (let times = 0; times < 3; times += 1) await keep(version(1, 'Dawn run'));
    expect(drawn).toEqual(['Dawn run']);
  });

  it.each([
    [1, 2, 3],
    [3, 2, 1],
    [2, 3, 1, 2],
    [3, 1, 3],
  ])('is the same in every order of the news: %i, %i, %i', async (...order) => {
    const { keep, files } = aWorld();
    for (const number of order) await keep(version(number, `Run ${number}`));
    expect([...files]).toEqual(only(3, 'Run 3'));
  });

  it('goes once the thing is not public, and does not come back with older news', async () => {
    const { keep, files, row } = aWorld();
    await keep(version(2, 'Dawn run'));
    await keep(version(3));
    await keep(version(1, 'Dawn run'));
    expect([...files]).toEqual([]);
    expect(row()).toEqual({ refId, version: 3 });
  });

  it('leaves no image behind when two versions are drawn at once', async () => {
    const { keep, files } = aWorld();
    await Promise.all([keep(version(1, 'Dawn run')), keep(version(2)), keep(version(3, 'Dusk run'))]);
    expect([...files]).toEqual(only(3, 'Dusk run'));
  });

  it.each([1, 2, 3, 4, 5])('is made whole when it was broken off at step %i and is told again', async (failsAt) => {
    const { keep, files } = aWorld({ failsAt });
    for (const thing of [version(1, 'Dawn run'), version(2, 'Dusk run')]) await keep(thing).catch(() => keep(thing));
    expect([...files]).toEqual(only(2, 'Dusk run'));
  });
});
