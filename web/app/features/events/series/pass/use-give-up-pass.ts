import { seriesPass } from '#shared/events/series/pass/contract.ts';
import { quantity } from '#shared/quantity.ts';
import { operations } from '#web/app/operations/operations.ts';
import { useChange } from '#web/app/operations/use-change.ts';

interface Given {
  readonly eventId: string;
  /** The players: children, and the reader as `undefined`. */
  readonly people: readonly (string | undefined)[];
}

/** Leaves every date that a pass paid for, or holds, for some of a family. */
export const useGiveUpPass = () =>
  useChange(
    async ({ eventId, people }: Given) => {
      let dates = 0;
      for (const dependantId of people) {
        const { left } = await operations(seriesPass).giveUpPass({ eventId, ...(dependantId && { dependantId }) });
        dates += left;
      }
      return dates;
    },
    {
      done: (left, { people }) =>
        people.some(Boolean) ? `You gave up ${quantity(left, 'spot')}` : `You left ${quantity(left, 'date')}`,
    },
  );
