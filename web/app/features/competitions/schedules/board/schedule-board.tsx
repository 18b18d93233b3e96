import Box from '@cloudscape-design/components/box';
import LiveRegion from '@cloudscape-design/components/live-region';
import { useEffect, useRef } from 'react';
import type { Unplaced } from '#shared/competitions/schedules/receipt/unplaced.ts';
import type { PlayedAt } from '#shared/competitions/schedules/schemas.ts';
import type { Break } from '#shared/competitions/schedules/solver/judge-move.ts';
import type { ScheduledMatch } from '#shared/competitions/schedules/version.ts';
import { MatchButton } from '../../brackets/match-button.tsx';
import { useCarrying } from '../../games/offline/use-carrying.ts';
import { type BoardSlot, dayOfSlot, inOrder, sameSlot, sayDay, sayTime } from './board-slots.ts';
import { DayOnBoard } from './day-on-board.tsx';
import './schedule-board.css';

interface Props {
  readonly matches: readonly ScheduledMatch[];
  readonly unplaced: readonly Unplaced[];
  readonly slots: readonly BoardSlot[];
  /** The names of entrants and courts. */
  readonly entrantName: (entrantId: string) => string;
  readonly courtName: (placeId: string, courtId: string) => string;
  /** What a move would break; see `judgeMoves`. */
  readonly judge: (key: string, to: PlayedAt) => readonly Break[];
  readonly onMove: (key: string, to: PlayedAt) => void;
}

/** A schedule by day and court. Matches are moved by dragging, by keys or by taps; what a move would break is said at once. */
export function ScheduleBoard({ matches, unplaced, entrantName, courtName, judge, onMove, ...props }: Props) {
  const slots = inOrder(props.slots);
  const sayMatch = ({ homeId, awayId }: ScheduledMatch) => `${entrantName(homeId)} – ${entrantName(awayId)}`;
  const saySlot = (slot: PlayedAt) =>
    `${sayDay(dayOfSlot(slot))}, ${sayTime(slot)}, ${courtName(slot.placeId, slot.courtId)}`;
  const moved = useRef<Moved>(undefined);
  const board = useRef<HTMLFieldSetElement>(null);
  const move = (key: string, to: PlayedAt) => {
    moved.current = { key, to };
    onMove(key, to);
  };
  const carrying = useCarrying({ slots, judge, onMove: move, sayMatch, saySlot });
  useFocusOnMoved(board, moved, matches);

  const buttonOf = (match: ScheduledMatch) => <MatchButton match={match} name={sayMatch(match)} carrying={carrying} />;
  const waiting = matches.filter(({ at }) => !at);
  return (
    <fieldset ref={board} className="schedule-board" onKeyDown={carrying.onKeyDown} aria-label="Schedule">
      <div className="schedule-said">
        <LiveRegion assertive>{carrying.said || 'Choose a match to move it.'}</LiveRegion>
      </div>
      {waiting.length > 0 && (
        <section aria-label="Unscheduled">
          <Box variant="h3">Unscheduled</Box>
          <ul className="schedule-waiting">
            {waiting.map((match) => (
              <li key={match.key}>
                {buttonOf(match)}
                <Box variant="small">{unplaced.find(({ key }) => key === match.key)?.sentence}</Box>
              </li>
            ))}
          </ul>
        </section>
      )}
      {[...Map.groupBy(slots, dayOfSlot)].map(([day, ofDay]) => (
        <DayOnBoard key={day} {...{ day, matches, courtName, carrying, buttonOf }} slots={ofDay} />
      ))}
    </fieldset>
  );
}

interface Moved {
  readonly key: string;
  readonly to: PlayedAt;
}

/** A moved match is drawn elsewhere once saved: the focus of a keyboard user follows it. */
function useFocusOnMoved(
  board: { readonly current: HTMLElement | null },
  moved: { current: Moved | undefined },
  matches: readonly ScheduledMatch[],
): void {
  useEffect(() => {
    const to = moved.current;
    const isThere = to && matches.some(({ key, at }) => key === to.key && sameSlot(at, to.to));
    if (!isThere) return;
    moved.current = undefined;
    // The focus stays where it is if it moved on meanwhile.
    if (document.activeElement !== document.body) return;
    const buttons = [...(board.current?.querySelectorAll<HTMLElement>('[data-match]') ?? [])];
    buttons.find((button) => button.dataset.match === to.key)?.focus();
  }, [matches]);
}
