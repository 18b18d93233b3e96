import { expect, it } from 'vitest';
import { drawIcon, installIcons } from '#web/build/install-icons.ts';

it.each(Object.values(installIcons))('draws $file of $size pixels', async (icon) => {
  const png = Buffer.from(await drawIcon(icon));
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([icon.size, icon.size]);
});
