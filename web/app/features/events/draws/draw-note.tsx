import type { Answer } from '#shared/contract/operation.ts';
import type { events } from '#shared/events/contract.ts';
import type { Event } from '#shared/events/details/schemas.ts';
import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { whenIn } from '#web/blocks/event-time.ts';

export type Draw = NonNullable<Answer<typeof events.operations.getEvent>['draw']>;

/** Whether spots are yet to be drawn. */
export const isUndrawn = (draw: Draw | undefined): boolean => draw !== undefined && draw.drawnAt === undefined;

interface DrawNoteProps {
  readonly event: Event;
  readonly draw: Draw;
}

/** That spots are drawn, when, and where to see that it is fair. */
export function DrawNote({ event: { eventId, timeZone, drawsAt = '' }, draw: { commitment, drawnAt } }: DrawNoteProps) {
  const token = new URLSearchParams(location.search).get('t') ?? undefined;
  return (
    <div>
      <p>
        {drawnAt
          ? 'Spots were drawn by lot. Open spots go down the drawn order.'
          : `Spots are drawn by lot ${whenIn(timeZone, drawsAt, drawsAt)}. ${
              commitment ? 'Enter before then: all entries have the same chance.' : 'Entries open in a moment.'
            }`}
      </p>
      <AppLink to={paths.draw(eventId, token)}>{drawnAt ? 'Check the draw' : 'How the draw works'}</AppLink>
    </div>
  );
}
