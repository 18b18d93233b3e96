import { expect, it, vi } from 'vitest';
import { clock } from '#lambdas/kernel/clock.ts';
import { countingRequests } from '#tests/support/product/counted-requests.ts';
import { aKnownAndAnUnknownAddress, entryPoints, hiddenByAFloor } from '#tests/support/product/entry-points.ts';

// The answer's time has a floor, which would make this test slow and nothing truer.
vi.spyOn(clock, 'wait').mockResolvedValue();

it('answers the same to the byte for a known and an unknown address, at every place that takes one', async () => {
  const asks = await entryPoints();
  expect(asks).toHaveLength(15);
  for (const [name, ask] of asks) {
    const { known, unknown } = await aKnownAndAnUnknownAddress();
    const answer = await ask(known);
    expect(answer, name).not.toContain('request.invalid');
    expect(await ask(unknown), name).toBe(answer);
  }
});

it('reads and writes as often for a known address as for an unknown one, where no floor hides the time', async () => {
  const asks = (await entryPoints()).filter(([name]) => !hiddenByAFloor.includes(name));
  expect(asks).toHaveLength(13);
  for (const [name, ask] of asks) {
    // What is read once and kept, secrets and the like, is there after the first.
    await ask((await aKnownAndAnUnknownAddress()).unknown);
    const { known, unknown } = await aKnownAndAnUnknownAddress();
    const { requests } = await countingRequests(() => ask(known));
    expect((await countingRequests(() => ask(unknown))).requests, name).toBe(requests);
  }
});
