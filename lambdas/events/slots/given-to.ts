import type { SignUps } from './choose.ts';

interface Given {
  readonly orderId: string;
  readonly from: string;
  readonly to: string;
}

/** The slots of an order for another person, who has its spot from now on. */
export const givenTo = ({ paid, ...is }: SignUps, { orderId, from, to }: Given): SignUps => ({
  ...is,
  paid: Object.fromEntries(
    Object.entries(paid).map(([slotId, { [from]: own, ...others }]) => {
      if (own === undefined) return [slotId, others];
      return [slotId, { ...others, [own === orderId ? to : from]: own }];
    }),
  ),
});
