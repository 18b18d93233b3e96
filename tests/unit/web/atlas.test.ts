import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { atlasFiles } from '#web/build/atlas-files.ts';

const files = atlasFiles();
const states = [...files.keys()].filter((name) => /^[A-Z]{2}$/.test(name));

describe('the maps without tiles', () => {
  it('are a small file for each state', () => {
    expect(states).toHaveLength(51);
    for (const name of states) expect(gzipSync(files.get(name) ?? '').byteLength, name).toBeLessThan(12_000);
  });

  it('say which ground each state covers', () => {
    const index: [string, number, number, number, number][] = JSON.parse(files.get('index') ?? '');
    const [, west = 0, south = 0, east = 0, north = 0] = index.find(([name]) => name === 'TX') ?? [];
    expect([west, east]).toEqual([expect.closeTo(-106.6, 0), expect.closeTo(-93.5, 0)]);
    expect([south, north]).toEqual([expect.closeTo(25.8, 0), expect.closeTo(36.5, 0)]);
  });

  it('name the largest towns first', () => {
    const { towns } = JSON.parse(files.get('TX') ?? '');
    expect(towns.slice(0, 4).map(([name]: [string]) => name)).toEqual(['Houston', 'San Antonio', 'Dallas', 'Austin']);
  });
});
