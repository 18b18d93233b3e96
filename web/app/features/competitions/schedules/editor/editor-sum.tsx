import type { ScheduledMatch } from '#shared/competitions/schedules/version.ts';
import { quantity } from '#shared/quantity.ts';
import { daysOfWeek } from './days-of-week.ts';

interface EditorSumProps {
  readonly matches: readonly Pick<ScheduledMatch, 'at'>[];
  readonly red: number;
  readonly yellow: number;
}

/** `28 matches · 7 Saturdays · 1 problem · 1 thing to check`. */
export const EditorSum = ({ matches, red, yellow }: EditorSumProps) => (
  <p className="editor-sum">
    {`${quantity(matches.length, 'match', 'matches')} · ${daysOfWeek(matches)}`}
    {red > 0 && (
      <>
        {' · '}
        <strong data-level="red">{quantity(red, 'problem')}</strong>
      </>
    )}
    {yellow > 0 && (
      <>
        {' · '}
        <strong data-level="yellow">{quantity(yellow, 'thing')} to check</strong>
      </>
    )}
  </p>
);
