import { describe, expect, it } from 'vitest';
import { createEdgeCache } from '#infra/local/gateway/edge-cache.ts';

/** A page that counts how often it was rendered, and the cache before it. */
function aPage(cacheControl: string, status = 200) {
  let at = Date.parse('2031-07-04T18:30:00Z');
  let renders = 0;
  const cached = createEdgeCache(() => new Date(at));
  const render = async () => {
    renders += 1;
    return { status, headers: { 'cache-control': cacheControl }, body: `${renders}` };
  };
  const ask = async (key = '/evt/1') => (await cached(key, render)).body;
  const later = (seconds: number) => {
    at += seconds * 1000;
  };
  return { ask, later };
}

describe('the edge', () => {
  it('shows a kept page while it is fresh, an old one while it fetches, and never one older than both', async () => {
    const { ask, later } = aPage('public, max-age=0, s-maxage=5, stale-while-revalidate=5');
    expect([await ask(), await ask()]).toEqual(['1', '1']);
    later(6);
    expect(await ask()).toBe('1');
    await Promise.resolve();
    expect(await ask()).toBe('2');
    later(11);
    expect(await ask()).toBe('3');
  });

  it.each(['private, no-store', 'no-store', 'public, max-age=60', ''])('keeps nothing under %j', async (rule) => {
    const { ask } = aPage(rule);
    expect([await ask(), await ask()]).toEqual(['1', '2']);
  });

  it('keeps no refusal', async () => {
    const { ask } = aPage('public, s-maxage=60', 404);
    expect([await ask(), await ask()]).toEqual(['1', '2']);
  });

  it('keeps each address apart, and asks once for many who come together', async () => {
    const { ask } = aPage('public, s-maxage=60');
    expect(await Promise.all([ask('/a'), ask('/a'), ask('/b')])).toEqual(['1', '1', '2']);
  });
});
