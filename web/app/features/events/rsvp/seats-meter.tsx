import type { Seats } from '#shared/events/details/schemas.ts';
import { fullWords, quantity } from '#shared/quantity.ts';

interface SeatsMeterProps {
  readonly seats: Seats;
  readonly capacity: number | null;
  /** True where seats are yet to be drawn by lot among those who wait. */
  readonly isUndrawn?: boolean;
}

/** How full an event is, drawn: a bar of taken seats, and who waits behind it. */
export function SeatsMeter({ seats, capacity, isUndrawn = false }: SeatsMeterProps) {
  return (
    <div className="seats">
      <p className="seats-words">{inWords(seats, capacity)}</p>
      {capacity !== null && (
        <svg className="seats-bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
          <rect className="seats-all" width="100" height="8" rx="1" />
          <rect className="seats-taken" width={(100 * seats.taken) / Math.max(1, capacity)} height="8" rx="1" />
        </svg>
      )}
      {seats.waiting > 0 && <p className="seats-waiting">{isUndrawn ? enteredWords(seats) : waitingWords(seats)}</p>}
    </div>
  );
}

const waitingWords = ({ waiting }: Seats) =>
  quantity(waiting, 'player is on the waitlist', 'players are on the waitlist');
const enteredWords = ({ waiting }: Seats) => quantity(waiting, 'person is in the draw', 'people are in the draw');

function inWords({ taken, free }: Seats, capacity: number | null): string {
  if (capacity === null) return `${taken} in, no limit`;
  const held = capacity - taken - (free ?? 0);
  if (free === 0 && held === 0) return fullWords(capacity);
  return `${taken} of ${quantity(capacity, 'spot')} taken, ${held > 0 ? `${held} held for people in line, ` : ''}${free} free`;
}
