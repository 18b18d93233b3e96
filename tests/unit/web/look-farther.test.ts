import { expect, it } from 'vitest';
import { lookFarther } from '#web/app/map/look-farther.ts';

/** A search that finds its first place so many miles away. */
const search = (nearest: number) => {
  const asked: number[] = [];
  const look = async (miles: number) => {
    asked.push(miles);
    return miles >= nearest ? ['a park'] : [];
  };
  return { asked, look };
};
const isNothing = ({ length }: readonly string[]) => length === 0;

it.each([
  [undefined, 10, [25], 25],
  [undefined, 40, [25, 50], 50],
  [undefined, 400, [25, 50, 100], 100],
  [5, 10, [5], 5],
])(
  'looks farther until something is found, unless a distance of %o was chosen',
  async (chosen, nearest, miles, last) => {
    const { asked, look } = search(nearest);
    const { found, radius } = await lookFarther(chosen, [25, 50, 100], look, isNothing);
    expect(asked).toEqual(miles);
    expect(radius).toBe(last);
    expect(found).toEqual(last >= nearest ? ['a park'] : []);
  },
);
