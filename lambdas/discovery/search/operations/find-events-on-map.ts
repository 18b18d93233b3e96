import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { discovery } from '#shared/discovery/contract.ts';
import { filterOf } from '#shared/discovery/filters.ts';
import { findLatest, mirrorTime } from '../find-latest.ts';
import { findSoonest } from '../find-soonest.ts';
import { box } from '../region.ts';
import { shownFrom } from '../shown-from.ts';
import type { ReadCards } from '../store.ts';
import { always, instant, latest } from '../when.ts';

type Input = Parsed<typeof discovery.operations.findEventsOnMap>;
type Page = Output<typeof discovery.operations.findEventsOnMap>;

/** Past events are kept for so long. */
const keptDays = 90;

/** Public events in a part of the map: to come, soonest first, or past, latest first. */
export async function findEventsOnMap(input: Input, read: ReadCards, now: Date): Promise<Page> {
  const { bounds, page, hits, gameTypeId, pastFuture } = input;
  const find = pastFuture === 'past' ? findLatest : findSoonest;
  const { cards, reached } = await find(
    {
      region: box(bounds),
      among: gameTypeId,
      keeps: filterOf(input),
      ...(pastFuture === 'past' ? past(input, now) : future(input, now)),
      wanted: (page + 1) * hits + 1,
    },
    read,
  );
  return {
    events: cards.slice(page * hits, (page + 1) * hits).map(shownFrom(input)),
    page,
    hits,
    hasMore: cards.length > (page + 1) * hits,
    isCut: reached !== undefined,
  };
}

const future = (input: Input, now: Date) => ({
  from: latest(instant(input.from), now.toISOString()),
  until: instant(input.until) ?? always,
});

/** In the mirror the search goes from the last moment asked for, itself not included, back to the first. */
function past(input: Input, now: Date) {
  const oldest = new Date(now.getTime() - keptDays * 86_400_000).toISOString();
  const until = instant(input.until);
  return {
    from: mirrorTime(justBefore(until && until < now.toISOString() ? until : now.toISOString())),
    until: mirrorTime(justBefore(latest(instant(input.from), oldest))),
  };
}

const justBefore = (moment: string) => new Date(Date.parse(moment) - 1).toISOString();
