import { dayWords } from '#shared/competitions/seasons/home/day-words.ts';
import { untilWords } from '#shared/competitions/seasons/home/match-days.ts';
import type { SeasonView } from '#shared/competitions/seasons/views.ts';
import { toLocal } from '#shared/time.ts';
import { Chip } from '#web/blocks/look/chip.ts';
import { deadlineWords, pricesOf, spotsWords } from './register-words.ts';
import './register-card.css';

interface RegisterFactsProps {
  readonly view: Pick<SeasonView, 'season' | 'spots' | 'team' | 'adjustMinor'>;
  readonly now: Date;
}

/** What people decide by: the room that is left, the first day, the prices and until when they can register. */
export function RegisterFacts({ view: { season, spots, team, adjustMinor }, now }: RegisterFactsProps) {
  const prices = pricesOf(season, { plan: team.plan, adjustMinor });
  const deadline = deadlineWords(season, now);
  return (
    <div className="register-facts">
      <p>
        {startWords(season, now)}
        {spotsWords(spots).map(({ words, isFull }) => (
          <Chip key={words} tone={isFull ? 'bad' : 'wait'}>
            {words}
          </Chip>
        ))}
      </p>
      <p className="register-prices">
        {prices.length === 0 && <b>Free</b>}
        {prices.map(({ sum, each }) => (
          <span key={each}>
            <b>{sum}</b>
            {` ${each}`}
          </span>
        ))}
        {deadline && <span className="register-deadline">{deadline}</span>}
      </p>
    </div>
  );
}

/** `Starts Sat, Feb 6, in 12 days`; of a season that began, since when it is played. */
function startWords({ startDate, timeZone }: SeasonView['season'], now: Date): string {
  const localNow = toLocal(now, timeZone);
  const day = dayWords(startDate);
  return startDate < localNow.slice(0, 10) ? `Started ${day}` : `Starts ${day}, ${untilWords(startDate, localNow)}`;
}
