import type { Answer } from '#shared/contract/operation.ts';
import type { events } from '#shared/events/contract.ts';
import type { Event } from '#shared/events/details/schemas.ts';
import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { whenIn } from '#web/blocks/event-time.ts';

export type Draw = NonNullable<Answer<typeof events.operations.getEvent>['draw']>;

/** Whether seats are yet to be drawn. */
export const isUndrawn = (draw: Draw | undefined): boolean => draw !== undefined && draw.drawnAt === undefined;

interface DrawNoteProps {
  readonly event: Event;
  readonly draw: Draw;
}

/** That seats are drawn, when, and where to see that it is fair. */
export function DrawNote({ event: { eventId, timeZone, drawsAt = '' }, draw: { commitment, drawnAt } }: DrawNoteProps) {
  const token = new URLSearchParams(location.search).get('t') ?? undefined;
  return (
    <div>
      <p>
        {drawnAt
          ? 'Seats were drawn by lot. Free seats go down the drawn order.'
          : `Seats are drawn by lot ${whenIn(timeZone, drawsAt, drawsAt)}. ${
              commitment ? 'Whoever enters before has the same chance.' : 'Entries open in a moment.'
            }`}
      </p>
      <AppLink to={paths.draw(eventId, token)}>{drawnAt ? 'Check the draw' : 'How the draw works'}</AppLink>
    </div>
  );
}
