import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { drawsContract } from '#shared/events/draws/contract.ts';
import { seating } from '#shared/events/rsvp/line/seats.ts';
import type { EventStore } from '../../details/store.ts';
import { visibleEvent } from '../../details/visibility/visible-event.ts';
import type { StoredLine } from '../../rsvp/line/line.ts';
import type { DrawStore } from '../store.ts';

type Operations = (typeof drawsContract)['operations'];
type Drawn = NonNullable<Output<Operations['getDraw']>['drawn']>;

interface Seen {
  readonly events: EventStore;
  readonly draws: Pick<DrawStore, 'find'>;
}

export const getDraw = async (input: Parsed<Operations['getDraw']>, by: Seen): Promise<Output<Operations['getDraw']>> =>
  (await look(input, by)).view;

export async function getMyDraw(
  input: Parsed<Operations['getMyDraw']>,
  caller: Caller,
  by: Seen,
): Promise<Output<Operations['getMyDraw']>> {
  const { userId } = actorOf(caller);
  const { view, line, firstNumber } = await look(input, by, userId);
  const myNumber = entryOf(userId, line, view.drawn, firstNumber);
  return { ...view, ...(myNumber !== undefined && { myNumber }) };
}

async function look(input: Parsed<Operations['getDraw']>, { events, draws }: Seen, userId?: string) {
  const { event, line } = await visibleEvent(input, events, userId);
  if (event.waitlistMode !== 'lottery' || !event.drawsAt) throw new Problem('draw.notFound');
  const { commitment, drawnAt } = line;
  // The seed is looked for only once the line says that it was used.
  const row = drawnAt ? await draws.find(event.eventId) : undefined;
  const drawn = row?.drawnAt ? ({ ...row } as unknown as Drawn) : undefined;
  const view = {
    title: event.title,
    timeZone: event.timeZone,
    drawsAt: event.drawsAt,
    entered: seating(line).waiting.length,
    ...(commitment && { commitment }),
    ...(drawn && { drawn }),
  };
  return { view, line, firstNumber: row?.firstNumber ?? 0 };
}

/** The number of an entry: the one they wait with, or, after the draw, the one whose place they have. */
function entryOf(userId: string, { order, waits }: StoredLine, drawn: Drawn | undefined, firstNumber: number) {
  if (!drawn) return waits[userId];
  const number = order[userId] ?? waits[userId];
  return number === undefined ? undefined : drawn.order[number - firstNumber];
}
