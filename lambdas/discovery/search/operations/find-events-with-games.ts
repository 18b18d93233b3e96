import type { Cursors } from '#lambdas/kernel/http/cursor.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { discovery } from '#shared/discovery/contract.ts';
import { positionOf, withGames } from '../card.ts';
import { findLatest, mirroredPosition, mirrorTime } from '../find-latest.ts';
import { after, findSoonest } from '../find-soonest.ts';
import { circle } from '../region.ts';
import { shownFrom } from '../shown-from.ts';
import type { ReadCards } from '../store.ts';
import { always, instant, latest } from '../when.ts';

type Input = Parsed<typeof discovery.operations.findEventsWithGames>;
type Page = Output<typeof discovery.operations.findEventsWithGames>;

const hour = 3_600_000;
/** What began so long ago may still be played. */
const onForHours = 12;
/** Past events are kept for so long. */
const keptHours = 90 * 24;

/** Public events that have games: on now and to come, soonest first, or begun, latest first. */
export async function findEventsWithGames(input: Input, read: ReadCards, cursors: Cursors, now: Date): Promise<Page> {
  const { limit, cursor, radiusMiles, gameTypeId, when } = input;
  const isPast = when === 'past';
  const stretch = isPast ? past(input, now) : ahead(input, now);
  const { cards, reached } = await (isPast ? findLatest : findSoonest)(
    {
      region: circle(input, radiusMiles),
      among: withGames,
      keeps: gameTypeId === undefined ? undefined : (card) => card.gameTypeId === gameTypeId,
      ...stretch,
      from: latest(stretch.from, cursor && after(await cursors.read(cursor))),
      wanted: limit + 1,
    },
    read,
  );
  const page = cards.slice(0, limit);
  const last = page.at(-1);
  const end = cards.length > limit && last ? (isPast ? mirroredPosition(last) : positionOf(last)) : reached;
  return { events: page.map(shownFrom(input)), ...(end && { nextCursor: await cursors.write(end) }) };
}

const ahead = ({ from, until }: Input, now: Date) => ({
  from: latest(instant(from), new Date(now.getTime() - onForHours * hour).toISOString()),
  until: instant(until) ?? always,
});

/** In the mirror the search goes from the last moment asked for back to the first. */
function past({ from, until }: Input, now: Date) {
  const [first, last] = [instant(from), instant(until)];
  const oldest = new Date(now.getTime() - keptHours * hour).toISOString();
  return {
    from: mirrorTime(last && last < now.toISOString() ? last : now.toISOString()),
    until: mirrorTime(latest(first, oldest)),
  };
}
