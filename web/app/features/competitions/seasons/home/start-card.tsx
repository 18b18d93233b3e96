import { dayWords } from '#shared/competitions/seasons/home/day-words.ts';
import { untilWords } from '#shared/competitions/seasons/home/match-days.ts';
import './season-next.css';

interface StartCardProps {
  readonly startDate: string;
  readonly localNow: string;
}

/** How long it is until a season starts that has no schedule yet. */
export const StartCard = ({ startDate, localNow }: StartCardProps) => (
  <section className="season-next" aria-label="Start of the season">
    <div className="season-next-head">
      <h2>{`The season starts on ${dayWords(startDate)}.`}</h2>
      <span>{untilWords(startDate, localNow)}</span>
    </div>
    <p>The matches show up here once the organizer publishes the schedule.</p>
  </section>
);
