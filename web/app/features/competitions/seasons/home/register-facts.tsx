import type { SeasonView } from '#shared/competitions/seasons/views.ts';
import { Chip } from '#web/blocks/look/chip.ts';
import { dayWords } from './day-words.ts';
import { deadlineWords, pricesOf, spotsWords } from './register-words.ts';
import './register-card.css';

interface RegisterFactsProps {
  readonly view: Pick<SeasonView, 'season' | 'spots'>;
  readonly now: Date;
}

/** What people decide by: the room that is left, the first day, the prices and until when they can register. */
export function RegisterFacts({ view: { season, spots }, now }: RegisterFactsProps) {
  const prices = pricesOf(season);
  const deadline = deadlineWords(season, now);
  return (
    <div className="register-facts">
      <p>
        {`Starts ${dayWords(season.startDate)}`}
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
