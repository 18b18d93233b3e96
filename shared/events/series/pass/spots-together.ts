import type { PassDate } from './contract.ts';

interface Chosen {
  readonly personId: string;
  readonly dates: readonly Pick<PassDate, 'eventId' | 'state' | 'left' | 'priceMinor'>[];
}

/** The spots of an order for a pass for some players: on each date all who need one get it, or none of them does. */
export function spotsTogether(
  chosen: readonly Chosen[],
): readonly { readonly personId: string; readonly eventId: string; readonly amountMinor: number }[] {
  const needed = chosen.flatMap(({ personId, dates }) =>
    dates
      .filter(({ state }) => state === 'included' || state === 'full')
      .map(({ priceMinor: amountMinor, ...date }) => ({ ...date, personId, amountMinor })),
  );
  return [...Map.groupBy(needed, ({ eventId }) => eventId).values()]
    .filter((all) => all.every(({ state, left }) => state === 'included' && left >= all.length))
    .flatMap((all) => all.map(({ personId, eventId, amountMinor }) => ({ personId, eventId, amountMinor })));
}
