import { seriesPass } from '#shared/events/series/pass/contract.ts';
import { quantity } from '#shared/quantity.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';

/** Leaves every date that the pass paid for, or holds. */
export const useGiveUpPass = () =>
  useOperation(seriesPass, 'giveUpPass', { done: ({ left }) => `You left ${quantity(left, 'date')}` });
